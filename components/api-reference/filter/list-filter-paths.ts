import { getAtPointer, getText, isObject } from '@/lib/openapi/core/json';
import { normalizeFilterKey } from '@/lib/openapi/search/filter-words';
import { cacheByApi, mapReady } from './list-filter-fields';

/** Characters of a description that are searched: later ones speak of other things, too. */
const MAX_DESCRIPTION_CHARS = 400;

type SearchableText = { readonly id: string; readonly key: string };

const getSearchableTexts = cacheByApi((api): readonly SearchableText[] =>
  [...api.operations.values()].map(({ id, pointer, description }) => {
    const operation = getAtPointer(api.document, pointer);
    const name = isObject(operation) ? getText(operation, 'operationId') : '';
    const text = `${name}\n${description.slice(0, MAX_DESCRIPTION_CHARS)}`;
    return { id, key: normalizeFilterKey(text) };
  }),
);

/** Creates a search by `operationId` and start of the description, in documents that are ready. */
export function createFindDescription(documents: readonly string[]): FindPath {
  const all = mapReady(documents, getSearchableTexts);
  return (word) =>
    all.map(
      (texts = []) => new Set(texts.filter(({ key }) => key.includes(word)).map(({ id }) => id)),
    );
}

/** Finds the ids of the operations that a word matches, one set for each document. */
export type FindPath = (word: string) => readonly ReadonlySet<string>[];

type SearchablePath = {
  readonly id: string;
  readonly segments: readonly string[];
  /** Path between slashes, as a requested path may end in one. */
  readonly key: string;
};

const getSearchablePaths = cacheByApi((api): readonly SearchablePath[] =>
  [...api.operations.values()].map(({ id, segments }) => {
    const keys = segments.map(normalizeFilterKey);
    return { id, segments: keys, key: `/${keys.join('/')}/` };
  }),
);

/** Path of an address pasted from a log, without host, query and fragment. */
function extractPath(word: string): string {
  return word.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}

/** Whether a requested path matches the end of a template: `/void/8a1f` that of `/pg/void/{id}`. */
function matchesTemplate({ segments }: SearchablePath, requested: readonly string[]): boolean {
  const last = segments.slice(-requested.length);
  return (
    last.length === requested.length &&
    last.some((segment, index) => segment === requested[index]) &&
    last.every((segment, index) => segment === requested[index] || segment.includes('{'))
  );
}

/**
 * Creates a search by path, the server's included (SPEC 3), in documents that are ready. A word
 * matches a part of the path, else a requested path of its template; a word without a slash matches
 * nothing.
 */
export function createFindPath(documents: readonly string[]): FindPath {
  const all = mapReady(documents, getSearchablePaths);
  const find = (isFound: (path: SearchablePath) => boolean) =>
    all.map((paths = []) => new Set(paths.filter(isFound).map(({ id }) => id)));
  return (word) => {
    const wanted = extractPath(word);
    if (!wanted.includes('/')) return [];
    const parts = find(({ key }) => key.includes(wanted));
    if (parts.some(({ size }) => size > 0)) return parts;
    const requested = wanted.split('/').filter((segment) => segment !== '');
    return find((path) => matchesTemplate(path, requested));
  };
}
