'use client';

import { useState } from 'react';
import * as words from '@/.generated/words/reference/load';
import { focusMain } from '@/components/ui/focus-main';
import styles from './load-notice.module.css';
import { RetryButton } from './retry-button';

type LoadNoticeProps = {
  /** Names the copy on the screen: saved with the page, or loaded before. */
  summary: string;
  /** Why the document did not load. */
  message?: string;
};

/** Adds a full stop to a message that ends without one. */
function endSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Notice at the foot of the screen: which copy the reader sees, and why. It moves no content. */
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
        {words.close}
      </button>
    </p>
  );
}
