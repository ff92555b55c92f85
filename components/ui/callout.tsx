import type { ReactNode } from 'react';
import { TONES } from '@/lib/markdown/mdx-elements.mjs';
import styles from './callout.module.css';

/** Tone of a callout, as writers name it. */
export type Tone = keyof typeof TONES;

type CalloutProps = { tone: Tone; title?: string; children: ReactNode };

/** A remark set apart from the text. Its title names the tone, so colour is never the only sign. */
export function Callout({ tone, title, children }: CalloutProps) {
  return (
    <div role="note" className={[styles.callout, styles[tone]].filter(Boolean).join(' ')}>
      <p className={styles.title}>
        {title === undefined ? TONES[tone].title : `${TONES[tone].prefix}${title}`}
      </p>
      {children}
    </div>
  );
}
