import { toFilterKey } from '@/lib/openapi/document/filter-words';
import { getText, isObject } from '@/lib/openapi/json';
import { getAt } from '@/lib/openapi/pointer';
import type { ApiIndex } from '@/lib/openapi/types';
import { apiStore } from '../state/api-store';
import type { FindPath } from './list-filter-paths';

/** Of a description: what follows its beginning speaks of other things, too. */
const LONGEST = 400;

type Told = { readonly id: string; readonly key: string };

/** Kept as long as its document is. */
const known = new WeakMap<ApiIndex, readonly Told[]>();

function getTold(api: ApiIndex): readonly Told[] {
  const existing = known.get(api);
  if (existing) return existing;
  const told = [...api.operations.values()].map(({ id, pointer, description }) => {
    const operation = getAt(api.document, pointer);
    const name = isObject(operation) ? getText(operation, 'operationId') : '';
    return { id, key: toFilterKey(`${name}\n${description.slice(0, LONGEST)}`) };
  });
  known.set(api, told);
  return told;
}

/** Finds operations by their `operationId` and the beginning of their description, of the documents that are ready. */
export function toFindTold(documents: readonly string[]): FindPath {
  const all = documents.map((name) => {
    const state = apiStore.getReady(name);
    return state === undefined ? [] : getTold(state.api);
  });
  return (word) =>
    all.map((told) => new Set(told.filter(({ key }) => key.includes(word)).map(({ id }) => id)));
}
