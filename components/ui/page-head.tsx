import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The title of a page and its lead. */
export function PageHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
