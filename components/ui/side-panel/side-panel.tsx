'use client';

import { type FocusEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isPlainLinkClick } from '../link/is-plain-link-click';
import { scrollToCurrent } from './scroll-to-current';
import styles from './side-panel.module.css';
import { useCloseWhenWide, useOpenedBeforeHydration } from './use-close-when-wide';

type SidePanelProps = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the navigation: `Guides`. */
  label: string;
  /** Text of the button that opens the panel. */
  button: string;
  children: ReactNode;
};

/**
 * The side navigation: a column beside the page, on a phone a panel behind a button (SPEC 2, 9).
 * One element serves both, so its rows are in the page once; a popover works without JavaScript. A
 * choice closes it, and so does Tab past its end, because it covers what comes next.
 */
export function SidePanel({ id, label, button, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpenedBeforeHydration(panel);
  useCloseWhenWide(panel, isOpen);
  const closeOnChoice = (event: MouseEvent) => {
    if (isPlainLinkClick(event)) panel.current?.hidePopover();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    <div onBlur={closeOnLeave}>
      <button type="button" className={styles.toggle} popoverTarget={id} aria-controls={id}>
        {button}
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          scrollToCurrent(currentTarget);
        }}
        onClick={closeOnChoice}
      >
        {children}
      </nav>
    </div>
  );
}
