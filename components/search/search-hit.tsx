import { IN_PAGE, PageLink, type PageLinkProps } from '@/components/ui/link/page-link';
import { withBasePath } from '@/lib/routes/urls';
import type { Hit } from '@/lib/search/hit';
import type { ExcerptPart } from '@/lib/search/text/excerpt';
import styles from './search-hit.module.css';

/** One found page, with the headings under which the words were found. */
export function SearchHit({ hit }: { hit: Hit }) {
  const Link = hit.isLoaded ? LoadedLink : PageLink;
  return (
    <li>
      <Link href={hit.url} className={styles.page}>
        <span className={styles.title}>{hit.title}</span>
        <span className={styles.trail}>{hit.trail}</span>
        <Excerpt parts={hit.excerpt} />
      </Link>
      {hit.subs.length > 0 && (
        <ul className={styles.subs}>
          {hit.subs.map((sub) => (
            <li key={sub.url}>
              <Link href={sub.url} className={styles.sub}>
                <span className={styles.subTitle}>{sub.title}</span>
                <Excerpt parts={sub.excerpt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A link to an operation of a document that the page has loaded, which it shows without a file. */
function LoadedLink({ href, ...rest }: PageLinkProps) {
  return <a {...rest} href={withBasePath(href)} {...{ [IN_PAGE]: '' }} />;
}

function Excerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  if (parts.length === 0) return null;
  return (
    <span className={styles.excerpt}>
      {parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
