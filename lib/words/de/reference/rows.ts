export const rows = {
  operations: 'Operationen',
  fields: 'Felder',
  parameters: 'Parameter',
  headers: 'Header',
  values: 'Werte',
  examples: 'Beispiele',
  forms: 'Varianten',
  parts: 'Teile',
  mediaTypes: 'Medientypen',
  responses: 'Antworten',
  links: 'Links',
  callbacks: 'Callbacks',
  samples: 'Codebeispiele',
};
export const shownOf = (shown: string, all: string, what: string): string =>
  `${what}: ${shown} von ${all} werden angezeigt. `;
export const showAll = (all: string, what: string): string => `Alle ${all} ${what} anzeigen`;
