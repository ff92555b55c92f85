import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
import type { JsonObject } from '@/lib/openapi/core/types';
import { setFields } from './evaluate';
import type { StoredRecord } from './sandbox-state';
import { getResource, type Turn } from './turn';

/** A resource, and the record whose list its records stand in, where they do. */
export type Table = { readonly resource: string; readonly parent?: string };

/** Names of the resource and the list that records stand in; `undefined` for records of their own. */
export function getOuterList(turn: Turn, resource: string) {
  const [outer, list] = getResource(turn, resource).in?.split('.') ?? [];
  return outer === undefined || list === undefined ? undefined : { outer, list };
}

function toRecord(fields: JsonObject, id: string): StoredRecord {
  return { id: String(getOwn(fields, id)), entry: 0, fields };
}

/** Lists the records of a table, oldest first. */
export function listRecords(turn: Turn, { resource, parent }: Table): readonly StoredRecord[] {
  const inside = getOuterList(turn, resource);
  if (!inside || parent === undefined) return turn.draft.list(resource);
  const { fields = {} } = turn.draft.find(inside.outer, parent) ?? {};
  const list = getOwn(fields, inside.list);
  const { id } = getResource(turn, resource);
  return (isList(list) ? list : []).filter(isObject).map((one) => toRecord(one, id));
}

/** Finds a record by its id. */
export function findRecord(turn: Turn, table: Table, id: string): StoredRecord | undefined {
  return getOuterList(turn, table.resource)
    ? listRecords(turn, table).find((one) => one.id === id)
    : turn.draft.find(table.resource, id);
}

/** Keeps a record, with the fields that follow from its others. */
export async function putRecord(
  turn: Turn,
  table: Table,
  record: StoredRecord,
): Promise<StoredRecord> {
  const { resource, parent } = table;
  const { derive, only = [] } = getResource(turn, resource);
  const derived = { ...record, fields: await setFields(record.fields, derive, turn.scope) };
  const inside = getOuterList(turn, resource);
  if (!inside || parent === undefined) {
    turn.draft.put(resource, derived);
    return derived;
  }
  const taken = only.filter((flag) => derived.fields[flag] === true);
  const free = Object.fromEntries(taken.map((flag) => [flag, false]));
  const others = listRecords(turn, table);
  const isNew = !others.some(({ id }) => id === derived.id);
  const rows = others.map((one) =>
    one.id === derived.id ? derived.fields : { ...one.fields, ...free },
  );
  await putList(turn, { resource: inside.outer }, parent, {
    [inside.list]: isNew ? [...rows, derived.fields] : rows,
  });
  return derived;
}

/** Forgets a record. */
export async function removeRecord(turn: Turn, table: Table, id: string): Promise<void> {
  const inside = getOuterList(turn, table.resource);
  if (!inside || table.parent === undefined) return turn.draft.remove(table.resource, id);
  const rows = listRecords(turn, table).filter((one) => one.id !== id);
  const list = rows.map(({ fields }) => fields);
  await putList(turn, { resource: inside.outer }, table.parent, { [inside.list]: list });
}

async function putList(turn: Turn, table: Table, id: string, list: JsonObject): Promise<void> {
  const outer = turn.draft.find(table.resource, id);
  if (outer) await putRecord(turn, table, { ...outer, fields: { ...outer.fields, ...list } });
}
