import * as de from '@/.generated/languages/de/content/new-portal';
import * as deNavigation from '@/.generated/languages/de/shell/navigation';
import * as en from '@/.generated/languages/en/content/new-portal';
import * as enNavigation from '@/.generated/languages/en/shell/navigation';
import * as fr from '@/.generated/languages/fr/content/new-portal';
import * as frNavigation from '@/.generated/languages/fr/shell/navigation';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/words/languages';

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
