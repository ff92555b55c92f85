'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';
import { renderWhenIdle } from './idle-drawing';

type LazyDetailsProps = {
  summary: ReactNode;
  open: boolean;
  id: string | undefined;
  holds: string | undefined;
  repeats: boolean;
  render: () => ReactNode;
};

/**
 * A `<details>` whose content is made when it is first opened, and kept from then on; some of it ahead, when
 * the browser has nothing else to do, so that find-in-page reaches it.
 */
export function LazyDetails({ summary, open, id, holds, repeats, render }: LazyDetailsProps) {
  const [isRendered, setRendered] = useState(open);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isRendered || repeats || !ref.current) return;
    return renderWhenIdle(ref.current, () => startTransition(() => setRendered(true)));
  }, [isRendered, repeats]);
  return (
    <details
      ref={ref}
      className={styles.details}
      id={id}
      open={open}
      data-holds={holds}
      data-repeats={repeats || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setRendered(true)}
    >
      {summary}
      <div className={styles.content}>{isRendered && render()}</div>
    </details>
  );
}
