'use client';

import { useSWRConfig } from 'swr';
import styles from './load-notice.module.css';

type LoadNoticeProps = { kind: 'gone' } | { kind: 'failed'; message: string };

/** One quiet line at the foot of the screen: which copy the reader sees, and why. Nothing moves for it. */
export function LoadNotice(props: LoadNoticeProps) {
  const { mutate } = useSWRConfig();
  const text =
    props.kind === 'gone'
      ? 'The live document no longer has this operation. This is the copy saved with the page.'
      : `This is the copy saved with the page: the live document did not load (${props.message}).`;
  return (
    <p className={styles.notice} role="status">
      {text}
      <button type="button" className={styles.button} onClick={() => void mutate(() => true)}>
        Try again
      </button>
    </p>
  );
}
