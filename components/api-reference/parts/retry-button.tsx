'use client';

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { focusMain } from '@/components/ui/focus-main';
import styles from './load-notice.module.css';

/** It goes away when it has worked: the keyboard goes on from the page. */
const restoreFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) focusMain();
};

/**
 * Asks for a document again, or for all. Where that succeeds, what holds the button goes away; else it says when
 * it was tried, which is read out.
 */
export function RetryButton({ url }: { url?: string }) {
  const { mutate } = useSWRConfig();
  const [tried, setTried] = useState('');
  const retry = async () => {
    setTried('Trying …');
    await (url === undefined ? mutate(() => true) : mutate(url));
    setTried(`Tried again at ${new Date().toLocaleTimeString('en-US')}.`);
  };
  return (
    <>
      <span className={styles.status} aria-live="polite">
        {tried}
      </span>
      <button type="button" className={styles.button} onClick={retry} ref={restoreFocus}>
        Try again
      </button>
    </>
  );
}
