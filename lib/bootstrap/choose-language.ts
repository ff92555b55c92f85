/** Checks the radio buttons of the chosen language, which styles show already; without a choice, none. */
export function checkLanguage(): void {
  const { lang } = document.documentElement.dataset;
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[data-lang="${lang}"]`))
    radio.checked = true;
}

/** Applies a language that is chosen in one group of code to all of the page, and keeps it. */
export function listenForLanguages(): void {
  addEventListener('change', ({ target }) => {
    const lang = target instanceof HTMLInputElement && target.dataset.lang;
    if (!lang) return;
    document.documentElement.dataset.lang = lang;
    checkLanguage();
    try {
      localStorage.setItem('lang', lang);
    } catch {
      // A browser that refuses storage shows the choice on this page only.
    }
  });
}
