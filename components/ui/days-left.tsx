import styles from './days-left.module.css';

/**
 * Days until an end. They depend on the reader's day, so the HTML has none of them: the page's controls add them by the
 * attribute (`lib/bootstrap/count-days-left.ts`), and what is rendered later has them at once.
 * @param day `2028-06-30`.
 */
export function DaysLeft({ day }: { day: string }) {
  return (
    <span
      data-end-day={day}
      className={styles.left}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: globalThis.portalControls?.formatDaysLeft(day) ?? '' }}
    />
  );
}
