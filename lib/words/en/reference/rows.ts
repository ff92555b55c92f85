/** What a long list holds, as a label and after a number. */
export const rows = {
  operations: 'operations',
  fields: 'fields',
  parameters: 'parameters',
  headers: 'headers',
  values: 'values',
  examples: 'examples',
  forms: 'forms',
  parts: 'parts',
  mediaTypes: 'media types',
  responses: 'responses',
  links: 'links',
  callbacks: 'callbacks',
  samples: 'samples',
};
export const shownOf = (shown: string, all: string, what: string): string =>
  `${shown} of ${all} ${what} are shown. `;
export const showAll = (all: string, what: string): string => `Show all ${all} ${what}`;
