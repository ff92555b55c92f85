import { operationSlug, tagSlug } from '@/lib/openapi/slug';
import { getTexts, isObject } from '@/lib/openapi/json';
import { getAt, toDecoded } from '@/lib/openapi/pointer';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/types';
import { urls } from '@/lib/urls';

/** The path that today's rules give an older spelling: upper case, brackets, spaces, `+`, `%2B`. */
function toModernSpelling(path: string): string {
  const [, , tag = '', slug = ''] = path.split('/');
  return urls.operation(tagSlug(toDecoded(tag)), operationSlug(toDecoded(slug)));
}

/** The path of an operation's page. */
export function toOperationPath({ group, url }: OperationEntry): string {
  return urls.operation(group, url);
}

/** The operation of a document whose page is at this path. */
export function getByPath(api: ApiIndex, path: string): OperationEntry | undefined {
  for (const entry of api.operations.values()) if (toOperationPath(entry) === path) return entry;
  return undefined;
}

/** Paths that the page of an operation once had, from its `x-formerAddresses`; mostly none. */
export function getFormerPaths(api: ApiIndex, { pointer }: OperationEntry): readonly string[] {
  const operation = getAt(api.document, pointer);
  return isObject(operation) ? getTexts(operation, 'x-formerAddresses') : [];
}

/**
 * Where an address that no page has leads on to: the page it spells in an older way; the page of an
 * operation that once had it; the page of the only operation with this last part, under another tag.
 * `undefined`: nowhere.
 * @param path as `toSoughtPath` gives it.
 * @param saved paths of the pages that exist.
 * @param apis the documents known so far.
 */
export function findNewPath(
  path: string,
  saved: readonly string[],
  apis: readonly ApiIndex[],
): string | undefined {
  const modern = toModernSpelling(path);
  const entries = apis.flatMap((api) =>
    [...api.operations.values()].map((entry) => ({ api, entry })),
  );
  const paths = new Set([...saved, ...entries.map(({ entry }) => toOperationPath(entry))]);
  const heir = entries.find(({ api, entry }) => getFormerPaths(api, entry).includes(modern));
  const end = modern.slice(modern.lastIndexOf('/', modern.length - 2));
  const [namesake, ...others] = [...paths].filter((one) => one.endsWith(end));
  const found =
    (paths.has(modern) ? modern : undefined) ??
    (heir && toOperationPath(heir.entry)) ??
    (others.length === 0 ? namesake : undefined);
  return found === path ? undefined : found;
}
