import { truncateName } from '@/lib/text/truncate-name';
import styles from './status-badge.module.css';

/** An HTTP status above what it answers: a heading to jump to. Its colour repeats what its first digit says. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={styles.badge} role="heading" aria-level={3} data-kind={status.charAt(0)}>
      {truncateName(status)}
    </span>
  );
}
