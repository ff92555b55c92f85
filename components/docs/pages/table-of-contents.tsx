import styles from './table-of-contents.module.css';

/** A heading in the table of contents; `depth` is its level. */
export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

/**
 * Links to the headings of a page; nothing for fewer than two. `lib/scroll/current-heading.ts` marks the
 * current one.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
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
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
