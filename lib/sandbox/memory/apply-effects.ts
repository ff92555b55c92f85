import type { SandboxAction, SandboxEffects } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { makeRecordId } from './begin-turn';
import { buildEventBody } from './build-event';
import { evaluate, holds, omitField, type RuleValues, setFields } from './evaluate';
import { findRecord, findTable, putRecord, type Table } from './records';
import type { StoredRecord } from './sandbox-state';
import { getResource, type Turn } from './turn';

/** Begins a state of a record: sets its fields, and notes what is due in it. */
async function enterState(
  turn: Turn,
  resource: string,
  record: StoredRecord,
  name: string | undefined,
): Promise<StoredRecord> {
  if (name === undefined) return record;
  const { states } = getResource(turn, resource);
  const { set, then = [] } = states[name] ?? {};
  const entry = turn.draft.nextEntry();
  const scope = { ...turn.scope, state: name };
  const fields = await setFields(record.fields, set, scope);
  for (const [index, { at: due }] of then.entries()) {
    const time = Date.parse(String(await evaluate(due, fields, scope)));
    // What was due before is due now.
    const at = Math.max(time, turn.now);
    if (!Number.isNaN(at)) turn.draft.schedule({ at, resource, id: record.id, entry, index });
  }
  return { ...record, state: name, entry, fields };
}

/** What rules say about a new record beside its own fields. */
type NewRecord = {
  readonly state?: string | undefined;
  readonly set?: RuleValues | undefined;
  /** Names of sent fields that rules may use, and that are kept only as far as they set them. */
  readonly secret?: readonly string[];
};

/** Creates a record in its first state, or in the one that is named, with the records of its lists. */
export async function createRecord(
  turn: Turn,
  table: Table,
  record: Pick<StoredRecord, 'id' | 'fields'>,
  { state, set, secret = [] }: NewRecord,
): Promise<StoredRecord> {
  const { resource } = table;
  const { states, set: own } = getResource(turn, resource);
  const first = state ?? Object.keys(states)[0];
  const scope = { ...turn.scope, state: first };
  const prepared = await setFields(record.fields, own, scope);
  const all = await setFields(prepared, set, scope);
  const fields = secret
    .filter((name) => !Object.hasOwn({ ...own, ...set }, name))
    .reduce(omitField, all);
  const entered = await enterState(turn, resource, { ...record, entry: 0, fields }, first);
  const kept = await putWithLists(turn, table, entered, Object.keys(fields));
  await applyToOthers(turn, resource, kept, states[first ?? ''] ?? {});
  return kept;
}

/**
 * Keeps a record. Objects in its lists that are records of their own are created by their rules.
 * @param names Names of the fields that are new.
 */
async function putWithLists(
  turn: Turn,
  table: Table,
  record: StoredRecord,
  names: readonly string[],
): Promise<StoredRecord> {
  const lists = [...turn.resources].flatMap(([resource, { in: inside, id }]) => {
    const [outer, list = ''] = inside?.split('.') ?? [];
    return outer === table.resource && names.includes(list) ? [{ resource, list, id }] : [];
  });
  const empty = Object.fromEntries(lists.map(({ list }) => [list, []]));
  const kept = await putRecord(turn, table, { ...record, fields: { ...record.fields, ...empty } });
  for (const { resource, list, id: field } of lists) {
    const rows = getOwn(record.fields, list);
    for (const row of (isList(rows) ? rows : []).filter(isObject)) {
      const id = getOwn(row, field) ?? makeRecordId(turn, resource);
      const inner = { id: String(id), fields: { ...row, [field]: id } };
      await createRecord(turn, { resource, parent: record.id }, inner, {});
    }
  }
  return lists.length === 0 ? kept : (findRecord(turn, table, record.id) ?? kept);
}

/**
 * Applies what an action does beside reading: fields, state, other records, events. Returns the changed record.
 * @param sent Fields of a request that the record takes over.
 */
export async function applyEffects(
  turn: Turn,
  table: Table,
  record: StoredRecord,
  effects: SandboxEffects,
  sent: JsonObject = {},
): Promise<StoredRecord> {
  const { resource } = table;
  const { states } = getResource(turn, resource);
  const scope = { ...turn.scope, state: record.state };
  const fields = await setFields({ ...record.fields, ...sent }, effects.set, scope);
  const entered = await enterState(turn, resource, { ...record, fields }, effects.to);
  const changed = await putWithLists(turn, table, entered, Object.keys(sent));
  await applyToOthers(turn, resource, changed, effects);
  if (effects.to !== undefined)
    await applyToOthers(turn, resource, changed, states[effects.to] ?? {});
  return changed;
}

/** Creates and changes records of other resources, and emits events. */
export async function applyToOthers(
  turn: Turn,
  resource: string,
  { fields, state }: StoredRecord,
  { creates = [], changes = [], emits = [] }: Pick<SandboxAction, 'creates' | 'changes' | 'emits'>,
): Promise<void> {
  const scope = { ...turn.scope, state, record: fields };
  for (const { resource: name, when, state: first, fields: base, set } of creates) {
    if (!(await holds(when, fields, scope))) continue;
    const { id } = getResource(turn, name);
    const begin = base === undefined ? undefined : await evaluate(base, fields, scope);
    const made: Record<string, Json> = isObject(begin) ? { ...begin } : {};
    for (const [key, value] of Object.entries(set)) {
      const result = typeof value === 'string' ? await evaluate(value, fields, scope) : value;
      if (result !== undefined) made[key] = result;
    }
    made[id] ??= makeRecordId(turn, name);
    const record = { id: String(made[id]), fields: made };
    await createRecord(turn, { resource: name }, record, { state: first });
  }
  for (const { resource: name, when, id, from, to, set } of changes) {
    if (!(await holds(when, fields, scope))) continue;
    const found = await evaluate(id, fields, scope);
    for (const one of isList(found) ? found : [found]) {
      const table = findTable(turn, name, String(one));
      const record = findRecord(turn, table, String(one));
      if (!record || (from && !from.includes(record.state ?? ''))) continue;
      const inner = { ...turn, scope: { ...turn.scope, record: fields } };
      await applyEffects(inner, table, record, {
        ...(set ? { set } : {}),
        ...(to === undefined ? {} : { to }),
      });
    }
  }
  for (const { event, when, set } of emits) {
    if (!(await holds(when, fields, scope))) continue;
    const { id } = getResource(turn, resource);
    const body = await buildEventBody({ ...turn, scope }, event, { id, fields, set });
    turn.draft.emit({ event, at: turn.now, body });
  }
}
