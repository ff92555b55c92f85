export const LANG: string = 'de';
export const LOCALE: string = 'de-DE';
