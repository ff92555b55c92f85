import { whenIdle } from '@/components/late/when-idle';
import { createFieldIndex, type FieldIndex } from '@/lib/openapi/document/field-index';
import type { ApiIndex } from '@/lib/openapi/types';
import { apiStore } from '../state/api-store';
import type { FindField } from './list-filter-rows';

/** Kept as long as its document is. */
const indexes = new WeakMap<ApiIndex, FieldIndex>();

/** Milliseconds after which a busy browser reads a slice all the same: somebody types and waits for it. */
const PATIENCE = 500;

function getIndex(api: ApiIndex): FieldIndex {
  const index = indexes.get(api) ?? createFieldIndex(api);
  indexes.set(api, index);
  return index;
}

function getIndexes(documents: readonly string[]): readonly (FieldIndex | undefined)[] {
  return documents.map((name) => {
    const state = apiStore.getReady(name);
    return state && getIndex(state.api);
  });
}

/**
 * The fields of the documents that are ready, of those named. A nested one, `customer.billing_zip` as in the addresses
 * of fields, is found by its own name.
 */
export function toFindField(documents: readonly string[]): FindField {
  const ready = getIndexes(documents);
  const find: FindField = (word) => ready.map((index) => index?.find(word));
  return (word) => {
    const found = find(word);
    const isFound = found.some((fields) => fields && fields.size > 0);
    return isFound || !word.includes('.') ? found : find(word.split('.').at(-1) ?? '');
  };
}

/** Reads the fields of the documents in idle slices; `onRead` is told when all are read. Returns how to stop. */
export function readFields(documents: readonly string[], onRead: () => void): () => void {
  let stop = () => {};
  const next = () => {
    stop = whenIdle((isOver) => {
      const isLeft = getIndexes(documents).some((index) => index?.read(isOver));
      if (isLeft) next();
      else onRead();
    }, PATIENCE);
  };
  next();
  return () => stop();
}
