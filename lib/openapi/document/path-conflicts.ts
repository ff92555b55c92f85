import { getOwn } from '../core/json';
import { addCappedProblems } from '../core/capped-problems';
import { joinPointer } from '../core/pointer';
import { addWarning, type Problems, truncateForMessage } from '../core/problems';
import type { ApiIndex, OperationEntry } from '../core/types';

/** The first two paths that are the same but for the names in their braces. */
type PathPair = { readonly first: string; second?: string };

const cache = new WeakMap<ApiIndex, ReadonlyMap<string, PathPair>>();

/** A path as a receiver tells it from others (OpenAPI 3.1 4.8.8.1). */
function pathTemplate(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** By template. Found once for a document, when first asked for. */
function getPathPairs(api: ApiIndex): ReadonlyMap<string, PathPair> {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const pairs = new Map<string, PathPair>();
  for (const path of Object.keys(api.paths)) {
    // Not a path, whatever it looks like.
    if (path.startsWith('x-')) continue;
    const template = pathTemplate(path);
    const pair = pairs.get(template);
    if (pair === undefined) pairs.set(template, { first: path });
    else pair.second ??= path;
  }
  cache.set(api, pairs);
  return pairs;
}

/** Another path that is the same to a receiver; `undefined` for none. */
function findConflictingPath(api: ApiIndex, path: string): string | undefined {
  const pair = getPathPairs(api).get(pathTemplate(path));
  return pair?.first === path ? pair.second : pair?.first;
}

function describeConflict(other: string): string {
  return `${truncateForMessage(other)} is the same path: the names in braces tell no paths apart. Describe both in one, with the same names.`;
}

/** Tells of another path that is the same as that of an operation: nobody can tell which of them is called. */
export function checkPathConflict(
  api: ApiIndex,
  { path, webhook }: OperationEntry,
  problems: Problems,
): void {
  // What else calls has an expression or a name for its path.
  const isPath = !webhook && getOwn(api.paths, path) !== undefined;
  const other = isPath ? findConflictingPath(api, path) : undefined;
  if (other === undefined) return;
  addWarning(problems, 'path-twice', joinPointer('#/paths', path), describeConflict(other));
}

/** The same of a whole document: each path that is one before it. */
export function checkPathConflicts(api: ApiIndex, problems: Problems): void {
  const pairs = getPathPairs(api);
  const found = Object.keys(api.paths).flatMap((path): readonly [string, string][] => {
    const { first = path } = pairs.get(pathTemplate(path)) ?? {};
    return first === path ? [] : [[joinPointer('#/paths', path), describeConflict(first)]];
  });
  addCappedProblems(
    problems,
    'path-twice',
    found,
    '#/paths',
    (count) => `So are ${count} more paths.`,
  );
}
