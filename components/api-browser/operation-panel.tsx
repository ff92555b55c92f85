import type { ReactNode } from 'react';
import styles from './operation-panel.module.css';

const ID = 'api-operations';

/** The column of operations; up to 767 px a panel behind a button. */
export function OperationPanel({ children }: { children: ReactNode }) {
  return (
    <div>
      <button type="button" className={styles.toggle} popoverTarget={ID} aria-controls={ID}>
        API operations
      </button>
      <nav id={ID} popover="auto" aria-label="API operations" className={styles.panel}>
        {children}
      </nav>
    </div>
  );
}
