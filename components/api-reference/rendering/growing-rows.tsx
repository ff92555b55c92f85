'use client';

import {
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import { listFragmentIds } from '@/lib/scroll/fragment';
import { ROW_REQUEST } from '@/lib/scroll/reveal-target';
import type { RowsProps } from '../state/view';
import { RowCount } from './row-count';

/** Rows that are rendered in one step: more than almost any list has. */
const STEP_ROWS = 100;

/** Rows that come without being asked for while the browser is idle, for find-in-page. */
const MAX_IDLE_ROWS = 500;

/** Longest wait for an idle browser before the next step, in ms. */
const MAX_IDLE_WAIT_MS = 200;

/**
 * Rows of which there may be any number: the first hundred and those around the one that the
 * address names at once, others up to 500 step by step, further ones when the reader asks for them.
 * Rows that are not shown cost nothing.
 */
export function GrowingRows({ count, getId, kind, renderRow, wrap }: Omit<RowsProps, 'wait'>) {
  const [isAll, setAll] = useState(false);
  const [steps, setSteps] = useState(1);
  const [requested, setRequested] = useState(() => findStep(location.hash, count, getId));
  const footer = useRef<HTMLParagraphElement>(null);
  const max = isAll ? count : Math.min(count, MAX_IDLE_ROWS);
  useEffect(() => {
    if (steps * STEP_ROWS >= max) return undefined;
    return whenIdle(() => startTransition(() => setSteps(steps + 1)), MAX_IDLE_WAIT_MS);
  }, [steps, max]);
  const isSplit = count > STEP_ROWS;
  const show = useEffectEvent((event: Event) => {
    const fragment = event instanceof CustomEvent ? String(event.detail) : '';
    const step = findStep(fragment, count, getId);
    if (step < steps || step === requested) return;
    event.preventDefault();
    setRequested(step);
  });
  useEffect(() => {
    const element = footer.current;
    const listener = (event: Event) => show(event);
    element?.addEventListener(ROW_REQUEST, listener);
    return () => element?.removeEventListener(ROW_REQUEST, listener);
  }, [isSplit]);
  const getRow = useMemo(() => {
    const rows: ReactNode[] = [];
    return (index: number) => (rows[index] ??= renderRow(index));
  }, [renderRow]);
  const shown = Math.min(count, steps * STEP_ROWS);
  const visible = Array.from({ length: Math.ceil(shown / STEP_ROWS) }, (_, index) => index);
  if (requested >= steps) visible.push(requested);
  return (
    <>
      {wrap(
        visible.map((step) => (
          <Step
            key={step}
            start={step * STEP_ROWS}
            end={Math.min(count, (step + 1) * STEP_ROWS)}
            getRow={getRow}
          />
        )),
      )}
      {isSplit && (
        <RowCount
          {...{ shown, count, kind, isAll, footer }}
          onAll={count > MAX_IDLE_ROWS ? () => setAll(true) : undefined}
        />
      )}
    </>
  );
}

type StepProps = { start: number; end: number; getRow: (index: number) => ReactNode };

/** Rows of one step; rendered once, however many follow. */
const Step = memo(function Step({ start, end, getRow }: StepProps) {
  return Array.from({ length: end - start }, (_, index) => getRow(start + index));
});

/** Step with the row that a fragment names, or that contains what it names; -1 for none. */
function findStep(fragment: string, count: number, getId: RowsProps['getId']): number {
  const ids = listFragmentIds(fragment);
  if (ids.length === 0 || getId === undefined) return -1;
  for (let index = 0; index < count; index += 1) {
    const id = getId(index);
    if (ids.some((one) => one === id || one.startsWith(`${id}.`)))
      return Math.floor(index / STEP_ROWS);
  }
  return -1;
}
