import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { LazyDetails } from './lazy-details';

type DisclosureProps = {
  summary: ReactNode;
  /** The field or answer it belongs to, for readers who meet it in a list of buttons. The summary is a text then. */
  of?: string | undefined;
  /** Makes the content only when opened. */
  lazy: boolean;
  open?: boolean;
  id?: string;
  /** The anchors of what is inside begin with this: a fragment finds it before it is made. */
  holds?: string;
  /** It opens a schema that is open around it already: without an end, if opened unasked. */
  repeats?: boolean;
  render: () => ReactNode;
};

/** Something that opens. Find-in-page and links reach inside, because it is a `<details>`. */
export function Disclosure(props: DisclosureProps) {
  const { summary, of, lazy, open = false, id, holds, repeats = false, render } = props;
  const label = (
    <summary className={styles.summary} aria-label={of && `${summary} of ${of}`}>
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
