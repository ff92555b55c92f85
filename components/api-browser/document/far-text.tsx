'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { GrowingText } from '@/components/markdown/growing-text';
import article from '../parts/article.module.css';
import styles from './far-text.module.css';

/** How far below the screen a text is still formatted: a screen. */
const AHEAD = '0px 0px 100%';

type FarTextProps = {
  text: string;
  /** Address of a document of others. */
  base?: string | undefined;
};

/**
 * A text at the end of a page. Until the reader is near, its words stand as they are, for find-in-page: few readers
 * come there, and what formats it would be fetched for all. It keeps its height while it grows, or who went to the
 * end of the page would be left in the middle of it.
 */
export function FarText({ text, base }: FarTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isWantedAtOnce);
  const [height, setHeight] = useState<number>();
  const endGrowth = useCallback(() => setHeight(undefined), []);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setHeight(element.offsetHeight);
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={article.description} style={{ minHeight: height }}>
      {isNear ? (
        <GrowingText text={text} base={base} onWhole={endGrowth} />
      ) : (
        <p className={styles.plain}>{text}</p>
      )}
    </div>
  );
}

/** The address may name a heading of it. */
function isWantedAtOnce(): boolean {
  return location.hash !== '' || typeof IntersectionObserver === 'undefined';
}
