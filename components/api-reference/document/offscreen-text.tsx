'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { GrowingText } from '@/components/ui/markdown/growing-text';
import article from '../parts/article.module.css';
import styles from './offscreen-text.module.css';

/** How far below the screen a text is still formatted: a screen. */
const ROOT_MARGIN = '0px 0px 100%';

type OffscreenTextProps = {
  text: string;
  /** Address of a document of others. */
  base?: string | undefined;
};

/**
 * A text at the end of a page. Until the reader is near, its words stand as they are, for find-in-page: few readers
 * come there, and what formats it would be fetched for all. It keeps its height while it grows, or who went to the
 * end of the page would be left in the middle of it.
 */
export function OffscreenText({ text, base }: OffscreenTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isFormatted, setFormatted] = useState(isWantedAtOnce);
  const [height, setHeight] = useState<number>();
  const endGrowth = useCallback(() => setHeight(undefined), []);
  useEffect(() => {
    const element = container.current;
    if (isFormatted || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setHeight(element.offsetHeight);
        setFormatted(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFormatted]);
  return (
    <div ref={container} className={article.description} style={{ minHeight: height }}>
      {isFormatted ? (
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
