import { PageLink } from '@/components/ui/link/page-link';
import type { ExcerptPart } from '@/lib/search/excerpt';
import type { Hit } from '@/lib/search/hit';
import styles from './search-hit.module.css';
import { closeUnlessNewTab } from './search-store';

/** One found page, with the headings under which the words were found. */
export function SearchHit({ hit }: { hit: Hit }) {
  return (
    <li>
      <PageLink href={hit.url} className={styles.page} onClick={closeUnlessNewTab}>
        <span className={styles.title}>{hit.title}</span>
        <span className={styles.trail}>{hit.trail}</span>
        <Excerpt parts={hit.excerpt} />
      </PageLink>
      {hit.subs.length > 0 && (
        <ul className={styles.subs}>
          {hit.subs.map((sub) => (
            <li key={sub.url}>
              <PageLink href={sub.url} className={styles.sub} onClick={closeUnlessNewTab}>
                <span className={styles.subTitle}>{sub.title}</span>
                <Excerpt parts={sub.excerpt} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Excerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  if (parts.length === 0) return null;
  return (
    <span className={styles.excerpt}>
      {parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
