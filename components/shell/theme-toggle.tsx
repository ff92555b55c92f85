'use client';

import styles from './theme-toggle.module.css';

function isDark(): boolean {
  const selected = document.documentElement.dataset.theme;
  return selected ? selected === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Saves the theme; where storage is refused, it lasts until the next load. */
function remember(theme: string): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    return;
  }
}

/** Switches between light and dark; the choice is saved in this browser. */
export function ThemeToggle() {
  const toggle = () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    remember(theme);
  };
  return (
    <button type="button" className={styles.toggle} onClick={toggle}>
      <span className={styles.label}>Switch between light and dark</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 0 0 18z" />
      </svg>
    </button>
  );
}
