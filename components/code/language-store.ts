import { isLanguage, type Language } from '@/lib/openapi/languages';

const listeners = new Set<() => void>();

/** Calls back after a choice. Returns how to end it. */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language in force, as lib/theme/early-script.ts or a choice has set it. */
export function currentLanguage(): Language | undefined {
  const { lang } = document.documentElement.dataset;
  return isLanguage(lang) ? lang : undefined;
}

/** Shows a language everywhere from now on, also on later pages and to whom the address is sent. */
export function chooseLanguage(language: Language): void {
  document.documentElement.dataset.lang = language;
  try {
    localStorage.setItem('lang', language);
  } catch {
    // A browser that refuses storage: then the choice lasts until the next load.
  }
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  if (url.href !== location.href) history.replaceState(null, '', url);
  listeners.forEach((listener) => listener());
}
