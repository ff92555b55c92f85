import styles from './mobile-nav.module.css';

export const MOBILE_NAV_ID = 'mobile-nav';

/** Opens and closes the mobile navigation, a popover, which works without JavaScript. */
export function MobileNavToggle() {
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={MOBILE_NAV_ID}
      aria-controls={MOBILE_NAV_ID}
    >
      <span className="visually-hidden">Menu</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path className={styles.bars} d="M2 5h16M2 10h16M2 15h16" />
        <path className={styles.cross} d="M4 4l12 12M16 4L4 16" />
      </svg>
    </button>
  );
}
