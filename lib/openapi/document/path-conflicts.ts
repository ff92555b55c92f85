import { morePaths, pathTwice } from '@/.generated/words/openapi-problems/document';
import { getOwn, joinPointer } from '../core/json';
import { addCappedProblems, addWarning, type Problems, truncateForMessage } from '../core/problems';
import type { ApiIndex, OperationEntry } from '../core/types';

/** First two paths that differ only in the names in their braces. */
type PathPair = { readonly first: string; second?: string };

const cache = new WeakMap<ApiIndex, ReadonlyMap<string, PathPair>>();

/** Path without the names in its braces, which tell no paths apart (OpenAPI 3.1 4.8.8.1). */
export function pathTemplate(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** Conflicting paths by template; computed once per document, on first use. */
function getPathPairs(api: ApiIndex): ReadonlyMap<string, PathPair> {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const pairs = new Map<string, PathPair>();
  for (const path of Object.keys(api.paths)) {
    // An extension, not a path.
    if (path.startsWith('x-')) continue;
    const template = pathTemplate(path);
    const pair = pairs.get(template);
    if (pair === undefined) pairs.set(template, { first: path });
    else pair.second ??= path;
  }
  cache.set(api, pairs);
  return pairs;
}

/** Another path that matches the same URLs; `undefined` for none. */
function findConflictingPath(api: ApiIndex, path: string): string | undefined {
  const pair = getPathPairs(api).get(pathTemplate(path));
  return pair?.first === path ? pair.second : pair?.first;
}

function describeConflict(other: string): string {
  return pathTwice(truncateForMessage(other));
}

/** Warns about another path that matches the same URLs as an operation's path. */
export function checkPathConflict(
  api: ApiIndex,
  { path, webhook }: OperationEntry,
  problems: Problems,
): void {
  // Webhooks and callbacks have a name or an expression as path.
  const isPath = !webhook && getOwn(api.paths, path) !== undefined;
  const other = isPath ? findConflictingPath(api, path) : undefined;
  if (other === undefined) return;
  addWarning(problems, 'path-twice', joinPointer('#/paths', path), describeConflict(other));
}

/** Warns about each path of a document that conflicts with an earlier one. */
export function checkPathConflicts(api: ApiIndex, problems: Problems): void {
  const pairs = getPathPairs(api);
  const found = Object.keys(api.paths).flatMap((path): readonly [string, string][] => {
    const { first = path } = pairs.get(pathTemplate(path)) ?? {};
    return first === path ? [] : [[joinPointer('#/paths', path), describeConflict(first)]];
  });
  addCappedProblems(problems, 'path-twice', found, '#/paths', morePaths);
}
