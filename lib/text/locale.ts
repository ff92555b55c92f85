/** Locale of numbers, dates and sorting (SPEC 9 "Defaults"); the pages are written in it, too. */
export const LOCALE = 'en-US';
