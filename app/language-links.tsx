import { LANGUAGE_LINK } from '@/lib/bootstrap/language/keep-place';
import { readLanguages } from '@/lib/content/read-languages';
import { getLanguageRoot, nameLanguage } from '@/lib/pages/reading/page-languages';
import styles from './language-links.module.css';

/**
 * The portal in its other languages; nothing where there is one. Each page leads to itself there
 * (`lib/kit/build/html/rewrite-page.ts`), and keeps its place.
 */
export function LanguageLinks() {
  const { own, all } = readLanguages();
  return all
    .filter((language) => language !== own)
    .map((language) => (
      <a
        key={language}
        lang={language}
        hrefLang={language}
        className={styles.link}
        {...{ [LANGUAGE_LINK]: getLanguageRoot(language) }}
        href={`${getLanguageRoot(language)}/`}
      >
        {nameLanguage(language)}
      </a>
    ));
}
