import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { setFields } from './evaluate';
import type { StoredRecord } from './sandbox-state';
import { getResource, Refusal, type Turn } from './turn';

/** A resource, and the record whose list its records stand in, where they do. */
export type Table = { readonly resource: string; readonly parent?: string };

/** Names of the resource and the list that records stand in; `undefined` for records of their own. */
export function getOuterList(turn: Turn, resource: string) {
  const [outer, list] = getResource(turn, resource).in?.split('.') ?? [];
  return outer === undefined || list === undefined ? undefined : { outer, list };
}

/** Lists the records of a table, oldest first: without a parent, those of all lists. */
export function listRecords(turn: Turn, { resource, parent }: Table): readonly StoredRecord[] {
  const inside = getOuterList(turn, resource);
  if (!inside) return turn.draft.list(resource);
  const { id } = getResource(turn, resource);
  const outer = turn.draft.list(inside.outer).filter((one) => (parent ?? one.id) === one.id);
  return outer.flatMap(({ fields }) => {
    const list = getOwn(fields, inside.list);
    const rows = (isList(list) ? list : []).filter(isObject);
    return rows.map((row) => ({ id: String(getOwn(row, id)), entry: 0, fields: row }));
  });
}

/** Finds a record by its id: without a parent, in any list. */
export function findRecord(turn: Turn, table: Table, id: string): StoredRecord | undefined {
  return getOuterList(turn, table.resource)
    ? listRecords(turn, table).find((one) => one.id === id)
    : turn.draft.find(table.resource, id);
}

/** Table in which a record stands, whose parent nobody names. */
export function findTable(turn: Turn, resource: string, id: string): Table {
  const inside = getOuterList(turn, resource);
  const outer = inside && turn.draft.list(inside.outer);
  const parent = outer?.find((one) => findRecord(turn, { resource, parent: one.id }, id))?.id;
  return { resource, ...(parent === undefined ? {} : { parent }) };
}

/** Keeps a record, with the fields that follow from its others. */
export async function putRecord(
  turn: Turn,
  table: Table,
  record: StoredRecord,
): Promise<StoredRecord> {
  const { resource, parent } = table;
  const { derive } = getResource(turn, resource);
  const scope = { ...turn.scope, state: record.state };
  const derived = { ...record, fields: await setFields(record.fields, derive, scope) };
  const inside = getOuterList(turn, resource);
  if (!inside || parent === undefined) {
    turn.draft.put(resource, derived);
    return derived;
  }
  const known = listRecords(turn, table);
  const rows = known.map((one) => (one.id === derived.id ? derived : one));
  const isNew = !rows.includes(derived);
  await putList(turn, table, isNew ? [...rows, derived] : rows, derived);
  return findRecord(turn, table, derived.id) ?? derived;
}

/** Forgets a record, and all that stand in it. */
export async function removeRecord(turn: Turn, table: Table, id: string): Promise<void> {
  for (const [resource, { parent }] of turn.resources) {
    if (parent?.resource !== table.resource) continue;
    const inner = listRecords(turn, { resource });
    for (const one of inner.filter(({ fields }) => String(getOwn(fields, parent.field)) === id))
      await removeRecord(turn, { resource }, one.id);
  }
  const inside = getOuterList(turn, table.resource);
  if (!inside || table.parent === undefined) return turn.draft.remove(table.resource, id);
  const rows = listRecords(turn, table).filter((one) => one.id !== id);
  await putList(turn, table, rows);
}

/** Record that another stands in, as a path names it. */
export type Owner = {
  /** Field of the other that has its id. */
  readonly field: string;
  readonly id: Json;
  /** Whether it is remembered; else it is an example of the documents, or nothing is known of it. */
  readonly isKept: boolean;
};

/**
 * Gets the record that those of a resource stand in; `undefined` where rules or path name none.
 * @param ids Ids that the path has before that of the record, the closest first.
 * @throws {Refusal} for one that is not there, or does not stand in the one before it.
 */
export function getOwner(turn: Turn, resource: string, ids: readonly string[]): Owner | undefined {
  const { parent } = getResource(turn, resource);
  const [id, ...outer] = ids;
  if (!parent || id === undefined) return undefined;
  const { resource: above, field } = parent;
  if (above === undefined) return { field, id, isKept: false };
  const { id: name } = getResource(turn, above);
  const owner = getOwner(turn, above, outer);
  const record = findRecord(turn, { resource: above }, id);
  const isThere = record ? isOwned(record.fields, owner) : isExample(turn, above, [name, id]);
  if (!isThere) throw new Refusal('404', [name, id]);
  return { field, id: record ? (getOwn(record.fields, name) ?? id) : id, isKept: !!record };
}

/** Whether a record stands in another; each does where there is none. */
export function isOwned(fields: JsonObject, owner: Owner | undefined): boolean {
  return owner === undefined || String(getOwn(fields, owner.field)) === String(owner.id);
}

/** Whether a record that is not remembered is an example of the documents, and was not removed. */
export function isExample(turn: Turn, resource: string, [field, id]: readonly [string, Json]) {
  return (
    !turn.draft.isRemoved(resource, String(id)) &&
    turn.findRecordExample(resource, field, id) !== undefined
  );
}

/** Keeps a list of records in the one that they stand in. Flags that only one may have stay with the one that was put. */
async function putList(
  turn: Turn,
  { resource, parent = '' }: Table,
  rows: readonly StoredRecord[],
  put?: StoredRecord,
): Promise<void> {
  const { only = [] } = getResource(turn, resource);
  const inside = getOuterList(turn, resource);
  const outer = inside && turn.draft.find(inside.outer, parent);
  if (!outer) return;
  const holders = only.map((flag) => {
    const flagged = rows.filter(({ fields }) => fields[flag] === true);
    return [flag, flagged.find((one) => one === put) ?? flagged[0] ?? rows[0]] as const;
  });
  const list = rows.map((row) => ({
    ...row.fields,
    ...Object.fromEntries(holders.map(([flag, holder]) => [flag, row === holder])),
  }));
  const fields = { ...outer.fields, [inside.list]: list };
  await putRecord(turn, { resource: inside.outer }, { ...outer, fields });
}
