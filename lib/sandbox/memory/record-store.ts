import type { JsonObject } from '@/lib/openapi/core/types';

/** A record that the sandbox remembers. */
export type StoredRecord = {
  readonly id: string;
  /** State; absent for a resource without states. */
  readonly state?: string;
  /** Number of the state's beginning: what was due in an earlier state lapses. */
  readonly entry: number;
  readonly fields: JsonObject;
};

/** Something that happens to a record when its time comes. */
export type Due = {
  /** Time in ms. */
  readonly at: number;
  readonly resource: string;
  readonly id: string;
  readonly entry: number;
  /** Place of the effects in `then` of the state. */
  readonly index: number;
};

/** An attempt to deliver an event. */
export type Attempt = {
  readonly at: number;
  readonly url: string;
  /** Status of the response; absent where none came. */
  readonly status?: number;
  /** Signature and other headers that were sent. */
  readonly headers: Readonly<Record<string, string>>;
};

/** An event that was emitted. */
export type SandboxEvent = {
  readonly id: string;
  readonly event: string;
  readonly at: number;
  readonly body: JsonObject;
  readonly attempts: readonly Attempt[];
  /** Time of the next attempt in ms; absent where none follows. */
  readonly next?: number;
};

/** All that the sandbox remembers, as JSON. */
export type SandboxState = {
  /** Time of the clock ahead of the machine's, in ms. */
  readonly offset: number;
  /** Entries of states so far. */
  readonly entries: number;
  readonly records: Readonly<Record<string, readonly StoredRecord[]>>;
  readonly due: readonly Due[];
  readonly events: readonly SandboxEvent[];
};

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
  readonly events: SandboxEvent[];
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
  /** Number for a state that begins. */
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
        const id = `evt_${events.length + emitted.length + 1}`;
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
  return { list, find, begin, takeDue, events, save };
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
