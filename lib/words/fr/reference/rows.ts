export const rows = {
  operations: 'opérations',
  fields: 'champs',
  parameters: 'paramètres',
  headers: 'en-têtes',
  values: 'valeurs',
  examples: 'exemples',
  forms: 'variantes',
  parts: 'parties',
  mediaTypes: 'types de média',
  responses: 'réponses',
  links: 'liens',
  callbacks: 'callbacks',
  samples: 'exemples de code',
};
export const shownOf = (shown: string, all: string, what: string): string =>
  `Affichage de ${shown} ${what} sur ${all}. `;
export const showAll = (all: string, what: string): string => `Afficher les ${all} ${what}`;
