export const titles = {
  note: 'Hinweis',
  tip: 'Tipp',
  sandbox: 'In der Sandbox ist das anders',
  warn: 'Vorsicht',
  danger: 'Warnung',
};
export const ownTitles = {
  note: '{}',
  tip: '{}',
  sandbox: 'Sandbox: {}',
  warn: 'Vorsicht: {}',
  danger: 'Warnung: {}',
};
