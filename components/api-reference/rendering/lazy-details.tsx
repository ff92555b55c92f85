'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import styles from './disclosure.module.css';

/** Elements an operation may have before nothing more is drawn unasked: about 250 fields. */
const MAX_ELEMENTS = 4000;

type Job = { readonly element: HTMLElement; readonly render: () => void };

const jobs: Job[] = [];
let isScheduled = false;

/** One part at a time, first come first served: that is level by level. */
function renderNext(): void {
  isScheduled = false;
  const job = jobs.shift();
  if (!job) return;
  const around = job.element.closest('article') ?? job.element;
  if (around.getElementsByTagName('*').length < MAX_ELEMENTS) job.render();
  schedule();
}

function schedule(): void {
  if (isScheduled || jobs.length === 0) return;
  isScheduled = true;
  whenIdle(renderNext);
}

/**
 * Draws what is inside a closed part once the browser is idle, while the operation around it is not too long.
 * Returns how to call it off.
 */
export function renderWhenIdle(element: HTMLElement, render: () => void): () => void {
  const job = { element, render };
  jobs.push(job);
  schedule();
  return () => {
    const at = jobs.indexOf(job);
    if (at !== -1) jobs.splice(at, 1);
  };
}

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
