import styles from './list-skeleton.module.css';

const ROWS = 9;

/** Stands where the operations will be; shows itself only when loading takes a while. */
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
