'use client';

import { Fragment, type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import styles from './code.module.css';
import { CopyButton } from './copy-button';
import {
  selectLanguage,
  currentLanguage,
  subscribeLanguage,
  watchUrlLanguage,
} from './language-store';

export type LanguageTab = {
  readonly language: Language;
  readonly code: ReactNode;
  /** True for code generated in the browser: hidden without JavaScript. */
  readonly generated?: boolean;
};

type LanguageTabsProps = {
  /** Accessible name of the group and of its copy button: `Request`. */
  label?: string;
  tabs: readonly LanguageTab[];
  /** Content below the code. */
  children?: ReactNode;
};

/** The language the reader has chosen; `undefined` in pre-rendered HTML and before any choice. */
export function useLanguage(): Language | undefined {
  return useSyncExternalStore<Language | undefined>(
    subscribeLanguage,
    currentLanguage,
    () => undefined,
  );
}

/**
 * The same code in several languages. The selected one shows from the first paint: languages.css
 * reads `data-lang` of the root element before React runs. Without JavaScript the radio buttons
 * work.
 */
export function LanguageTabs({ label = 'Code', tabs, children }: LanguageTabsProps) {
  const id = useId();
  const selected = useLanguage();
  useEffect(watchUrlLanguage, []);
  const [localIndex, setLocalIndex] = useState(0);
  const selectedIndex = tabs.findIndex(({ language }) => language === selected);
  const visibleIndex = selectedIndex === -1 ? localIndex : selectedIndex;
  const choose = (index: number, language: Language) => {
    setLocalIndex(index);
    selectLanguage(language);
  };
  return (
    <div
      className={`${styles.frame} ${styles.tabs}`}
      role="group"
      aria-label={label}
      data-code
      data-languages={tabs.map(({ language }) => language).join(' ')}
    >
      {tabs.map(({ language, code, generated = false }, index) => (
        <Fragment key={language}>
          <input
            type="radio"
            className={`${styles.radio} ${generated ? styles.generated : ''}`}
            id={`${id}${language}`}
            name={id}
            checked={index === visibleIndex}
            onChange={() => choose(index, language)}
            data-lang={language}
          />
          <label
            className={`${styles.tab} ${generated ? styles.generated : ''}`}
            htmlFor={`${id}${language}`}
            data-lang={language}
          >
            {SAMPLE_LANGUAGES[language]}
          </label>
          <pre
            className={`${styles.pre} ${styles.panel}`}
            role="group"
            tabIndex={0}
            aria-label={SAMPLE_LANGUAGES[language]}
            data-lang={language}
          >
            <code>{code}</code>
          </pre>
        </Fragment>
      ))}
      {children}
      <CopyButton className={styles.copy} label={label} />
    </div>
  );
}
