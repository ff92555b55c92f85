import { onThisPage } from '@/.generated/words/docs/pages';
import { CURRENT_HEADING } from '@/lib/scroll/current-heading';
import styles from './table-of-contents.module.css';

/** A heading in the table of contents; `depth` is its level. */
export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

const PANEL = 'page-contents';

/**
 * Links to the headings of a page; nothing for fewer than two. Beside the text on wide screens; on others a strip
 * that names the current heading and opens the links. It stays in view, on phones while the reader scrolls back
 * (`lib/scroll/scroll-direction.ts`): it would stand over the text. `lib/scroll/current-heading.ts` marks and names the
 * heading; the popover works without JavaScript.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <div className={styles.toc}>
      <button type="button" className={styles.toggle} popoverTarget={PANEL} aria-controls={PANEL}>
        <span>{onThisPage}</span>
        <span
          {...{ [CURRENT_HEADING]: '' }}
          className={styles.current}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </button>
      <nav id={PANEL} popover="auto" className={styles.panel} aria-labelledby="toc-title">
        <p id="toc-title" className={styles.heading}>
          {onThisPage}
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
    </div>
  );
}
