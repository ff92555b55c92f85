import type { ApiIndex, OperationEntry } from '@/lib/openapi/types';

/** `POST sale/` and `post /sale` are one. */
function normalizeOperationId(id: string): string {
  const [method = '', ...path] = id.trim().split(/\s+/);
  return `${method.toLowerCase()} ${path.join(' ').replace(/^\/+|\/+$/g, '')}`;
}

/**
 * The operation that an id means which is not spelt as the document's own are: with a method in capitals, or with a
 * slash too much or too few at an end of the path. `undefined`: none, or several.
 */
export function findClosestOperation(api: ApiIndex, id: string): OperationEntry | undefined {
  const wanted = normalizeOperationId(id);
  const [closest, ...others] = [...api.operations.values()].filter(
    (entry) => normalizeOperationId(entry.id) === wanted,
  );
  return others.length === 0 ? closest : undefined;
}
