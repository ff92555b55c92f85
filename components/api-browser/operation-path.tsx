import type { OperationEntry } from '@/lib/openapi/types';
import { MethodMark } from './method-mark';
import styles from './operation-path.module.css';

/** Method and path as the request line has them; the server stands quietly before the path. */
export function OperationPath({ entry, server }: { entry: OperationEntry; server: string }) {
  return (
    <p className={styles.path}>
      <MethodMark method={entry.method} />
      <code>
        <span className={styles.server}>{server}</span>
        <wbr />
        {entry.path}
      </code>
    </p>
  );
}
