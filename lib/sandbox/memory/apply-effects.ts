import type { SandboxEffects } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { isList } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { buildEventBody } from './build-event';
import { evaluate, holds, type RuleValues, setFields } from './evaluate';
import { findRecord, putRecord, type Table } from './records';
import type { StoredRecord } from './sandbox-state';
import { getResource, makeRecordId, type Turn } from './turn';

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
  for (const [index, { at }] of then.entries()) {
    const time = Date.parse(String(await evaluate(at, fields, scope)));
    if (!Number.isNaN(time))
      turn.draft.schedule({ at: time, resource, id: record.id, entry, index });
  }
  return { ...record, state: name, entry, fields };
}

/** Creates a record in its first state, or in the one that is named. */
export async function createRecord(
  turn: Turn,
  table: Table,
  record: Pick<StoredRecord, 'id' | 'fields'>,
  { state, set }: { readonly state?: string | undefined; readonly set?: RuleValues | undefined },
): Promise<StoredRecord> {
  const { resource } = table;
  const { states, set: own } = getResource(turn, resource);
  const first = state ?? Object.keys(states)[0];
  const scope = { ...turn.scope, state: first };
  const prepared = await setFields(record.fields, own, scope);
  const fields = await setFields(prepared, set, scope);
  const entered = await enterState(turn, resource, { ...record, entry: 0, fields }, first);
  return putRecord(turn, table, entered);
}

/** Applies what an action does beside reading: fields, state, other records, events. Returns the changed record. */
export async function applyEffects(
  turn: Turn,
  table: Table,
  record: StoredRecord,
  effects: SandboxEffects,
): Promise<StoredRecord> {
  const { resource } = table;
  const scope = { ...turn.scope, state: record.state };
  const fields = await setFields(record.fields, effects.set, scope);
  const entered = await enterState(turn, resource, { ...record, fields }, effects.to);
  const changed = await putRecord(turn, table, entered);
  await applyToOthers(turn, resource, changed, effects);
  return changed;
}

/** Creates and changes records of other resources, and emits events. */
export async function applyToOthers(
  turn: Turn,
  resource: string,
  { fields, state }: StoredRecord,
  { creates = [], changes = [], emits = [] }: SandboxEffects,
): Promise<void> {
  const scope = { ...turn.scope, state, record: fields };
  for (const { resource: name, when, state: first, set } of creates) {
    if (!(await holds(when, fields, scope))) continue;
    const { id } = getResource(turn, name);
    const made: Record<string, Json> = {};
    for (const [key, value] of Object.entries(set)) {
      const result = typeof value === 'string' ? await evaluate(value, fields, scope) : value;
      if (result !== undefined) made[key] = result;
    }
    made[id] ??= makeRecordId(turn, name);
    await createRecord(
      turn,
      { resource: name },
      { id: String(made[id]), fields: made },
      { state: first },
    );
  }
  for (const { resource: name, when, id, to, set } of changes) {
    if (!(await holds(when, fields, scope))) continue;
    const found = await evaluate(id, fields, scope);
    for (const one of isList(found) ? found : [found]) {
      const record = findRecord(turn, { resource: name }, String(one));
      if (!record) continue;
      const inner = { ...turn, scope: { ...turn.scope, record: fields } };
      await applyEffects(inner, { resource: name }, record, {
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
