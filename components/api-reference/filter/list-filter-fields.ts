import { whenIdle } from '@/components/ui/lazy/when-idle';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { createFieldIndex, type FieldHits } from '@/lib/openapi/search/field-index';
import { apiStore } from '../state/api-store';

/** Finds operations with a field that a word matches; `undefined` for a document not ready. */
export type FindField = (word: string) => readonly (FieldHits | undefined)[];

/** Longest wait for an idle browser before the next slice is indexed, in ms. */
const MAX_IDLE_WAIT_MS = 500;

/** Caches the value that `build` makes of a document while the document is in memory. */
export function cacheByApi<T>(build: (api: ApiIndex) => T): (api: ApiIndex) => T {
  const cache = new WeakMap<ApiIndex, T>();
  return (api) => {
    const value = cache.get(api) ?? build(api);
    cache.set(api, value);
    return value;
  };
}

/** Maps each named document to a value of it; `undefined` for one that is not ready. */
export function mapReady<T>(
  documents: readonly string[],
  getValue: (api: ApiIndex) => T,
): readonly (T | undefined)[] {
  return documents.map((name) => {
    const state = apiStore.getReady(name);
    return state && getValue(state.api);
  });
}

const getFieldIndex = cacheByApi(createFieldIndex);

/**
 * Creates a search for operations by field, in those of the documents that are ready. A nested
 * name, `customer.billing_zip` as in anchors, also finds fields by its last part.
 */
export function createFindField(documents: readonly string[]): FindField {
  const ready = mapReady(documents, getFieldIndex);
  const find: FindField = (word) => ready.map((index) => index?.find(word));
  return (word) => {
    const found = find(word);
    const isFound = found.some((fields) => fields && fields.size > 0);
    return isFound || !word.includes('.') ? found : find(word.split('.').at(-1) ?? '');
  };
}

/** Indexes the fields of the documents in idle slices, then calls back; returns how to stop it. */
export function indexFields(documents: readonly string[], onIndexed: () => void): () => void {
  let stop = () => {};
  const next = () => {
    stop = whenIdle((isOver) => {
      const isLeft = mapReady(documents, getFieldIndex).some((index) => index?.advance(isOver));
      if (isLeft) next();
      else onIndexed();
    }, MAX_IDLE_WAIT_MS);
  };
  next();
  return () => stop();
}
