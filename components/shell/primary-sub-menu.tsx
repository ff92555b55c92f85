'use client';

import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import type { NavigationItem } from '@/lib/content/navigation';
import { NavItemLink } from './nav-item-link';
import styles from './primary-nav.module.css';

/**
 * A sub-menu: opens on hover (CSS), and by its own button for keyboards and touch. Escape closes it
 * and gives the focus back; leaving it closes it.
 */
export function PrimarySubMenu({ item, path }: { item: NavigationItem; path: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const list = item.list ?? [];
  const close = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.sub} data-open={open} onKeyDown={close} onBlur={leave}>
      <button
        type="button"
        className={styles.expand}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{item.name}: more</span>
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <ul id={id} className={list.length > 8 ? `${styles.menu} ${styles.wide}` : styles.menu}>
        {list.map((entry) => (
          <li key={entry.name}>
            <NavItemLink
              item={entry}
              current={entry.url === path}
              className={styles.entry}
              onClick={() => setOpen(false)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
