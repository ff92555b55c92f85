import { cutName } from '@/lib/openapi/cut-name';
import styles from './status-mark.module.css';

/** An HTTP status; its colour repeats what its first digit says. */
export function StatusMark({ status }: { status: string }) {
  return (
    <span className={styles.mark} data-kind={status.charAt(0)}>
      {cutName(status)}
    </span>
  );
}
