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
  tellInAddress(language);
  listeners.forEach((listener) => listener());
}

function tellInAddress(language: Language): void {
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/** An address that the reader goes back to names the language of then: it is to name what is shown. */
export function correctAddress(): void {
  const language = currentLanguage();
  if (language && location.search.includes('lang=')) tellInAddress(language);
}
