'use client';

import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/ui/parts';
import { isLanguage, type Language } from '@/lib/openapi/core/sample-languages';
import { createListeners } from '@/lib/store/listeners';
import styles from './code.module.css';
import { CopyButton } from './copy-button';
import { LanguagePanel, LanguageRow } from './language-row';

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

const { subscribe, notify } = createListeners();

/** Calls back after each choice of a language. Returns how to unsubscribe. */
const subscribeLanguage = subscribe;

/** The selected language, set by lib/bootstrap/reader-choices.ts or by a choice. */
function currentLanguage(): Language | undefined {
  const { lang } = document.documentElement.dataset;
  return isLanguage(lang) ? lang : undefined;
}

/** Selects a language for this page, for later visits (storage) and in the address (`?lang=`). */
function selectLanguage(language: Language): void {
  document.documentElement.dataset.lang = language;
  try {
    localStorage.setItem('lang', language);
  } catch {
    // Storage is refused: the choice lasts until the next load.
  }
  setUrlLanguage(language);
  notify();
}

function setUrlLanguage(language: Language): void {
  const url = new URL(location.href);
  // An equal value keeps the spelling of the address.
  if (url.searchParams.get('lang') === language) return;
  url.searchParams.set('lang', language);
  history.replaceState(null, '', url);
}

function correctUrlLanguage(): void {
  const language = currentLanguage();
  if (language && /[?&]lang=/.test(location.search)) setUrlLanguage(language);
}

/**
 * Keeps `?lang=` equal to the selected language when the reader goes back or forward. Deferred,
 * because Next must handle the history entry first to be able to return to it. Returns how to stop.
 */
function watchUrlLanguage(): () => void {
  const correct = () => setTimeout(correctUrlLanguage);
  correct();
  addEventListener('popstate', correct);
  return () => removeEventListener('popstate', correct);
}

/** The language the reader has chosen; `undefined` in pre-rendered HTML and before any choice. */
export function useLanguage(): Language | undefined {
  return useSyncExternalStore<Language | undefined>(
    subscribeLanguage,
    currentLanguage,
    () => undefined,
  );
}

/** Names of the languages of tabs, for languages.css. */
function joinLanguages(tabs: readonly LanguageTab[]): string {
  return tabs.map(({ language }) => language).join(' ');
}

/** Row of languages and their panels, inside a frame of their own or another one. */
function LanguagePanels({ tabs }: Pick<LanguageTabsProps, 'tabs'>) {
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
    <>
      <LanguageRow
        id={id}
        languages={tabs.map(({ language }) => language)}
        generated={tabs.flatMap(({ language, generated }) => (generated ? [language] : []))}
        control={(language, index) => ({
          checked: index === visibleIndex,
          onChange: () => choose(index, language),
        })}
      />
      {tabs.map(({ language, code }) => (
        <LanguagePanel key={language} language={language}>
          <code>{code}</code>
        </LanguagePanel>
      ))}
    </>
  );
}

/** Code in several languages as a part of another frame. */
export function InnerLanguageTabs({ tabs }: Pick<LanguageTabsProps, 'tabs'>) {
  return (
    <div className={styles.languages} data-languages={joinLanguages(tabs)}>
      <LanguagePanels tabs={tabs} />
    </div>
  );
}

/**
 * Code in several languages. The selected one shows from the first paint: languages.css
 * reads `data-lang` of the root element before React runs. Without JavaScript the radio buttons
 * work.
 */
export function LanguageTabs({ label = words.code, tabs, children }: LanguageTabsProps) {
  return (
    <div
      className={`${styles.frame} ${styles.languages}`}
      role="group"
      aria-label={label}
      data-code
      data-languages={joinLanguages(tabs)}
    >
      <LanguagePanels tabs={tabs} />
      {children}
      <CopyButton className={styles.copy} label={label} />
    </div>
  );
}
