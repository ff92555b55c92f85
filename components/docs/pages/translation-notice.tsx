import * as words from '@/.generated/words/docs/translation';
import { Callout } from '@/components/ui/callout';
import { Sentence } from '@/components/ui/sentence';
import type { PageView } from '@/lib/pages/page-view';
import { nameLanguage, type PageTranslation } from '@/lib/pages/reading/page-languages';
import styles from './translation-notice.module.css';

/** Says that a page is in the language of its source, or older than that, and leads to it. */
export function TranslationNotice({ translation }: { translation: PageTranslation }) {
  const { language, own, first, source } = translation;
  const link = (
    <a href={source} hrefLang={first}>
      {words.source(nameLanguage(first, own))}
    </a>
  );
  return (
    <div className={styles.notice}>
      <Callout tone="note">
        <p>
          {language === own ? (
            <Sentence text={words.older}>{link}</Sentence>
          ) : (
            words.page(nameLanguage(language, own))
          )}
        </p>
      </Callout>
    </div>
  );
}

/** Text in the language that its page is written in. */
export function PageLead({ view }: { view: Pick<PageView, 'description' | 'translation'> }) {
  const { description, translation } = view;
  return translation ? <span lang={translation.language}>{description}</span> : description;
}
