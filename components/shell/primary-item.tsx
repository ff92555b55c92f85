'use client';

import { type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getAriaCurrent } from '@/components/navigation/is-active';
import { isPlainLinkClick } from '@/components/ui/link/is-plain-link-click';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { moveInMenu } from './move-in-menu';
import { getOverview, NavEntries } from './nav-entries';
import { NavItemLink } from './nav-item-link';
import styles from './primary-nav.module.css';

type PrimaryItemProps = { item: NavigationItem; path: string };

/** An item of the nav bar. One with a list has a sub-menu. */
export function PrimaryItem({ item, path }: PrimaryItemProps) {
  if (item.sub) return <ItemWithMenu item={item} path={path} />;
  return (
    <li className={styles.item}>
      <NavItemLink item={item} current={getAriaCurrent(item, path)} className={styles.link} />
    </li>
  );
}

/**
 * An item with a sub-menu, which opens on hover (CSS), and by its button for keyboard and touch.
 * Arrow keys go through it. Escape closes it (WCAG 1.4.13) and gives the focus back; leaving it, a
 * choice and the next page close it, too.
 */
function ItemWithMenu({ item, path }: PrimaryItemProps) {
  const id = useId();
  const { root, isOpen, isDismissed, open, close, toggle, leave, forget } = useSubMenu(path);
  const list = [getOverview(item), ...(item.list ?? [])];
  const hasGroups = list.some((entry) => 'heading' in entry);
  const closeOnChoice = (event: MouseEvent) => {
    if (isPlainLinkClick(event)) close();
  };
  return (
    <li
      ref={root}
      className={styles.item}
      data-open={isOpen}
      data-dismissed={isDismissed}
      onBlur={leave}
      onClick={closeOnChoice}
      onKeyDown={(event) => moveInMenu(event, open)}
      onPointerEnter={forget}
      onPointerLeave={forget}
    >
      <NavItemLink item={item} current={getAriaCurrent(item, path)} className={styles.link} />
      <button
        type="button"
        className={styles.expand}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className="visually-hidden">{item.name}: more</span>
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <ul id={id} className={hasGroups ? `${styles.menu} ${styles.wide}` : styles.menu}>
        <NavEntries list={list} path={path} className={styles.entry} />
      </ul>
    </li>
  );
}

/** State of a sub-menu: open on one page only, and closed while dismissed under the pointer. */
function useSubMenu(path: string) {
  const root = useRef<HTMLLIElement>(null);
  const [openOn, setOpenOn] = useState<string>();
  const [isDismissed, setDismissed] = useState(false);
  const isOpen = openOn === path;
  const close = () => {
    setOpenOn(undefined);
    setDismissed(true);
  };
  const open = () =>
    // At once, because the focus moves into the menu next.
    flushSync(() => {
      setOpenOn(path);
      setDismissed(false);
    });
  const toggle = () => (isOpen ? close() : open());
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenOn(undefined);
  };
  useEffect(() => {
    // On the document, because a menu opened by hover has no focus to receive the key.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root.current) return;
      setOpenOn(undefined);
      setDismissed(true);
      const menu = root.current.querySelector('ul');
      if (menu?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const forget = () => setDismissed(false);
  return { root, isOpen, isDismissed, open, close, toggle, leave, forget };
}
