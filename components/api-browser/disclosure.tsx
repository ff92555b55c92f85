import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { LazyDetails } from './lazy-details';

type DisclosureProps = {
  summary: ReactNode;
  /** Makes the content only when opened. */
  lazy: boolean;
  open?: boolean;
  id?: string;
  render: () => ReactNode;
};

/** Something that opens. Find-in-page and links reach inside, because it is a `<details>`. */
export function Disclosure({ summary, lazy, open = false, id, render }: DisclosureProps) {
  const label = <summary className={styles.summary}>{summary}</summary>;
  if (lazy)
    return (
      <LazyDetails className={styles.details} summary={label} open={open} id={id} render={render} />
    );
  return (
    <details className={styles.details} open={open} id={id}>
      {label}
      <div className={styles.content}>{render()}</div>
    </details>
  );
}
