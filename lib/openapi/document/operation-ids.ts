import { getAtPointer, getText, isObject } from '../core/json';
import type { ApiIndex, OperationEntry } from '../core/types';

const cache = new WeakMap<ApiIndex, ReadonlyMap<string, readonly OperationEntry[]>>();

/** Groups operations by `operationId` in document order; computed once per document. */
export function groupByOperationId(api: ApiIndex): ReadonlyMap<string, readonly OperationEntry[]> {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const byId = new Map<string, OperationEntry[]>();
  for (const entry of api.operations.values()) {
    const operation = getAtPointer(api.document, entry.pointer);
    const id = isObject(operation) ? getText(operation, 'operationId') : '';
    const entries = byId.get(id);
    if (entries !== undefined) entries.push(entry);
    else if (id !== '') byId.set(id, [entry]);
  }
  cache.set(api, byId);
  return byId;
}
