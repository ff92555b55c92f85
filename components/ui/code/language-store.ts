import { isLanguage, type Language } from '@/lib/openapi/core/sample-languages';
import { createListeners } from '@/lib/store/listeners';

const { subscribe, notify } = createListeners();

/** Calls back after each choice of a language. Returns how to unsubscribe. */
export const subscribeLanguage = subscribe;

/** The selected language, set by lib/bootstrap/reader-choices.ts or by a choice. */
export function currentLanguage(): Language | undefined {
  const { lang } = document.documentElement.dataset;
  return isLanguage(lang) ? lang : undefined;
}

/** Selects a language for this page, for later visits (storage) and in the address (`?lang=`). */
export function selectLanguage(language: Language): void {
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
export function watchUrlLanguage(): () => void {
  const correct = () => setTimeout(correctUrlLanguage);
  correct();
  addEventListener('popstate', correct);
  return () => removeEventListener('popstate', correct);
}
