'use client';

import { useEffect, useState } from 'react';
import styles from './table-of-contents.module.css';

/** A heading in the table of contents; `depth` is its level. */
export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

/** Links to the headings of a page, the current one marked; nothing for fewer than two. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  const current = useCurrentHeading(entries);
  if (entries.length < 2) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-title">
      <p id="toc-title" className={styles.heading}>
        On this page
      </p>
      <ul className={styles.list}>
        {entries.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              className={depth === 3 ? `${styles.link} ${styles.deep}` : styles.link}
              href={`#${id}`}
              {...(id === current ? { 'aria-current': 'true' } : {})}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last heading that has reached the upper third of the screen. */
function useCurrentHeading(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = () => {
      const limit = innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < limit);
      setCurrent(passed.at(-1)?.id);
    };
    // An observer fires only when a heading crosses the limit, not on every scrolled pixel.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px' });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
