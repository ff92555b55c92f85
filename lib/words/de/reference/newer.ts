export const newer: string = 'Neuer als diese Seite: {}';
export const close: string = 'Schließen';
