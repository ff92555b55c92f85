import type { ReactNode } from 'react';
import { MENU } from '@/lib/bootstrap/menus/menu-first';
import styles from './side-panel.module.css';

type SidePanelProps = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the navigation: `Guides`. */
  label: string;
  /** Text of the button that opens the panel; the name without it. */
  button?: string;
  /** Text of the link past it, to the article of the page: `#column`. */
  skip: string;
  children: ReactNode;
};

/**
 * The side navigation, in `MenuColumns`: a column beside the page, on a phone a panel behind a button (SPEC 2, 9).
 * One element serves both, so its rows are in the page once; a popover works without JavaScript.
 * `lib/bootstrap/menus/panels.ts` closes it.
 */
export function SidePanel({ id, label, button = label, skip, children }: SidePanelProps) {
  return (
    <>
      <a slot={MENU} className="skip" href="#column">
        {skip}
      </a>
      <div slot={MENU}>
        <button type="button" className={styles.toggle} popoverTarget={id} aria-controls={id}>
          {button}
        </button>
        <nav id={id} popover="auto" aria-label={label} className={styles.panel}>
          {children}
        </nav>
      </div>
    </>
  );
}
