import * as de from './de/init';
import * as en from './en/init';
import * as fr from './fr/init';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages';

/** Words of the content that a new portal begins with. */
export type StarterWords = typeof en;

const WORDS: Readonly<Record<Language, StarterWords>> = { de, en, fr };

/**
 * Words in the language of a new portal, which is another one than that of the portal that is there.
 * @param lang answer of whoever makes it; one that does not ship is refused with `site.json`, and English here.
 */
export function getStarterWords(lang: string): StarterWords {
  return WORDS[LANGUAGES.find((one) => one === lang) ?? DEFAULT_LANGUAGE];
}
