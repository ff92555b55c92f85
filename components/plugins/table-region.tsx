import type { ReactNode } from 'react';
import styles from '@/components/ui/table-frame.module.css';

/**
 * A table that scrolls inside itself, by touch and by keyboard, under a name of its own; no landmark, for the section
 * around it is one.
 */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
