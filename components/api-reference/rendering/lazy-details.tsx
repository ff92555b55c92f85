'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import type { KeptDetails } from '../state/kept-state';
import styles from './disclosure.module.css';

/** Most elements of an operation that gets content rendered ahead: about 250 fields. */
const MAX_ELEMENTS = 4000;

type Job = { readonly element: HTMLElement; readonly render: () => void };

const jobs: Job[] = [];
let isScheduled = false;

/** Renders one queued part; in the order of the queue, that is level by level. */
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
 * Renders the content of a closed part once the browser is idle, unless the operation is too long.
 * @returns a function that cancels it.
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
  kept: KeptDetails;
  id: string | undefined;
  holds: string | undefined;
  repeats: boolean;
  render: () => ReactNode;
};

/**
 * `<details>` whose content is rendered when first opened and kept, or ahead while the browser is
 * idle, so that find-in-page reaches it.
 */
export function LazyDetails({ summary, kept, id, holds, repeats, render }: LazyDetailsProps) {
  const [isRendered, setRendered] = useState(kept.open);
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
      {...kept}
      data-holds={holds}
      data-repeats={repeats || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setRendered(true)}
    >
      {summary}
      <div className={styles.content}>{isRendered && render()}</div>
    </details>
  );
}
