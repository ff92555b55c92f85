import { END_DAY } from '@/lib/bootstrap/count-days-left';
import styles from './days-left.module.css';

/**
 * Days until an end. They depend on the reader's day, so the HTML has none of them: the page's controls add them, and
 * what is rendered later has them at once.
 * @param day `2028-06-30`.
 */
export function DaysLeft({ day }: { day: string }) {
  return (
    <span
      {...{ [END_DAY]: day }}
      className={styles.left}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: globalThis.portalControls?.formatDaysLeft(day) ?? '' }}
    />
  );
}
