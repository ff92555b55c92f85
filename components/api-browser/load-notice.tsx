'use client';

import { useSWRConfig } from 'swr';
import styles from './load-notice.module.css';

type LoadNoticeProps = {
  /** What the reader sees: the saved copy of an operation that is gone or did not load, or an older live one. */
  kind: keyof typeof TEXTS;
  /** Why the document did not load. */
  message?: string;
};

const TEXTS = {
  gone: () =>
    'The live document no longer has this operation. This is the copy saved with the page.',
  failed: (message: string) =>
    `This is the copy saved with the page: the live document did not load (${message}).`,
  unknown: (message: string) =>
    `No page has this address, and a live document that might did not load (${message}).`,
  stale: (message: string) =>
    `This is the live document as it was loaded before: it did not load again (${message}).`,
} as const;

/** One quiet line at the foot of the screen: which copy the reader sees, and why. Nothing moves for it. */
export function LoadNotice({ kind, message = '' }: LoadNoticeProps) {
  const { mutate } = useSWRConfig();
  return (
    <p className={styles.notice} role="status">
      {TEXTS[kind](message)}
      <button type="button" className={styles.button} onClick={() => void mutate(() => true)}>
        Try again
      </button>
    </p>
  );
}
