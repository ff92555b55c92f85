/** Where a parameter may be sent, in reading order, with the heading of those that are. */
export const PARAMETER_LOCATIONS = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  other: 'Parameters',
} as const;
