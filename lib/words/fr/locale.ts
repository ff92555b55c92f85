export const LANG: string = 'fr';
export const LOCALE: string = 'fr-FR';
