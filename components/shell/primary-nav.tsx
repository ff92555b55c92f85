'use client';

import * as words from '@/.generated/words/shell/frame';
import { AppLink } from '@/components/navigation/app-link';
import { getAriaCurrent } from '@/components/navigation/is-active';
import { usePagePath } from '@/components/navigation/use-page-path';
import { SearchButton } from '@/components/search/search-button';
import { useWholeList } from '@/components/ui/use-hydrated';
import { MENU_ITEM } from '@/lib/bootstrap/menus/header-menus';
import { PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';
import type { NavigationEntry, NavigationItem } from '@/lib/content/schemas/navigation';
import { MethodLists } from './mobile/method-lists';
import { NavItemLink } from './nav-item-link';
import styles from './primary-nav.module.css';
import { ThemeToggle } from './theme-toggle';

type PrimaryNavProps = {
  items: readonly NavigationItem[];
  /** Links of the banner, which phones have below the menu. */
  links?: readonly NavigationItem[] | undefined;
  /** Words of the links to the sandbox's login and sign-up; absent for none. */
  login?: string | undefined;
  signup?: string | undefined;
};

/**
 * The pages of the portal, once: a bar with menus, which stays in view while the page scrolls, and on phones a
 * panel with lists, a popover. Styles open a menu under the pointer, `<details name>` one at a time at a press;
 * what closes them is in `lib/bootstrap/menus`.
 */
export function PrimaryNav({ items, links = [], login, signup }: PrimaryNavProps) {
  const path = usePagePath();
  return (
    <nav
      id={PRIMARY_NAV}
      popover="auto"
      aria-label={words.primary}
      className={styles.nav}
      data-shell="nav"
    >
      <div className={`wrap ${styles.row}`}>
        <ul className={styles.list}>
          {items.map((item) => (
            <PrimaryItem key={item.name} item={item} path={path} />
          ))}
        </ul>
        <div className={styles.phone}>
          <div className={styles.account}>
            {signup && (
              <AppLink to="sandboxSignup" className={styles.signup}>
                {signup}
              </AppLink>
            )}
            {login && (
              <AppLink to="sandboxLogin" className={styles.login}>
                {login}
              </AppLink>
            )}
            {links.map((item) => (
              <NavItemLink key={item.name} item={item} className={styles.login} />
            ))}
          </div>
          <ThemeToggle />
        </div>
        <div className={styles.search}>
          <SearchButton />
        </div>
      </div>
    </nav>
  );
}

/** Links of a list and of the lists in it. */
function countLinks(list: readonly NavigationEntry[]): number {
  return list.reduce(
    (sum, entry) => sum + ('heading' in entry ? 0 : 1) + countLinks(entry.list ?? []),
    0,
  );
}

type NavEntriesProps = { list: readonly NavigationEntry[]; path: string };

/**
 * Entries of a sub-list: links, and groups under a heading. The list of an entry, if it has one, is nested in it
 * (SPEC 3).
 */
function NavEntries({ list, path }: NavEntriesProps) {
  const showList = (name: string, entries: readonly NavigationEntry[], listClass?: string) => (
    <ul className={listClass} aria-label={name}>
      <NavEntries list={entries} path={path} />
    </ul>
  );
  return list.map((entry) =>
    'heading' in entry ? (
      <li key={entry.heading} className={styles.group}>
        <p className={styles.heading} aria-hidden="true">
          {entry.heading}
        </p>
        {showList(entry.heading, entry.list)}
      </li>
    ) : (
      <li key={entry.name}>
        <NavItemLink item={entry} current={getAriaCurrent(entry, path)} />
        {entry.list && showList(entry.name, entry.list, styles.nested)}
      </li>
    ),
  );
}

/** A link; beside it, where the item has a list, a button and the menu that begins with the item's own page. */
function PrimaryItem({ item, path }: { item: NavigationItem; path: string }) {
  const current = getAriaCurrent(item, path);
  const isWhole = useWholeList(countLinks(item.list ?? []));
  const link = <NavItemLink item={item} current={current} />;
  if (!item.sub) return <li className={styles.item}>{link}</li>;
  const overview = { name: words.overview(item.name), url: item.url, exact: true };
  const list = item.list ?? [];
  const hasGroups = list.some((entry) => 'heading' in entry);
  return (
    <li className={styles.item} {...{ [MENU_ITEM]: '' }}>
      {link}
      <details name="primary-nav-menu" className={styles.button}>
        <summary aria-current={current && 'true'}>
          <span className={styles.name}>{item.name}</span>
          <span className="visually-hidden">{words.more}</span>
          <svg viewBox="0 0 10 6" aria-hidden="true">
            <path d="m1 1 4 4 4-4" />
          </svg>
        </summary>
      </details>
      <ul className={hasGroups ? `${styles.menu} ${styles.wide}` : styles.menu}>
        <NavEntries list={[overview]} path={path} />
        {item.listByMethod && <MethodLists path={path} />}
        {isWhole && <NavEntries list={list} path={path} />}
      </ul>
    </li>
  );
}
