'use client';

import { useEffect, useRef, useState } from 'react';
import { GrowingText } from '@/components/markdown/growing-text';
import article from '../parts/article.module.css';
import styles from './far-text.module.css';

/** How far below the screen a text is still formatted: a screen. */
const AHEAD = '0px 0px 100%';

/**
 * A text at the end of a page. Until the reader is near, its words stand as they are, for find-in-page: few readers
 * come there, and what formats it would be fetched for all.
 */
export function FarText({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isWantedAtOnce);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={article.description}>
      {isNear ? <GrowingText text={text} /> : <p className={styles.plain}>{text}</p>}
    </div>
  );
}

/** The address may name a heading of it. */
function isWantedAtOnce(): boolean {
  return location.hash !== '' || typeof IntersectionObserver === 'undefined';
}
