export const LANG: string = 'en';
export const LOCALE: string = 'en-US';
