import { distinctAnchors, joinAnchor } from '../core/anchors';
import { getOwn, joinPointer } from '../core/json';
import type { Callback } from '../core/operation-types';
import { expectObject, type Problems } from '../core/problems';
import { resolveValue } from '../core/resolve';
import type { JsonObject } from '../core/types';
import { findPathOperations } from '../document/find-operations';
import { buildOperationEntry } from '../document/operation-entry';

/** Lists the calls of one callback: a map from the expression of a URL to a path item. */
function listCallbackCalls(
  document: JsonObject,
  name: string,
  callback: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Callback[] {
  return Object.entries(callback).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    const context = { path, server: '', webhook: true };
    const at = joinPointer(pointer, path);
    const found = findPathOperations(document, item, at, context, problems);
    return [...found].map((one) => ({
      name,
      entry: {
        ...buildOperationEntry(one, { id: `${one.method} ${path}`, tags: [], group: '', url: '' }),
        pathItemPointer: at,
      },
    }));
  });
}

/** Resolves the `callbacks` of an operation to entries; their own content is not resolved yet. */
export function resolveCallbacks(
  document: JsonObject,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Callback[] {
  const at = joinPointer(pointer, 'callbacks');
  const callbacks = expectObject(getOwn(operation, 'callbacks'), at, problems) ?? {};
  return Object.entries(callbacks).flatMap(([name, item]) => {
    if (name.startsWith('x-')) return [];
    const target = resolveValue(document, item, joinPointer(at, name), problems);
    const callback = expectObject(target.value, target.pointer, problems);
    return callback === undefined
      ? []
      : listCallbackCalls(document, name, callback, target.pointer, problems);
  });
}

/**
 * Anchors of the callbacks of an operation, in their order.
 * @param root anchor around them: `callback`.
 */
export function listCallbackAnchors(
  root: string,
  callbacks: readonly Callback[],
): readonly string[] {
  return distinctAnchors(
    callbacks.map(({ name, entry: { method } }) =>
      joinAnchor(root, { kind: 'name', name }, { kind: 'name', name: method }),
    ),
  );
}
