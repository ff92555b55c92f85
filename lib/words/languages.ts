/** Languages of the interface that ship: `lang` of content/site.json names one, and its folder here has its words. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;

/** Language of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** Locale of numbers, dates and plurals of each language. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
};

/** Language where content/site.json names none. Its words are the type of all others. */
export const DEFAULT_LANGUAGE: Language = 'en';
