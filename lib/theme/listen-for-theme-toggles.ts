/** Attribute of the buttons that switch between light and dark. */
export const THEME_TOGGLE = 'data-theme-toggle';

function isDark(): boolean {
  const selected = document.documentElement.dataset.theme;
  return selected ? selected === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Saves the theme; where storage is refused, it lasts until the next load. */
function saveTheme(theme: string): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    return;
  }
}

/** Switches the theme when a button with `THEME_TOGGLE` is pressed; the choice is saved in this browser. */
export function listenForThemeToggles(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${THEME_TOGGLE}]`)) return;
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    saveTheme(theme);
  });
}
