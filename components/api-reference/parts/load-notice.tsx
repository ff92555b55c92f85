'use client';

import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/reference/load';
import { focusMain } from '@/components/ui/focus-main';
import { endSentence } from '@/lib/text/join-words';
import { abortRequests } from '../state/use-document';
import styles from './load-notice.module.css';

type LoadNoticeProps = {
  /** Names the copy on the screen: saved with the page, or loaded before. */
  summary: string;
  /** Why the document did not load. */
  message?: string;
  /** What leads on, in the place of trying again, which could only fail. */
  instead?: ReactNode;
};

/** Moves the focus to the page when the focused button is removed after a successful retry. */
const restoreFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) focusMain();
};

/**
 * Button that loads a document again, or all without a `url`; a pending request is aborted. On
 * success its notice disappears; on failure the time of the attempt is shown and announced.
 */
export function RetryButton({ url }: { url?: string }) {
  const { mutate } = useSWRConfig();
  const [tried, setTried] = useState('');
  const retry = async () => {
    setTried(words.trying);
    abortRequests(url);
    await (url === undefined ? mutate(() => true) : mutate(url));
    setTried(words.triedAgain(new Date().toLocaleTimeString(LOCALE)));
  };
  return (
    <>
      <span className={styles.status} aria-live="polite">
        {tried}
      </span>
      <button type="button" className={styles.button} onClick={retry} ref={restoreFocus}>
        {words.tryAgain}
      </button>
    </>
  );
}

/** Notice at the foot of the screen: which copy the reader sees, and why. It moves no content. */
export function LoadNotice({ summary, message, instead }: LoadNoticeProps) {
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
      {instead ?? <RetryButton />}
      <button type="button" className={styles.button} onClick={close}>
        {words.close}
      </button>
    </p>
  );
}
