'use client';

import { Fragment, type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type Language, LANGUAGES } from '@/lib/openapi/languages';
import styles from './code.module.css';
import { CopyButton } from './copy-button';
import { chooseLanguage, currentLanguage, subscribeLanguage, watchAddress } from './language-store';

export type LanguageTab = {
  readonly language: Language;
  readonly code: ReactNode;
  /** Made in the browser: without JavaScript there is no such tab. */
  readonly made?: boolean;
};

type LanguageTabsProps = {
  /** What the code is, for readers who do not see it, and what is copied: `Request`. */
  label?: string;
  tabs: readonly LanguageTab[];
  /** Below the code. */
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
 * One code in several languages. The chosen one shows on every page, from the first paint on: before
 * React is there by languages.css and the mark on the root element, without JavaScript by the radio buttons.
 */
export function LanguageTabs({ label = 'Code', tabs, children }: LanguageTabsProps) {
  const id = useId();
  const chosen = useLanguage();
  useEffect(watchAddress, []);
  const [own, setOwn] = useState(0);
  const at = tabs.findIndex(({ language }) => language === chosen);
  const shown = at === -1 ? own : at;
  const choose = (index: number, language: Language) => {
    setOwn(index);
    chooseLanguage(language);
  };
  return (
    <div
      className={`${styles.frame} ${styles.tabs}`}
      role="group"
      aria-label={label}
      data-code
      data-languages={tabs.map(({ language }) => language).join(' ')}
    >
      {tabs.map(({ language, code, made = false }, index) => (
        <Fragment key={language}>
          <input
            type="radio"
            className={`${styles.radio} ${made ? styles.made : ''}`}
            id={`${id}${language}`}
            name={id}
            checked={index === shown}
            onChange={() => choose(index, language)}
            data-lang={language}
          />
          <label
            className={`${styles.tab} ${made ? styles.made : ''}`}
            htmlFor={`${id}${language}`}
            data-lang={language}
            data-pagefind-ignore
          >
            {LANGUAGES[language]}
          </label>
          <pre
            className={`${styles.pre} ${styles.panel}`}
            role="group"
            tabIndex={0}
            aria-label={LANGUAGES[language]}
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
