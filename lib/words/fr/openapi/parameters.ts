/** Headings of parameters by their location. */
export const parameters = {
  path: 'Paramètres de chemin',
  query: 'Paramètres de requête',
  header: 'En-têtes',
  cookie: 'Cookies',
  other: 'Paramètres',
};
