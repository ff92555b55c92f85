import { getText, isObject } from '../json';
import { getAt } from '../pointer';
import type { ApiIndex, OperationEntry } from '../types';

const known = new WeakMap<ApiIndex, ReadonlyMap<string, readonly OperationEntry[]>>();

/** Operations by their `operationId`, in the document's order. Found once for a document, when first asked for. */
export function getByOperationId(api: ApiIndex): ReadonlyMap<string, readonly OperationEntry[]> {
  const found = known.get(api);
  if (found !== undefined) return found;
  const byId = new Map<string, OperationEntry[]>();
  for (const entry of api.operations.values()) {
    const operation = getAt(api.document, entry.pointer);
    const id = isObject(operation) ? getText(operation, 'operationId') : '';
    const entries = byId.get(id);
    if (entries !== undefined) entries.push(entry);
    else if (id !== '') byId.set(id, [entry]);
  }
  known.set(api, byId);
  return byId;
}
