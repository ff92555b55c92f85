import { isLanguage, type Language } from '@/lib/openapi/core/languages';

const listeners = new Set<() => void>();

/** Calls back after a choice. Returns how to end it. */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language in force, as lib/theme/bootstrap-script.ts or a choice has set it. */
export function currentLanguage(): Language | undefined {
  const { lang } = document.documentElement.dataset;
  return isLanguage(lang) ? lang : undefined;
}

/** Shows a language everywhere from now on, also on later pages and to whom the address is sent. */
export function selectLanguage(language: Language): void {
  document.documentElement.dataset.lang = language;
  try {
    localStorage.setItem('lang', language);
  } catch {
    // A browser that refuses storage: then the choice lasts until the next load.
  }
  setUrlLanguage(language);
  listeners.forEach((listener) => listener());
}

function setUrlLanguage(language: Language): void {
  const url = new URL(location.href);
  // Otherwise it stays as it is spelt.
  if (url.searchParams.get('lang') === language) return;
  url.searchParams.set('lang', language);
  history.replaceState(null, '', url);
}

function correctUrlLanguage(): void {
  const language = currentLanguage();
  if (language && /[?&]lang=/.test(location.search)) setUrlLanguage(language);
}

/**
 * An address that the reader goes back to names the language of then: it is to name what is shown. Not before Next has
 * taken over the history of the page, nor before it has followed a step in it: what it does not know of it cannot go
 * back to. Returns how to end it.
 */
export function watchUrlLanguage(): () => void {
  const correct = () => setTimeout(correctUrlLanguage);
  correct();
  addEventListener('popstate', correct);
  return () => removeEventListener('popstate', correct);
}
