import { useId } from 'react';
import styles from '@/components/ui/code/code.module.css';
import { LanguagePanel, LanguageRow } from '@/components/ui/code/language-row';
import { SAMPLE_CODE } from '@/lib/bootstrap/point-samples';
import type { Language } from '@/lib/openapi/core/sample-languages';
import type { RunHint } from '@/lib/openapi/snippets/run-hint';

/** Code of one language, with what it needs to run. */
export type LanguageCode = {
  readonly language: Language;
  /** Escaped HTML of the code. */
  readonly html: string;
  readonly hint?: RunHint | undefined;
};

/**
 * Code in several languages, inside a frame: HTML and CSS alone. The reader's choice is kept
 * by lib/bootstrap/reader-choices.ts.
 */
export function LanguageGroup({ tabs }: { tabs: readonly LanguageCode[] }) {
  const id = useId();
  const languages = tabs.map(({ language }) => language);
  return (
    <div className={styles.languages} data-languages={languages.join(' ')}>
      <LanguageRow id={id} languages={languages} />
      {tabs.map(({ language, html, hint }) => (
        <LanguagePanel key={language} language={language}>
          {hint && (
            <span className={styles.hint} data-markdown-ignore>
              {`${hint.needs} `}
              <kbd>{hint.command}</kbd>
            </span>
          )}
          <code {...{ [SAMPLE_CODE]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
        </LanguagePanel>
      ))}
    </div>
  );
}
