import * as de from './de/init';
import * as deNavigation from './de/navigation';
import * as en from './en/init';
import * as enNavigation from './en/navigation';
import * as fr from './fr/init';
import * as frNavigation from './fr/navigation';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages';

/** Words of the content that a new portal begins with. */
export type StarterWords = typeof en & Pick<typeof enNavigation, 'getStarted' | 'sections'>;

const WORDS: Readonly<Record<Language, StarterWords>> = {
  de: { ...deNavigation, ...de },
  en: { ...enNavigation, ...en },
  fr: { ...frNavigation, ...fr },
};

/**
 * Words in the language of a new portal. `.generated/words` has those of the portal that it takes the place of.
 * @param lang language as it was answered; English for one that does not ship, which the check of `site.json` refuses.
 */
export function getStarterWords(lang: string): StarterWords {
  return WORDS[LANGUAGES.find((one) => one === lang) ?? DEFAULT_LANGUAGE];
}
