'use client';

import { type RefObject, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import { SANDBOX_CONTENT } from '@/.generated/sandbox-content';
import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/workbench/lifecycle-run';
import { PageLink } from '@/components/ui/link/page-link';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import {
  buildLifecycle,
  type Lifecycle,
  type LifecycleState,
  type LinkedOperation,
} from '@/lib/pages/guide/build-lifecycle';
import { readSavedApi } from '../saved-api';
import box from '../tool-box.module.css';
import { useFocusOnMount } from '../use-focus-on-mount';
import { createRun, type Run, type RunView } from './create-run';
import styles from './lifecycle-run.module.css';
import { RunLog } from './run-log';
import { SampleBody } from './sample-body';

type LifecycleRunProps = {
  /** Resource: the name of a file of content/sandbox. */
  of: string;
  lifecycle: Lifecycle;
};

/**
 * Builds the lifecycle of a resource from the rules and documents of the sandbox in the page.
 * @throws Where a document does not load.
 */
export async function loadLifecycle(of: string): Promise<Lifecycle> {
  const apis = await Promise.all(
    Object.keys(RUNNER_SETTINGS.sandboxes).map(async (id) => ({
      id,
      index: await readSavedApi(id),
    })),
  );
  const read = apis.flatMap(({ id, index }) => (index ? [{ id, index }] : []));
  const lifecycle = buildLifecycle(of, SANDBOX_CONTENT.resources, read);
  if (!lifecycle) throw new Error(`content/sandbox has no states of "${of}"`);
  return lifecycle;
}

/** Time of the sandbox: `29 Nov 2026, 21:00 UTC`. */
const TIME = new Intl.DateTimeFormat(LOCALE, {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ...{ timeZone: 'UTC', timeZoneName: 'short' },
});

/** Marks the state of a record in the picture beside, and keeps the focus where the pressed button has gone. */
function useMark(element: RefObject<HTMLElement | null>, name: string | undefined): void {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    const boxes = element.current?.closest('figure')?.querySelectorAll('[data-state]') ?? [];
    for (const one of boxes)
      one.toggleAttribute('data-current', one.getAttribute('data-state') === name);
  }, [element, name]);
}

/** Records of a resource in the sandbox of this page: what can happen to them now, the clock, and what came of it. */
export function LifecycleRun({ of, lifecycle }: LifecycleRunProps) {
  const [run] = useState(() => createRun(of, lifecycle));
  const view = useSyncExternalStore(run.subscribe, run.getView);
  useEffect(() => run.refresh(), [run]);
  const { record, status, log } = view;
  const state = run.getState(record);
  const id = useId();
  const element = useFocusOnMount<HTMLElement>();
  // Beside the picture it stands above the button that was pressed.
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [element]);
  useMark(element, state?.name);
  const [begin] = lifecycle.states;
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-labelledby={id}
      className={`${box.box} ${styles.run}`}
      data-run
    >
      <h4 id={id} className={styles.title}>
        {words.title(lifecycle.title)}
      </h4>
      <Clock {...{ run, view }} />
      <Records {...{ run, view }} title={lifecycle.title} />
      {record && state && <Moves run={run} state={state} />}
      {begin && (
        <details className={styles.begin} open={!record} key={String(!record)}>
          <summary>{record ? words.beginAnother : words.begin}</summary>
          <MoveList operations={listOperations(begin.moves)} run={run} isBegin />
        </details>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <RunLog entries={log} format={(ms) => TIME.format(ms)} />
      {log.length > 0 && (
        <button type="button" className={styles.quiet} onClick={run.reset}>
          {words.forget}
        </button>
      )}
    </section>
  );
}

type RunProps = { run: Run; view: RunView };

function Clock({ run: { setClock }, view: { now, next } }: RunProps) {
  const steps = [
    ['PT1H', words.hour],
    ['P1D', words.day],
    ['P1M', words.month],
  ] as const;
  return (
    <div className={styles.clock} role="group" aria-label={words.clock}>
      <time dateTime={new Date(now).toISOString()}>{TIME.format(now)}</time>
      <span className={styles.steps}>
        {steps.map(([advance, name]) => (
          <button
            key={advance}
            type="button"
            className={styles.quiet}
            onClick={() => setClock({ advance })}
          >
            {name}
          </button>
        ))}
        {next !== undefined && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => setClock({ now: new Date(next).toISOString() })}
          >
            {words.next(TIME.format(next))}
          </button>
        )}
      </span>
    </div>
  );
}

/** The records, where there are several: one is followed. */
function Records({ run, view, title }: RunProps & { title: string }) {
  const { choose, getState } = run;
  const { records, record } = view;
  if (!record) return null;
  const name = (one: typeof record) => (
    <>
      <code>{one.id}</code> <b>{getState(one)?.title}</b>
    </>
  );
  return records.length === 1 ? (
    <p className={styles.record}>
      {title} {name(record)}
    </p>
  ) : (
    <div className={styles.records} role="group" aria-label={title}>
      {records.map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.record}
          aria-pressed={one === record}
          onClick={() => choose(one.id)}
        >
          {name(one)}
        </button>
      ))}
    </div>
  );
}

/** Operations of moves or refusals that a request can be made of, each once. */
function listOperations(
  moves: readonly { readonly operation: LinkedOperation | undefined }[],
): readonly LinkedOperation[] {
  const found = moves.flatMap(({ operation }) => operation ?? []);
  return [...new Map(found.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

function Moves({ run, state }: { run: Run; state: LifecycleState }) {
  const possible = listOperations(state.moves);
  const refused = listOperations(state.refusals);
  return (
    <>
      {possible.length === 0 && <p className={styles.end}>{words.end}</p>}
      {possible.length > 0 && (
        <div>
          <p className={styles.label}>{words.possible}</p>
          <MoveList operations={possible} run={run} />
        </div>
      )}
      {refused.length > 0 && (
        <div>
          <p className={styles.label}>{words.refused}</p>
          <MoveList operations={refused} run={run} isRefused />
        </div>
      )}
    </>
  );
}

type MoveListProps = {
  operations: readonly LinkedOperation[];
  run: Run;
  isBegin?: boolean;
  isRefused?: boolean;
};

function MoveList({ operations, run, isBegin = false, isRefused = false }: MoveListProps) {
  return (
    <ul className={styles.moves}>
      {operations.map((operation) => (
        <Move key={operation.id} {...{ operation, run, isBegin, isRefused }} />
      ))}
    </ul>
  );
}

type MoveProps = Required<Omit<MoveListProps, 'operations'>> & { operation: LinkedOperation };

/** An operation: a button that sends it, its page, and its body to change before. */
function Move({ operation, run, isBegin, isRefused }: MoveProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const { api, id, name, href } = operation;
  const send = () =>
    run.send(operation, isBegin, text === undefined ? undefined : parseJsonOrText(text));
  return (
    <li className={styles.move}>
      <button type="button" className={isRefused ? styles.quiet : styles.send} onClick={send}>
        {name}
      </button>
      <button
        type="button"
        className={styles.quiet}
        aria-expanded={isOpen}
        aria-label={words.bodyOf(name)}
        onClick={() => setOpen(!isOpen)}
      >
        {words.body}
      </button>
      <PageLink href={href} className={styles.path}>
        {id.slice(id.indexOf('/'))}
      </PageLink>
      {isOpen && <SampleBody {...{ api, id, name, text }} onChange={setText} />}
    </li>
  );
}
