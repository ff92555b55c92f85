import type { ReactNode } from 'react';
import styles from './callout.module.css';

const TONES = {
  note: 'Note',
  tip: 'Tip',
  sandbox: 'Sandbox differs here',
  warn: 'Careful',
  danger: 'Warning',
} as const;

/** Text before a custom title that names the tone; empty for notes and tips. */
const PREFIXES = {
  note: '',
  tip: '',
  sandbox: 'Sandbox: ',
  warn: 'Careful: ',
  danger: 'Warning: ',
} as const;

export type Tone = keyof typeof TONES;

type CalloutProps = { tone: Tone; title?: string; children: ReactNode };

/** A remark set apart from the text. Its title names the tone, so colour is never the only sign. */
export function Callout({ tone, title, children }: CalloutProps) {
  return (
    <div role="note" className={[styles.callout, styles[tone]].filter(Boolean).join(' ')}>
      <p className={styles.title}>
        {title === undefined ? TONES[tone] : `${PREFIXES[tone]}${title}`}
      </p>
      {children}
    </div>
  );
}
