import type { ReactNode } from 'react';
import { partOf } from '@/.generated/words/reference/parts';
import styles from './disclosure.module.css';
import { LazyDetails } from './lazy-details';

type DisclosureProps = {
  summary: ReactNode;
  /** Field or response it belongs to, for its accessible name; needs a string as summary. */
  of?: string | undefined;
  /** Whether the content is rendered only when opened, or idle. */
  lazy: boolean;
  open?: boolean;
  id?: string;
  /** Start of the anchors inside, so that a fragment finds content not rendered yet. */
  holds?: string;
  /** Whether its schema is open around it already, so that opening ahead would never end. */
  repeats?: boolean;
  render: () => ReactNode;
};

/** Closed part that opens; a `<details>`, so that find-in-page and links reach inside. */
export function Disclosure(props: DisclosureProps) {
  const { summary, of, lazy, open = false, id, holds, repeats = false, render } = props;
  const label = (
    <summary className={styles.summary} aria-label={of && partOf({ part: String(summary), of })}>
      {summary}
    </summary>
  );
  if (lazy) return <LazyDetails summary={label} {...{ open, id, holds, repeats, render }} />;
  return (
    <details className={styles.details} open={open} id={id}>
      {label}
      <div className={styles.content}>{render()}</div>
    </details>
  );
}
