import type { Problem } from '@/lib/openapi/core/types';
import { truncateName } from '@/lib/text/truncate-name';
import styles from './problem-list.module.css';

/** Most problems that are listed. */
const MAX_PROBLEMS = 20;

/** List of a document's problems with their locations; nothing when there are none. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>
        {problems.length === 1 ? '1 thing' : `${problems.length} things`} in this document could not
        be read
      </summary>
      <ul>
        {problems.slice(0, MAX_PROBLEMS).map(({ id, at, message }, index) => (
          <li key={`${id} ${at} ${index}`}>
            {message} <code>{truncateName(at)}</code>
          </li>
        ))}
        {problems.length > MAX_PROBLEMS && <li>and {problems.length - MAX_PROBLEMS} more</li>}
      </ul>
    </details>
  );
}
