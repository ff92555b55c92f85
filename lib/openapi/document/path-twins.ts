import { getOwn } from '../json';
import { addFew } from '../few-problems';
import { toPointer } from '../pointer';
import { addWarning, type Problems, toShort } from '../problems';
import type { ApiIndex, OperationEntry } from '../types';

/** The first two paths that are the same but for the names in their braces. */
type Twins = { readonly first: string; second?: string };

const known = new WeakMap<ApiIndex, ReadonlyMap<string, Twins>>();

/** A path as a receiver tells it from others (OpenAPI 3.1 4.8.8.1). */
function toTemplate(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** By template. Found once for a document, when first asked for. */
function getTwins(api: ApiIndex): ReadonlyMap<string, Twins> {
  const found = known.get(api);
  if (found !== undefined) return found;
  const twins = new Map<string, Twins>();
  for (const path of Object.keys(api.paths)) {
    // Not a path, whatever it looks like.
    if (path.startsWith('x-')) continue;
    const template = toTemplate(path);
    const same = twins.get(template);
    if (same === undefined) twins.set(template, { first: path });
    else same.second ??= path;
  }
  known.set(api, twins);
  return twins;
}

/** Another path that is the same to a receiver; `undefined` for none. */
function getTwin(api: ApiIndex, path: string): string | undefined {
  const twins = getTwins(api).get(toTemplate(path));
  return twins?.first === path ? twins.second : twins?.first;
}

function toMessage(other: string): string {
  return `${toShort(other)} is the same path: the names in braces tell no paths apart. Describe both in one, with the same names.`;
}

/** Tells of another path that is the same as that of an operation: nobody can tell which of them is called. */
export function checkTwin(
  api: ApiIndex,
  { path, webhook }: OperationEntry,
  problems: Problems,
): void {
  // What else calls has an expression or a name for its path.
  const isPath = !webhook && getOwn(api.paths, path) !== undefined;
  const other = isPath ? getTwin(api, path) : undefined;
  if (other === undefined) return;
  addWarning(problems, 'path-twice', toPointer('#/paths', path), toMessage(other));
}

/** The same of a whole document: each path that is one before it. */
export function checkPaths(api: ApiIndex, problems: Problems): void {
  const twins = getTwins(api);
  const found = Object.keys(api.paths).flatMap((path): readonly [string, string][] => {
    const { first = path } = twins.get(toTemplate(path)) ?? {};
    return first === path ? [] : [[toPointer('#/paths', path), toMessage(first)]];
  });
  addFew(problems, 'path-twice', found, '#/paths', (count) => `So are ${count} more paths.`);
}
