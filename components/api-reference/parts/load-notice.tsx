'use client';

import { useState } from 'react';
import { focusMain } from '@/components/ui/focus-main';
import styles from './load-notice.module.css';
import { RetryButton } from './retry-button';

/** Words for a document that was loaded, and could not be again. */
export const STALE = 'This is the live document as it was loaded before. It did not load again:';

type LoadNoticeProps = {
  /** What the reader sees: the saved copy of an operation that is gone or did not load, of a list of them, or an older live one. */
  summary: string;
  /** Why the document did not load. */
  message?: string;
};

/** `Check internet connection.`; what ends already is left as it is. */
function endSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** One quiet line at the foot of the screen: which copy the reader sees, and why. Nothing moves for it. */
export function LoadNotice({ summary, message }: LoadNoticeProps) {
  const [closed, setClosed] = useState('');
  const text = message === undefined ? summary : `${summary} ${endSentence(message)}`;
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
