'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { GrowingText } from '@/components/ui/markdown/growing-text';
import type { TextLinks } from '@/components/ui/markdown/text-links';
import { getTextDirection } from '@/lib/text/text-direction';
import article from '../parts/article.module.css';
import styles from './offscreen-text.module.css';

/** Distance below the screen at which a text is formatted: one screen. */
const ROOT_MARGIN = '0px 0px 100%';

type OffscreenTextProps = {
  text: string;
  /** Links of the text's document. */
  links?: TextLinks | undefined;
  /** Language of the text, where it is not that of the page. */
  language?: string | undefined;
};

/**
 * Markdown text at the end of a page: unformatted until near the screen, so that not every reader
 * loads the Markdown parser. It keeps its height while it grows, so that the scroll position holds.
 */
export function OffscreenText({ text, links, language }: OffscreenTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isFormatted, setFormatted] = useState(isFormattedAtOnce);
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
    const onFragment = () => setFormatted(true);
    addEventListener('hashchange', onFragment);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', onFragment);
    };
  }, [isFormatted]);
  return (
    <div
      ref={container}
      className={article.description}
      lang={language}
      style={{ minHeight: height }}
    >
      {isFormatted ? (
        <GrowingText text={text} links={links} onWhole={endGrowth} />
      ) : (
        <p className={styles.plain} dir={getTextDirection(text)}>
          {text}
        </p>
      )}
    </div>
  );
}

/** Whether the text is formatted at once: a fragment may name one of its headings. */
function isFormattedAtOnce(): boolean {
  return location.hash !== '' || typeof IntersectionObserver === 'undefined';
}
