import { normalizeFilterKey } from '@/lib/openapi/document/filter-words';
import { getText, isObject } from '@/lib/openapi/json';
import { getAtPointer } from '@/lib/openapi/pointer';
import type { ApiIndex } from '@/lib/openapi/types';
import { apiStore } from '../state/api-store';
import type { FindPath } from './list-filter-paths';

/** Of a description: what follows its beginning speaks of other things, too. */
const MAX_DESCRIPTION_CHARS = 400;

type SearchableText = { readonly id: string; readonly key: string };

/** Kept as long as its document is. */
const cache = new WeakMap<ApiIndex, readonly SearchableText[]>();

function getSearchableTexts(api: ApiIndex): readonly SearchableText[] {
  const existing = cache.get(api);
  if (existing) return existing;
  const texts = [...api.operations.values()].map(({ id, pointer, description }) => {
    const operation = getAtPointer(api.document, pointer);
    const name = isObject(operation) ? getText(operation, 'operationId') : '';
    return {
      id,
      key: normalizeFilterKey(`${name}\n${description.slice(0, MAX_DESCRIPTION_CHARS)}`),
    };
  });
  cache.set(api, texts);
  return texts;
}

/** Finds operations by their `operationId` and the beginning of their description, of the documents that are ready. */
export function createFindDescription(documents: readonly string[]): FindPath {
  const all = documents.map((name) => {
    const state = apiStore.getReady(name);
    return state === undefined ? [] : getSearchableTexts(state.api);
  });
  return (word) =>
    all.map((texts) => new Set(texts.filter(({ key }) => key.includes(word)).map(({ id }) => id)));
}
