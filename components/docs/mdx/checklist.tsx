import { createElement, type ReactNode } from 'react';
import { CHECK_COUNT, CHECK_PROGRESS, CHECKLIST } from '@/lib/bootstrap/checklist/start-checklists';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import { getScriptUrl } from '@/lib/pages/script-url';
import styles from './checklist.module.css';

/** Properties of an element that the script of checklists fills: React leaves it as it is. */
const FILLED_BY_SCRIPT = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/**
 * A list to tick off before going live. A script of its own keeps the ticks in the browser and counts them
 * (lib/bootstrap/checklist/start-checklists.ts); without it the list can be ticked for this visit.
 */
export function Checklist({ children }: { children: ReactNode }) {
  return createElement(
    CHECKLIST,
    { className: styles.checklist },
    children,
    <p className={styles.count} {...{ [CHECK_COUNT]: '' }} {...FILLED_BY_SCRIPT} />,
    <script async fetchPriority="low" src={getScriptUrl('checklist')} />,
  );
}

/** An item of a checklist. */
export function ChecklistItem({ children }: { children?: ReactNode }) {
  return (
    <li>
      <label>
        {/* A browser that fills in what was ticked before a reload would bring back what was cleared elsewhere. */}
        <input type="checkbox" autoComplete="off" {...{ [NATIVE_CONTROL]: '' }} />
        {children}
      </label>
    </li>
  );
}

/** How much of a page's checklists is done, and a button that clears them; empty without JavaScript. */
export function ChecklistProgress() {
  return <div className={styles.progress} {...{ [CHECK_PROGRESS]: '' }} {...FILLED_BY_SCRIPT} />;
}
