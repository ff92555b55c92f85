import * as words from '@/.generated/words/workbench/lifecycle-run';
import type { Json } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { Lifecycle, LifecycleState, LinkedOperation } from '@/lib/pages/guide/build-lifecycle';
import type { SandboxEvent, SandboxState, StoredRecord } from '@/lib/sandbox/memory/sandbox-state';
import { createListeners } from '@/lib/store/listeners';
import { controlBuiltIn } from '../built-in/built-in';
import { readSavedApi } from '../saved-api';
import { describeState } from '../send/send-status';
import { getSandboxServer, sendToSandbox } from '../send/send-to-sandbox';
import type { SentResponse } from '../send/sent-panel';
import { buildMoveRequest } from './build-move-request';

/** Something that happened in a run, at a time of the sandbox in ms. */
export type LogEntry = { readonly key: number; readonly at: number } & (
  | { readonly kind: 'request'; readonly request: SampleRequest; readonly response: SentResponse }
  | { readonly kind: 'event'; readonly event: SandboxEvent }
  | { readonly kind: 'clock' }
);

/** What a run shows. */
export type RunView = {
  /** Time of the sandbox in ms. */
  readonly now: number;
  /** Time in ms when something happens next; absent for nothing. */
  readonly next: number | undefined;
  /** Records of the resource, oldest first. */
  readonly records: readonly StoredRecord[];
  /** The one that is followed; absent before the first. */
  readonly record: StoredRecord | undefined;
  readonly log: readonly LogEntry[];
  /** What became of the last press, in a sentence. */
  readonly status: string;
};

/** Records of a resource in the sandbox of this page, and what a reader does to them. */
export type Run = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getView: () => RunView;
  /** State of a record; without one, what stands before the first. */
  readonly getState: (record: StoredRecord | undefined) => LifecycleState | undefined;
  /** Follows a record. */
  readonly choose: (id: string) => void;
  /** Sends an operation for the record that is followed, or to begin another. */
  readonly send: (operation: LinkedOperation, isBegin: boolean, body?: Json) => void;
  /** Sets the clock ahead, by a duration or to a time of ISO 8601. */
  readonly setClock: (to: { readonly advance: string } | { readonly now: string }) => void;
  /** Reads what is remembered. */
  readonly refresh: () => void;
  /** Forgets all. */
  readonly reset: () => void;
};

const EMPTY: Omit<RunView, 'now'> = {
  ...{ next: undefined, records: [], record: undefined, log: [], status: '' },
};

/** Creates a run of a resource. Presses are taken one after the other, and none is lost. */
export function createRun(of: string, { title, states }: Lifecycle): Run {
  const { subscribe, notify } = createListeners();
  let view: RunView = { ...EMPTY, now: Date.now() };
  let known = new Set<string>();
  const show = (change: Partial<RunView>) => {
    view = { ...view, ...change };
    notify();
  };
  const getState = (record: StoredRecord | undefined) =>
    record ? states.find(({ name }) => name === record.state) : states[0];

  const read = async () => {
    const state = await controlBuiltIn<SandboxState>('state');
    const { [of]: records = [] } = state.records;
    const record = records.find(({ id }) => id === view.record?.id) ?? records.at(-1);
    const added = state.events.filter(({ id }) => !known.has(id));
    known = new Set(state.events.map(({ id }) => id));
    show({ now: Date.now() + state.offset, next: state.due[0]?.at, records, record });
    return added;
  };
  /** Reads what came of a press, and adds it to the log with its events. */
  const note = async (add: (key: number, now: number) => LogEntry) => {
    const events = await read();
    const { log, now } = view;
    const rest = events.map((event, index): LogEntry => ({
      ...{ kind: 'event', key: log.length + 1 + index, at: event.at, event },
    }));
    show({ log: [...log, add(log.length, now), ...rest] });
  };
  const describeRecord = () => {
    const { record } = view;
    const state = record && getState(record)?.title;
    return state === undefined ? '' : words.isNow({ resource: title, state });
  };
  let last: Promise<void> = Promise.resolve();
  const act = (task: () => Promise<string>) => {
    last = last.then(task).then(
      (status) => show({ status }),
      () => show({ status: words.failed }),
    );
  };
  const send = async (operation: LinkedOperation, isBegin: boolean, body?: Json) => {
    const { record, records } = view;
    const api = await readSavedApi(operation.api);
    const inUse = isBegin || !record ? undefined : { ...record, resource: of };
    const request = api && buildMoveRequest(api, operation, inUse, body);
    if (!request) return words.failed;
    const server = getSandboxServer(operation.api, 'prod');
    const { signal } = new AbortController();
    const { state, response } = await sendToSandbox(request, {
      ...{ server, signal, isHere: true },
      of: { api: operation.api, operation: operation.id },
    });
    if (!response) return describeState({ state, host: '', canRepeat: true });
    await note((key, at) => ({ kind: 'request', key, at, request, response }));
    const added = view.records.find(({ id }) => records.every((one) => one.id !== id));
    if (isBegin && added) show({ record: added });
    const result = words.answered({ operation: operation.name, status: response.status });
    return `${result} ${describeRecord()}`.trim();
  };
  return {
    ...{ subscribe, getState, getView: () => view },
    choose: (id) => show({ record: view.records.find((one) => one.id === id) }),
    send: (operation, isBegin, body) => act(() => send(operation, isBegin, body)),
    setClock: (to) =>
      act(async () => {
        await controlBuiltIn('clock', { method: 'POST', body: JSON.stringify(to) });
        await note((key, at) => ({ kind: 'clock', key, at }));
        return describeRecord() || words.clockMoved;
      }),
    refresh: () => act(async () => (await read(), '')),
    reset: () =>
      act(async () => {
        await controlBuiltIn('reset', { method: 'POST' });
        await read();
        show({ log: [] });
        return words.forgotten;
      }),
  };
}
