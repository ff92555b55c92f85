import * as words from '@/.generated/words/shell/frame';
import { PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';
import styles from './nav-toggle.module.css';

/** Opens and closes the panel of phones, a popover, which works without JavaScript. */
export function NavToggle() {
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={PRIMARY_NAV}
      aria-controls={PRIMARY_NAV}
    >
      <span className="visually-hidden">{words.menu}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path className={styles.bars} d="M2 5h16M2 10h16M2 15h16" />
        <path className={styles.cross} d="M4 4l12 12M16 4L4 16" />
      </svg>
    </button>
  );
}
