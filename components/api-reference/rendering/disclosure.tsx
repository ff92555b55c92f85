import type { ReactNode } from 'react';
import { partOf } from '@/.generated/words/reference/parts';
import { keepDetails } from '../state/kept-state';
import type { View } from '../state/view';
import styles from './disclosure.module.css';
import { LazyDetails } from './lazy-details';

type DisclosureProps = {
  /** Where `lazy`, the content is rendered only when opened, or idle. */
  view: Pick<View, 'lazy' | 'kept'>;
  summary: ReactNode;
  /** Field or response it belongs to, for its accessible name; needs a string as summary. */
  of?: string | undefined;
  open?: boolean;
  id?: string;
  /** Start of the anchors inside, so that a fragment finds content not rendered yet. */
  holds?: string;
  /** Key of its state; default its anchor, else that of what is inside. */
  keep?: string;
  /** Whether its schema is open around it already, so that opening ahead would never end. */
  repeats?: boolean;
  render: () => ReactNode;
};

/** Closed part that opens; a `<details>`, so that find-in-page and links reach inside. */
export function Disclosure(props: DisclosureProps) {
  const { view, summary, of, open, id, holds = '', repeats = false, render } = props;
  const { keep = id === undefined ? holds : `#${id}` } = props;
  const label = (
    <summary className={styles.summary} aria-label={of && partOf({ part: String(summary), of })}>
      {summary}
    </summary>
  );
  const kept = keepDetails(view.kept, keep, open);
  if (view.lazy)
    return <LazyDetails summary={label} {...{ kept, id, repeats, render }} holds={props.holds} />;
  return (
    <details className={styles.details} id={id} {...kept}>
      {label}
      <div className={styles.content}>{render()}</div>
    </details>
  );
}
