import type { ReactNode } from 'react';
import { ResultBadge } from './result-badge';
import styles from './tool-result.module.css';

type ToolResultProps = { kind: 'good' | 'bad' | 'unsure'; headline: string; children: ReactNode };

/** The result of a tool: an icon, a headline and what to do next. */
export function ToolResult({ kind, headline, children }: ToolResultProps) {
  return (
    <div className={styles.result}>
      <ResultBadge kind={kind} />
      <div className={styles.text}>
        <p className={styles.headline}>{headline}</p>
        {children}
      </div>
    </div>
  );
}
