import type { ReactNode } from 'react';
import resultBadge from './result-badge.module.css';
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

const ICON_PATHS = {
  good: 'm5.5 10.5 3 3 6-7',
  bad: 'm6.5 6.5 7 7M13.5 6.5l-7 7',
  unsure: 'M10 5.5v5.5M10 14v.1',
} as const;

/** An icon beside a result. It repeats the text, so screen readers skip it. */
export function ResultBadge({ kind }: { kind: keyof typeof ICON_PATHS }) {
  return (
    <svg
      className={`${resultBadge.mark} ${resultBadge[kind]}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[kind]} />
    </svg>
  );
}
