'use client';

import { type ToggleEvent, useRef } from 'react';
import { AppLink } from '@/components/link/app-link';
import type { NavigationItem } from '@/lib/content/navigation';
import { isActive } from '@/lib/navigation/is-active';
import styles from './mobile-nav.module.css';
import { MOBILE_NAV_ID } from './mobile-nav-id';
import { NavItemLink } from './nav-item-link';
import { ThemeToggle } from './theme-toggle';
import { usePagePath } from './use-page-path';

/**
 * The slide-in panel up to 767 px. Popover and `<details name>` do the opening, Escape, and one
 * sub-list at a time; this adds that the page behind is out of reach while it is open.
 */
export function MobileNav({ items }: { items: readonly NavigationItem[] }) {
  const path = usePagePath();
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const shutPage = (event: ToggleEvent) => {
    const open = event.newState === 'open';
    for (const element of document.querySelectorAll('main, footer'))
      element.toggleAttribute('inert', open);
  };
  return (
    <nav
      ref={panel}
      id={MOBILE_NAV_ID}
      popover="auto"
      className={styles.panel}
      aria-label="Mobile"
      onToggle={shutPage}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name}>
            {item.sub ? (
              <details name="mobile-nav-list" className={styles.group}>
                <summary className={styles.row}>{item.name}</summary>
                <ul className={styles.list}>
                  <li>
                    <NavItemLink
                      item={{ ...item, name: `${item.name} overview` }}
                      current={item.url === path}
                      className={styles.entry}
                      onClick={close}
                    />
                  </li>
                  {(item.list ?? []).map((entry) => (
                    <li key={entry.name}>
                      <NavItemLink
                        item={entry}
                        current={entry.url === path}
                        className={styles.entry}
                        onClick={close}
                      />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavItemLink
                item={item}
                current={isActive(item, path)}
                className={styles.row}
                onClick={close}
              />
            )}
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
        <ThemeToggle />
      </div>
    </nav>
  );
}
