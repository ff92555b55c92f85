import { truncateName } from '@/lib/text/truncate-name';
import styles from './status-badge.module.css';

/** HTTP status as a heading of its response, coloured by its first digit. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={styles.badge} role="heading" aria-level={3} data-kind={status.charAt(0)}>
      {truncateName(status)}
    </span>
  );
}
