export const titles = {
  note: 'Remarque',
  tip: 'Astuce',
  sandbox: 'Différent dans le bac à sable',
  warn: 'Attention',
  danger: 'Avertissement',
};
export const ownTitles = {
  note: '{}',
  tip: '{}',
  sandbox: 'Bac à sable\u00a0: {}',
  warn: 'Attention\u00a0: {}',
  danger: 'Avertissement\u00a0: {}',
};
