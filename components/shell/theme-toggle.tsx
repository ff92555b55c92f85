import * as words from '@/.generated/words/shell/frame';
import { THEME_TOGGLE } from '@/lib/theme/listen-for-theme-toggles';
import styles from './theme-toggle.module.css';

/** Switches between light and dark, without React (`lib/theme/listen-for-theme-toggles.ts`). */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} {...{ [THEME_TOGGLE]: '' }}>
      <span className={styles.label}>{words.switchTheme}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 0 0 18z" />
      </svg>
    </button>
  );
}
