'use client';

import { useSyncExternalStore } from 'react';
import { ended } from '@/.generated/words/docs/ends';
import { LOCALE } from '@/.generated/words/locale';
import styles from './ends-page.module.css';

const DAY_MS = 86_400_000;

/** `in 214 days`, `ended 3 days ago`; days are those of UTC. */
export function formatDaysLeft(day: string, now: number): string {
  const days = Math.round(Date.parse(day) / DAY_MS) - Math.floor(now / DAY_MS);
  const text = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(days, 'day');
  return days < 0 ? ended(text) : text;
}

const subscribe = () => () => {};

/** Days until an end. They depend on the reader's day, so the page has them once it has started. */
export function DaysLeft({ day }: { day: string }) {
  const text = useSyncExternalStore(
    subscribe,
    () => formatDaysLeft(day, Date.now()),
    () => '',
  );
  return (
    <span className={styles.left} data-markdown-ignore>
      {text}
    </span>
  );
}
