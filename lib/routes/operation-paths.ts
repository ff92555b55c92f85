import { getAtPointer, getTexts, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { decodeUrlPart } from '@/lib/text/encode';
import { operationSlug, tagSlug } from '@/lib/text/slug';
import { urls } from './urls';

/** Path in the current spelling; older ones have upper case, brackets, spaces, `+` or `%2B`. */
function normalizeOperationPath(path: string): string {
  const [, , tag = '', slug = ''] = path.split('/');
  return urls.operation(tagSlug(decodeUrlPart(tag)), operationSlug(decodeUrlPart(slug)));
}

/** Path of an operation's page: `/api/payment-gateway/sale/`. */
export function getOperationPath({ group, url }: OperationEntry): string {
  return urls.operation(group, url);
}

/** Finds the operation of a document whose page has this path; `undefined` when there is none. */
export function findOperationByPath(api: ApiIndex, path: string): OperationEntry | undefined {
  for (const entry of api.operations.values()) if (getOperationPath(entry) === path) return entry;
  return undefined;
}

/** Earlier paths of an operation's page, from its `x-formerAddresses`; usually empty. */
export function getRedirectedPaths(api: ApiIndex, { pointer }: OperationEntry): readonly string[] {
  const operation = getAtPointer(api.document, pointer);
  return isObject(operation) ? getTexts(operation, 'x-formerAddresses') : [];
}

/**
 * Redirect target of a path without a page: the page that an older spelling names, the operation
 * that once had the path, or the only operation with the same last segment under another tag.
 * @param path from `getRequestedPath`.
 * @param saved paths of the pages in the export.
 * @param apis the documents loaded so far.
 * @returns `undefined` when nothing matches.
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

/** Operation id in one spelling: `POST sale/` and `post /sale` become `post sale`. */
function normalizeOperationId(id: string): string {
  const [method = '', ...path] = id.trim().split(/\s+/);
  return `${method.toLowerCase()} ${path.join(' ').replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Finds the only operation whose id differs just in the method's case or in slashes around the
 * path. `undefined` for none or several.
 */
export function findClosestOperation(api: ApiIndex, id: string): OperationEntry | undefined {
  const wanted = normalizeOperationId(id);
  const [closest, ...others] = [...api.operations.values()].filter(
    (entry) => normalizeOperationId(entry.id) === wanted,
  );
  return others.length === 0 ? closest : undefined;
}
