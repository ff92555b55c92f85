import { resolving } from '@/.generated/words/shell/frame';
import styles from './resolving-path.module.css';

const LINES = 5;

/** Placeholder of an operation while the live documents that may have it load. */
export function ResolvingPath() {
  return (
    <div className={styles.resolving} role="status">
      <span className="visually-hidden">{resolving}</span>
      {Array.from({ length: LINES }, (_, index) => (
        <i key={index} className={styles.line} />
      ))}
    </div>
  );
}
