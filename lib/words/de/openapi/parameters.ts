/** Headings of parameters by their location. */
export const parameters = {
  path: 'Pfadparameter',
  query: 'Query-Parameter',
  header: 'Header',
  cookie: 'Cookies',
  other: 'Parameter',
};
