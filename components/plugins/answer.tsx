import type { ReactNode } from 'react';
import styles from './answer.module.css';
import { ResultMark } from './result-mark';

type AnswerProps = { kind: 'good' | 'bad' | 'unsure'; headline: string; children: ReactNode };

/** The answer of a tool: a sign, the answer in a few words, and what follows from it. */
export function Answer({ kind, headline, children }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <ResultMark kind={kind} />
      <div className={styles.words}>
        <p className={styles.headline}>{headline}</p>
        {children}
      </div>
    </div>
  );
}
