import type { ReactNode } from 'react';
import { ownTitles, titles } from '@/.generated/words/docs/callouts';
import type { TONES } from '@/lib/markdown/mdx-elements.mjs';
import styles from './callout.module.css';

/** Tone of a callout, as writers name it. */
export type Tone = (typeof TONES)[number];

type CalloutProps = { tone: Tone; title?: string; children: ReactNode };

/** A remark set apart from the text. Its title names the tone, so colour is never the only sign. */
export function Callout({ tone, title, children }: CalloutProps) {
  return (
    <div role="note" className={[styles.callout, styles[tone]].filter(Boolean).join(' ')}>
      <p className={styles.title}>{title === undefined ? titles[tone] : ownTitles[tone](title)}</p>
      {children}
    </div>
  );
}
