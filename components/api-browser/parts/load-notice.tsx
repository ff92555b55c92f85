'use client';

import { useState } from 'react';
import { focusMain } from '@/components/page-behaviour/focus-main';
import styles from './load-notice.module.css';
import { RetryButton } from './retry-button';

type LoadNoticeProps = {
  /** What the reader sees: the saved copy of an operation that is gone or did not load, of a list of them, or an older live one. */
  kind: keyof typeof TEXTS;
  /** Why the document did not load. */
  message?: string;
};

const TEXTS = {
  gone: () =>
    'The live document no longer has this operation. This is the copy saved with the page.',
  failed: (message: string) =>
    `This is the copy saved with the page. The live document did not load: ${toEnded(message)}`,
  list: (message: string) =>
    `The operations are listed as saved with the page. The live document did not load: ${toEnded(message)}`,
  unknown: (message: string) =>
    `No page has this address. A live document that might know it did not load: ${toEnded(message)}`,
  stale: (message: string) =>
    `This is the live document as it was loaded before. It did not load again: ${toEnded(message)}`,
} as const;

/** `Check internet connection.`; what ends already is left as it is. */
function toEnded(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** One quiet line at the foot of the screen: which copy the reader sees, and why. Nothing moves for it. */
export function LoadNotice({ kind, message = '' }: LoadNoticeProps) {
  const [closed, setClosed] = useState('');
  const text = TEXTS[kind](message);
  if (closed === text) return null;
  const close = () => {
    setClosed(text);
    focusMain();
  };
  return (
    <p className={styles.notice} role="status" aria-atomic={false}>
      {text}
      <RetryButton />
      <button type="button" className={styles.button} onClick={close}>
        Close
      </button>
    </p>
  );
}
