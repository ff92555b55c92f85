import { createFieldIndex, type FieldIndex } from '@/lib/openapi/field-index';
import type { ApiIndex } from '@/lib/openapi/types';
import { apiStore } from './api-store';
import type { FindField } from './list-filter-rows';

/** Kept as long as its document is. */
const indexes = new WeakMap<ApiIndex, FieldIndex>();

/** How long one slice may take where the browser does not say (ms). */
const SLICE = 8;

function getIndex(api: ApiIndex): FieldIndex {
  const index = indexes.get(api) ?? createFieldIndex(api);
  indexes.set(api, index);
  return index;
}

function getIndexes(documents: readonly string[]): readonly FieldIndex[] {
  return documents.flatMap((name) => {
    const state = apiStore.getReady(name);
    return state === undefined ? [] : getIndex(state.api);
  });
}

/** Runs when the browser is idle, or soon where it cannot tell; `isOver` ends the slice. */
function runSoon(run: (isOver: () => boolean) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback((deadline) => run(() => deadline.timeRemaining() < 1), {
      timeout: 500,
    });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const end = performance.now() + SLICE;
    run(() => performance.now() > end);
  }, 1);
  return () => clearTimeout(id);
}

/** The fields of the documents that are ready, of those named. */
export function toFindField(documents: readonly string[]): FindField {
  const ready = getIndexes(documents);
  const [only] = ready;
  if (ready.length === 1 && only !== undefined) return only.find;
  return (word) => new Map(ready.flatMap((index) => [...index.find(word)]));
}

/** Reads the fields of the documents in idle slices; `onRead` is told when all are read. Returns how to stop. */
export function readFields(documents: readonly string[], onRead: () => void): () => void {
  let stop = () => {};
  const next = () => {
    stop = runSoon((isOver) => {
      const isLeft = getIndexes(documents).some((index) => index.read(isOver));
      if (isLeft) next();
      else onRead();
    });
  };
  next();
  return () => stop();
}
