import styles from './list-skeleton.module.css';

const ROWS = 9;

/**
 * Placeholder of the list of a named document, after 300 ms of waiting for it. In the HTML of every page
 * under /api and shown by CSS, so that it is there before React.
 */
export function ListSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className={styles.row} />
      ))}
    </div>
  );
}
