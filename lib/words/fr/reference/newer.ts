export const newer: string = 'Plus récent que cette page\u00a0: {}';
export const close: string = 'Fermer';
