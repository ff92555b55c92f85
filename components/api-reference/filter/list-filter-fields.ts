import { whenIdle } from '@/components/ui/lazy/when-idle';
import { createFieldIndex, type FieldIndex } from '@/lib/openapi/search/field-index';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { apiStore } from '../state/api-store';
import type { FindField } from './list-filter-rows';

/** Kept as long as its document is. */
const indexes = new WeakMap<ApiIndex, FieldIndex>();

/** Milliseconds after which a busy browser reads a slice all the same: somebody types and waits for it. */
const MAX_IDLE_WAIT_MS = 500;

function getFieldIndex(api: ApiIndex): FieldIndex {
  const index = indexes.get(api) ?? createFieldIndex(api);
  indexes.set(api, index);
  return index;
}

function getFieldIndexes(documents: readonly string[]): readonly (FieldIndex | undefined)[] {
  return documents.map((name) => {
    const state = apiStore.getReady(name);
    return state && getFieldIndex(state.api);
  });
}

/**
 * The fields of the documents that are ready, of those named. A nested one, `customer.billing_zip` as in the addresses
 * of fields, is found by its own name.
 */
export function createFindField(documents: readonly string[]): FindField {
  const ready = getFieldIndexes(documents);
  const find: FindField = (word) => ready.map((index) => index?.find(word));
  return (word) => {
    const found = find(word);
    const isFound = found.some((fields) => fields && fields.size > 0);
    return isFound || !word.includes('.') ? found : find(word.split('.').at(-1) ?? '');
  };
}

/** Reads the fields of the documents in idle slices; `onIndexed` is told when all are read. Returns how to stop. */
export function indexFields(documents: readonly string[], onIndexed: () => void): () => void {
  let stop = () => {};
  const next = () => {
    stop = whenIdle((isOver) => {
      const isLeft = getFieldIndexes(documents).some((index) => index?.advance(isOver));
      if (isLeft) next();
      else onIndexed();
    }, MAX_IDLE_WAIT_MS);
  };
  next();
  return () => stop();
}
