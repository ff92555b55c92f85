import styles from './list-skeleton.module.css';

const ROWS = 9;

/** Placeholder of a list of operations, visible only when loading takes a while (300 ms). */
export function ListSkeleton() {
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">Loading the document</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className={styles.row} />
      ))}
    </div>
  );
}
