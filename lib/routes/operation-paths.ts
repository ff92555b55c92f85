import { getTexts, isObject } from '@/lib/openapi/core/json';
import { decodeFragment, getAtPointer } from '@/lib/openapi/core/pointer';
import { operationSlug, tagSlug } from '@/lib/text/slug';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { urls } from './urls';

/** The path that today's rules give an older spelling: upper case, brackets, spaces, `+`, `%2B`. */
function normalizeOperationPath(path: string): string {
  const [, , tag = '', slug = ''] = path.split('/');
  return urls.operation(tagSlug(decodeFragment(tag)), operationSlug(decodeFragment(slug)));
}

/** The path of an operation's page. */
export function getOperationPath({ group, url }: OperationEntry): string {
  return urls.operation(group, url);
}

/** The operation of a document whose page is at this path. */
export function findOperationByPath(api: ApiIndex, path: string): OperationEntry | undefined {
  for (const entry of api.operations.values()) if (getOperationPath(entry) === path) return entry;
  return undefined;
}

/** Paths that the page of an operation once had, from its `x-formerAddresses`; mostly none. */
export function getRedirectedPaths(api: ApiIndex, { pointer }: OperationEntry): readonly string[] {
  const operation = getAtPointer(api.document, pointer);
  return isObject(operation) ? getTexts(operation, 'x-formerAddresses') : [];
}

/**
 * Where an address that no page has leads on to: the page it spells in an older way; the page of an
 * operation that once had it; the page of the only operation with this last part, under another tag.
 * `undefined`: nowhere.
 * @param path as `getRequestedPath` gives it.
 * @param saved paths of the pages that exist.
 * @param apis the documents known so far.
 */
export function findNewPath(
  path: string,
  saved: readonly string[],
  apis: readonly ApiIndex[],
): string | undefined {
  const normalized = normalizeOperationPath(path);
  const entries = apis.flatMap((api) =>
    [...api.operations.values()].map((entry) => ({ api, entry })),
  );
  const paths = new Set([...saved, ...entries.map(({ entry }) => getOperationPath(entry))]);
  const redirected = entries.find(({ api, entry }) =>
    getRedirectedPaths(api, entry).includes(normalized),
  );
  const end = normalized.slice(normalized.lastIndexOf('/', normalized.length - 2));
  const [namesake, ...others] = [...paths].filter((one) => one.endsWith(end));
  const found =
    (paths.has(normalized) ? normalized : undefined) ??
    (redirected && getOperationPath(redirected.entry)) ??
    (others.length === 0 ? namesake : undefined);
  return found === path ? undefined : found;
}

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
