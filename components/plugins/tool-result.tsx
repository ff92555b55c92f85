import type { ReactNode } from 'react';
import styles from './tool-result.module.css';
import { ResultBadge } from './result-badge';

type ToolResultProps = { kind: 'good' | 'bad' | 'unsure'; headline: string; children: ReactNode };

/** The answer of a tool: a sign, the answer in a few words, and what follows from it. */
export function ToolResult({ kind, headline, children }: ToolResultProps) {
  return (
    <div className={styles.result}>
      <ResultBadge kind={kind} />
      <div className={styles.words}>
        <p className={styles.headline}>{headline}</p>
        {children}
      </div>
    </div>
  );
}
