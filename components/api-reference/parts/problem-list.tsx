import type { Problem } from '@/lib/openapi/core/types';
import styles from './problem-list.module.css';

/** More than this nobody reads, and each costs the page a line. */
const MAX_PROBLEMS = 20;

/** What of the document was not understood, and where it stands. Nothing when all was. */
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
            {message} <code>{at}</code>
          </li>
        ))}
        {problems.length > MAX_PROBLEMS && <li>and {problems.length - MAX_PROBLEMS} more</li>}
      </ul>
    </details>
  );
}
