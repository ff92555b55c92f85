'use client';

import { usePagePath } from '@/components/navigation/use-page-path';
import { SearchButton } from '@/components/search/search-button';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { PrimaryItem } from './primary-item';
import styles from './primary-nav.module.css';

/** The nav bar of wide screens, which stays in view while the page scrolls. */
export function PrimaryNav({ items }: { items: readonly NavigationItem[] }) {
  const path = usePagePath();
  return (
    <div className={styles.nav} data-shell="nav">
      <div className={`wrap ${styles.row}`}>
        <nav aria-label="Primary">
          <ul className={styles.list}>
            {items.map((item) => (
              <PrimaryItem key={item.name} item={item} path={path} />
            ))}
          </ul>
        </nav>
        <SearchButton />
      </div>
    </div>
  );
}
