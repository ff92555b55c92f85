/** Titles by tone, where a writer gives none. */
export const titles = {
  note: 'Note',
  tip: 'Tip',
  sandbox: 'Sandbox differs here',
  warn: 'Careful',
  danger: 'Warning',
};
/** Titles of a writer, after the name of their tone; `{}` is the writer’s. */
export const ownTitles = {
  note: '{}',
  tip: '{}',
  sandbox: 'Sandbox: {}',
  warn: 'Careful: {}',
  danger: 'Warning: {}',
};
