import type { Attempt, Due, SandboxEvent, SandboxState, StoredRecord } from './sandbox-state';

/** State of a sandbox that has seen no request. */
export const EMPTY_STATE: SandboxState = {
  offset: 0,
  entries: 0,
  records: {},
  removed: {},
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
  /** Whether a record was removed, the last one of its resource without an id. */
  readonly isRemoved: (resource: string, id?: string) => boolean;
  readonly schedule: (due: Due) => void;
  readonly emit: (event: Omit<SandboxEvent, 'id' | 'attempts' | 'next'>) => void;
  /** Number for a state that begins, or for an event. */
  readonly nextEntry: () => number;
  readonly commit: () => void;
};

/** Records of a resource, ids of removed ones and events that are kept each: a sandbox may run for weeks, or in a page. */
export const MAX_KEPT = 1000;

/** Attempts to deliver one event that are kept: readers may repeat it. */
const MAX_ATTEMPTS = 100;

/** Creates a list of events from those that were saved. */
function createEventLog(saved: readonly SandboxEvent[]) {
  const events = [...saved];
  const changeEvent = (id: string, change: (event: SandboxEvent) => SandboxEvent) => {
    const at = events.findIndex((one) => one.id === id);
    const event = events[at];
    if (event) events[at] = change(event);
  };
  return {
    listEvents: () => events,
    addEvents: (added: readonly SandboxEvent[]) => {
      events.push(...added);
      events.splice(0, Math.max(0, events.length - MAX_KEPT));
    },
    planDelivery: (id: string, next: number | undefined) =>
      changeEvent(id, ({ event, at, body, attempts }) => ({
        ...{ id, event, at, body, attempts },
        ...(next === undefined ? {} : { next }),
      })),
    addAttempt: (id: string, attempt: Attempt) =>
      changeEvent(id, (event) => ({
        ...event,
        attempts: [...event.attempts, attempt].slice(-MAX_ATTEMPTS),
      })),
  };
}

/** Creates a memory from a state that was saved. */
export function createStore(state: SandboxState): Store {
  const tables: Tables = new Map(
    Object.entries(state.records).map(([resource, records]) => [
      resource,
      new Map(records.map((record) => [record.id, record] as const)),
    ]),
  );
  const removed = new Map(
    Object.entries(state.removed).map(([resource, ids]) => [resource, new Set(ids)] as const),
  );
  let due = [...state.due];
  const events = createEventLog(state.events);
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
      isRemoved: (resource, id) => {
        const isGone = id !== undefined && changed.get(resource)?.has(id);
        if (isGone) return findChanged(resource, id) === undefined;
        const ids = removed.get(resource);
        return id === undefined ? (ids?.size ?? 0) > 0 : (ids?.has(id) ?? false);
      },
      schedule: (one) => void scheduled.push(one),
      emit: (event) => {
        const id = `evt_${(entries += 1)}`;
        emitted.push({ ...event, id, attempts: [], next: event.at });
      },
      nextEntry: () => (entries += 1),
      commit: () => {
        due.push(...scheduled);
        for (const [resource, table] of changed) {
          commitTable(tables, removed, resource, table);
          const waiting = due.flatMap((one) => (one.resource === resource ? [one.id] : []));
          dropOldest(tables.get(resource), new Set(waiting), table);
        }
        // What was due in a state that has ended lapses.
        due = due.filter(({ resource, id, entry }) => find(resource, id)?.entry === entry);
        due.sort((one, other) => one.at - other.at);
        events.addEvents(emitted);
      },
    };
  };
  const takeDue = (until: number) => {
    const [first] = due;
    return first && first.at <= until ? due.shift() : undefined;
  };
  const save = (offset: number): SandboxState => ({
    ...{ offset, entries, due: [...due], events: [...events.listEvents()] },
    records: Object.fromEntries(
      [...tables].map(([resource, table]) => [resource, [...table.values()]]),
    ),
    removed: Object.fromEntries([...removed].map(([resource, ids]) => [resource, [...ids]])),
  });
  return { list, find, begin, takeDue, save, ...events };
}

function commitTable(
  tables: Tables,
  removed: Map<string, Set<string>>,
  resource: string,
  changed: ReadonlyMap<string, StoredRecord | undefined>,
): void {
  const table = tables.get(resource) ?? new Map<string, StoredRecord>();
  const gone = removed.get(resource) ?? new Set<string>();
  for (const [id, record] of changed) {
    gone.delete(id);
    if (record) table.set(id, record);
    else if (table.delete(id)) gone.add(id);
  }
  for (const id of [...gone].slice(0, -MAX_KEPT)) gone.delete(id);
  tables.set(resource, table);
  removed.set(resource, gone);
}

/**
 * Drops the oldest records beyond the limit: those that have ended before those for which something is due.
 * @param changed Records that have just changed, which stay.
 */
function dropOldest(
  table = new Map<string, StoredRecord>(),
  waiting: ReadonlySet<string>,
  changed: ReadonlyMap<string, unknown>,
): void {
  const excess = table.size - MAX_KEPT;
  if (excess <= 0) return;
  const ids = [...table.keys()].filter((id) => !changed.has(id));
  const ended = ids.filter((id) => !waiting.has(id));
  const open = ids.filter((id) => waiting.has(id));
  for (const id of [...ended, ...open].slice(0, excess)) table.delete(id);
}
