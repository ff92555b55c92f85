'use client';

import { type MouseEvent, useRef } from 'react';
import { AppLink } from '@/components/navigation/app-link';
import { getAriaCurrent } from '@/components/navigation/is-active';
import { usePagePath } from '@/components/navigation/use-page-path';
import { isPlainLinkClick } from '@/components/ui/link/is-plain-link-click';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { getOverview, NavEntries } from '../nav-entries';
import { NavItemLink } from '../nav-item-link';
import { ThemeToggle } from '../theme-toggle';
import { MethodLists } from './method-lists';
import { MOBILE_NAV_ID } from './mobile-nav-toggle';
import styles from './mobile-nav.module.css';
import { useMobilePanel } from './use-mobile-panel';

/**
 * The slide-in panel of phones. Popover and `<details name>` do the opening, Escape, and one
 * sub-list at a time; a choice closes it.
 */
export function MobileNav({ items }: { items: readonly NavigationItem[] }) {
  const path = usePagePath();
  const panel = useRef<HTMLElement>(null);
  const { isOpen, close, onToggle } = useMobilePanel(panel, path);
  const closeOnChoice = (event: MouseEvent) => {
    if (isPlainLinkClick(event)) close();
  };
  return (
    <nav
      ref={panel}
      id={MOBILE_NAV_ID}
      data-shell="mobile-nav"
      popover="auto"
      className={styles.panel}
      aria-label="Mobile"
      onToggle={onToggle}
      onClick={closeOnChoice}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name}>
            <MobileItem item={item} path={path} isOpen={isOpen} />
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        <AppLink to="sandboxSignup" className={styles.signup}>
          Create Account
        </AppLink>
        <AppLink to="sandboxLogin" className={styles.login}>
          Login to Sandbox
        </AppLink>
      </div>
      <ThemeToggle />
    </nav>
  );
}

type MobileItemProps = { item: NavigationItem; path: string; isOpen: boolean };

/** A link, or a sub-list that begins with the item's own page. */
function MobileItem({ item, path, isOpen }: MobileItemProps) {
  if (!item.sub)
    return <NavItemLink item={item} current={getAriaCurrent(item, path)} className={styles.row} />;
  const overview = getOverview(item);
  const current = getAriaCurrent(item, path) && 'true';
  return (
    // The sub-list of the current page is open when the panel opens.
    <details name="mobile-nav-list" className={styles.group} open={isOpen && current !== undefined}>
      <summary className={styles.row} aria-current={current}>
        {item.name}
      </summary>
      <ul className={styles.list}>
        <li>
          <NavItemLink
            item={overview}
            current={getAriaCurrent(overview, path)}
            className={styles.entry}
          />
        </li>
        {item.listByMethod && isOpen && <MethodLists path={path} />}
        <NavEntries list={item.list ?? []} path={path} className={styles.entry} />
      </ul>
    </details>
  );
}
