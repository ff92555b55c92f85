import { Fragment, type ComponentProps } from 'react';
import { GENERATED_LANGUAGE } from '@/lib/bootstrap/native-control';
import { type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import styles from './code.module.css';

type LanguageRowProps = {
  /** Id that those of the radio buttons begin with, also their common name. */
  id: string;
  languages: readonly Language[];
  /** Languages whose code is generated in the browser: hidden without JavaScript. */
  generated?: readonly Language[];
  /** How a radio button is controlled; default the first one is checked to begin with. */
  control?: (language: Language, index: number) => ComponentProps<'input'>;
};

/**
 * Tabs of languages in one row, which scrolls where it is too long. They select the panel beside the
 * row with the same `data-lang` (languages.css), without JavaScript, too.
 */
export function LanguageRow({
  id,
  languages,
  generated = [],
  control = (_, index) => ({ defaultChecked: index === 0 }),
}: LanguageRowProps) {
  return (
    <div className={styles.row} data-markdown-ignore>
      {languages.map((language, index) => {
        const isGenerated = generated.includes(language);
        const hidden = isGenerated ? styles.generated : '';
        return (
          <Fragment key={language}>
            <input
              {...control(language, index)}
              type="radio"
              className={`${styles.radio} ${hidden}`}
              id={`${id}${language}`}
              name={id}
              data-lang={language}
              {...(isGenerated && { [GENERATED_LANGUAGE]: '' })}
            />
            <label
              className={`${styles.tab} ${hidden}`}
              htmlFor={`${id}${language}`}
              data-lang={language}
            >
              {SAMPLE_LANGUAGES[language]}
            </label>
          </Fragment>
        );
      })}
    </div>
  );
}

type LanguagePanelProps = ComponentProps<'pre'> & { language: Language };

/** Panel of a language beside its row. */
export function LanguagePanel({ language, children }: LanguagePanelProps) {
  return (
    <pre
      className={`${styles.pre} ${styles.language}`}
      role="group"
      tabIndex={0}
      aria-label={SAMPLE_LANGUAGES[language]}
      data-lang={language}
      // The page as Markdown has one language.
      data-markdown-ignore={language !== 'curl' || undefined}
    >
      {children}
    </pre>
  );
}
