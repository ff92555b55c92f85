import type { ReactNode } from 'react';
import styles from './shell-slot.module.css';

/** Text of the adopter above the banner or in the footer. It is imported where there is one (`.generated/slots.tsx`). */
export function ShellSlot({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.slot}`}>{children}</div>;
}
