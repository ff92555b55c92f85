'use client';

import type { NavigationItem } from '@/lib/content/navigation';
import { isActive } from '@/lib/navigation/is-active';
import { NavItemLink } from './nav-item-link';
import { PrimarySubMenu } from './primary-sub-menu';
import styles from './primary-nav.module.css';
import { usePagePath } from './use-page-path';
import { SearchButton } from '@/components/search/search-button';

/** The nav bar from 768 px. It stays in view while the page scrolls. */
export function PrimaryNav({ items }: { items: readonly NavigationItem[] }) {
  const path = usePagePath();
  return (
    <div className={styles.nav} data-shell="nav">
      <div className={`wrap ${styles.row}`}>
        <nav aria-label="Primary">
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.name} className={styles.item}>
                <NavItemLink item={item} current={isActive(item, path)} className={styles.link} />
                {item.sub && <PrimarySubMenu key={path} item={item} path={path} />}
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton />
      </div>
    </div>
  );
}
