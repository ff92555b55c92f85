import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Numbered steps on a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

type StepProps = { title: ReactNode; children?: ReactNode };

/** One step: what to do, then how. */
export function Step({ title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </li>
  );
}
