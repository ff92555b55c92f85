/** Headings of parameters by their location. */
export const parameters = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  other: 'Parameters',
};
