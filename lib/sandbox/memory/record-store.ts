import type { Attempt, Due, SandboxEvent, SandboxState, StoredRecord } from './sandbox-state';

/** State of a sandbox that has seen no request. */
export const EMPTY_STATE: SandboxState = {
  offset: 0,
  entries: 0,
  records: {},
  due: [],
  events: [],
};

/** Records by id, by resource. */
type Tables = Map<string, Map<string, StoredRecord>>;

/** Memory of a sandbox. */
export type Store = {
  readonly list: (resource: string) => readonly StoredRecord[];
  readonly find: (resource: string, id: string) => StoredRecord | undefined;
  /** Begins changes that are kept together, or not at all. */
  readonly begin: () => Draft;
  /** Takes out the first that is due until then. */
  readonly takeDue: (until: number) => Due | undefined;
  /** Events, oldest first. */
  readonly listEvents: () => readonly SandboxEvent[];
  /** Plans an attempt to deliver an event at a time in ms; none without a time. */
  readonly planDelivery: (id: string, at: number | undefined) => void;
  readonly addAttempt: (id: string, attempt: Attempt) => void;
  readonly save: (offset: number) => SandboxState;
};

/** Changes that nobody sees before `commit`. */
export type Draft = {
  readonly list: Store['list'];
  readonly find: Store['find'];
  readonly put: (resource: string, record: StoredRecord) => void;
  readonly remove: (resource: string, id: string) => void;
  readonly schedule: (due: Due) => void;
  readonly emit: (event: Omit<SandboxEvent, 'id' | 'attempts' | 'next'>) => void;
  /** Number for a state that begins, or for an event. */
  readonly nextEntry: () => number;
  readonly commit: () => void;
};

/** Events that are kept; the oldest go first. */
const MAX_EVENTS = 1000;

/** Creates a memory from a state that was saved. */
export function createStore(state: SandboxState): Store {
  const tables: Tables = new Map(
    Object.entries(state.records).map(([resource, records]) => [
      resource,
      new Map(records.map((record) => [record.id, record] as const)),
    ]),
  );
  const due = [...state.due];
  const events = [...state.events];
  let { entries } = state;
  const find = (resource: string, id: string) => tables.get(resource)?.get(id);
  const list = (resource: string) => [...(tables.get(resource)?.values() ?? [])];
  const begin = (): Draft => {
    const changed = new Map<string, Map<string, StoredRecord | undefined>>();
    const scheduled: Due[] = [];
    const emitted: SandboxEvent[] = [];
    const write = (resource: string, id: string, record: StoredRecord | undefined) => {
      const table = changed.get(resource) ?? new Map<string, StoredRecord | undefined>();
      changed.set(resource, table.set(id, record));
    };
    const findChanged: Store['find'] = (resource, id) => {
      const table = changed.get(resource);
      return table?.has(id) ? table.get(id) : find(resource, id);
    };
    return {
      find: findChanged,
      list: (resource) => {
        const ids = new Set([
          ...(tables.get(resource)?.keys() ?? []),
          ...(changed.get(resource)?.keys() ?? []),
        ]);
        return [...ids].flatMap((id) => findChanged(resource, id) ?? []);
      },
      put: (resource, record) => write(resource, record.id, record),
      remove: (resource, id) => write(resource, id, undefined),
      schedule: (one) => void scheduled.push(one),
      emit: (event) => {
        const id = `evt_${(entries += 1)}`;
        emitted.push({ ...event, id, attempts: [], next: event.at });
      },
      nextEntry: () => (entries += 1),
      commit: () => {
        for (const [resource, table] of changed) commitTable(tables, resource, table);
        due.push(...scheduled);
        due.sort((one, other) => one.at - other.at);
        events.push(...emitted);
        events.splice(0, Math.max(0, events.length - MAX_EVENTS));
      },
    };
  };
  const takeDue = (until: number) => {
    const [first] = due;
    return first && first.at <= until ? due.shift() : undefined;
  };
  const save = (offset: number): SandboxState => ({
    ...{ offset, entries, due: [...due], events: [...events] },
    records: Object.fromEntries(
      [...tables].map(([resource, table]) => [resource, [...table.values()]]),
    ),
  });
  const changeEvent = (id: string, change: (event: SandboxEvent) => SandboxEvent) => {
    const at = events.findIndex((one) => one.id === id);
    const event = events[at];
    if (event) events[at] = change(event);
  };
  return {
    ...{ list, find, begin, takeDue, save, listEvents: () => events },
    planDelivery: (id, next) =>
      changeEvent(id, ({ event, at, body, attempts }) => ({
        ...{ id, event, at, body, attempts },
        ...(next === undefined ? {} : { next }),
      })),
    addAttempt: (id, attempt) =>
      changeEvent(id, (event) => ({ ...event, attempts: [...event.attempts, attempt] })),
  };
}

function commitTable(
  tables: Tables,
  resource: string,
  changed: ReadonlyMap<string, StoredRecord | undefined>,
): void {
  const table = tables.get(resource) ?? new Map<string, StoredRecord>();
  for (const [id, record] of changed)
    if (record) table.set(id, record);
    else table.delete(id);
  tables.set(resource, table);
}
