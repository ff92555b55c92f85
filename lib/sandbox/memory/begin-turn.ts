import type { Json } from '@/lib/openapi/core/types';
import { createTimeScope, type NamedScope } from './evaluate';
import { makeId } from './make-value';
import type { Store } from './record-store';
import { findRecord, listRecords } from './records';
import { getResource, type Knowledge, type Turn } from './turn';

/** Begins a turn at a point in time in ms. */
export function beginTurn(knowledge: Knowledge, store: Store, now: number): Turn {
  const turn = { ...knowledge, draft: store.begin(), now, scope: {} };
  const time = createTimeScope(now, knowledge.rules.zone);
  const scope: NamedScope = { ...time, ...createRecordScope(turn) };
  return { ...turn, scope };
}

/** Functions that every expression may call to look at other records, at examples and at test data. */
function createRecordScope(turn: Turn) {
  const findExample = (name: string, id: Json | undefined) =>
    id === undefined ? undefined : turn.findRecordExample(name, getResource(turn, name).id, id);
  return {
    make: (name: string) =>
      turn.resources.has(name) ? makeRecordId(turn, name) : makeFieldValue(turn, name),
    records: (name: string) => listRecords(turn, { resource: name }).map(({ fields }) => fields),
    find: (name: string, id: Json | undefined) =>
      id === undefined
        ? undefined
        : (findRecord(turn, { resource: name }, String(id))?.fields ?? findExample(name, id)),
    example: findExample,
    code: turn.getCode,
    meaning: turn.getMeaning,
    testData: turn.testData,
  };
}

/** Makes a value for a field: like that of the documents' examples, and none of them. */
function makeFieldValue({ findExample, random }: Turn, name: string): Json {
  const isTaken = (one: Json) => findExample(name, one) !== undefined;
  return makeId({ example: findExample(name)?.[name], isTaken }, random);
}

/** Makes an id for a record: like those of the documents, as their schemas allow it, and in use for none. */
export function makeRecordId(turn: Turn, name: string): Json {
  const { id } = getResource(turn, name);
  const { example, fits } = turn.getIds(name);
  const taken = new Set(listRecords(turn, { resource: name }).map((one) => one.id));
  const isTaken = (one: Json) => taken.has(String(one)) || turn.findExample(id, one) !== undefined;
  return makeId({ example, fits, isTaken }, turn.random);
}
