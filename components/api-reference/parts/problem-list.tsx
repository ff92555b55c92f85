import * as words from '@/.generated/words/reference/parts';
import type { Problem } from '@/lib/openapi/core/types';
import { truncateName } from '@/lib/text/truncate-name';
import type { KeptDetails } from '../state/kept-state';
import styles from './problem-list.module.css';

/** Most problems that are listed. */
const MAX_PROBLEMS = 20;

type ProblemListProps = {
  problems: readonly Problem[];
  /** State of the list, where it is kept. */
  kept?: KeptDetails;
};

/** List of a document's problems with their locations; nothing when there are none. */
export function ProblemList({ problems, kept }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <details className={styles.problems} data-markdown-ignore {...kept}>
      <summary>{words.unread(problems.length)}</summary>
      <ul>
        {problems.slice(0, MAX_PROBLEMS).map(({ id, at, message }, index) => (
          <li key={`${id} ${at} ${index}`}>
            {message} <code>{truncateName(at)}</code>
          </li>
        ))}
        {problems.length > MAX_PROBLEMS && <li>{words.andMore(problems.length - MAX_PROBLEMS)}</li>}
      </ul>
    </details>
  );
}
