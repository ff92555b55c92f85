import { nextPages } from '@/.generated/words/docs/pages';
import { Card, Cards } from '@/components/ui/cards';
import type { PageCard } from '@/lib/pages/page-view';
import styles from './next-pages.module.css';

/** Cards of the next pages; nothing when the page names none. */
export function NextPages({ pages }: { pages: readonly PageCard[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className={styles.next} aria-label={nextPages}>
      <h2>{nextPages}</h2>
      <Cards>
        {pages.map((page) => (
          <Card key={page.url} title={page.title} href={page.url}>
            {page.description}
          </Card>
        ))}
      </Cards>
    </nav>
  );
}
