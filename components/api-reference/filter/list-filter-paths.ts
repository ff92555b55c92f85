import { normalizeFilterKey } from '@/lib/openapi/search/filter-words';
import { getText, isObject } from '@/lib/openapi/core/json';
import { getAtPointer } from '@/lib/openapi/core/pointer';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { apiStore } from '../state/api-store';

/** Of a description: what follows its beginning speaks of other things, too. */
const MAX_DESCRIPTION_CHARS = 400;

type SearchableText = { readonly id: string; readonly key: string };

/** Kept as long as its document is. */
const cache = new WeakMap<ApiIndex, readonly SearchableText[]>();

function getSearchableTexts(api: ApiIndex): readonly SearchableText[] {
  const existing = cache.get(api);
  if (existing) return existing;
  const texts = [...api.operations.values()].map(({ id, pointer, description }) => {
    const operation = getAtPointer(api.document, pointer);
    const name = isObject(operation) ? getText(operation, 'operationId') : '';
    return {
      id,
      key: normalizeFilterKey(`${name}\n${description.slice(0, MAX_DESCRIPTION_CHARS)}`),
    };
  });
  cache.set(api, texts);
  return texts;
}

/** Finds operations by their `operationId` and the beginning of their description, of the documents that are ready. */
export function createFindDescription(documents: readonly string[]): FindPath {
  const all = documents.map((name) => {
    const state = apiStore.getReady(name);
    return state === undefined ? [] : getSearchableTexts(state.api);
  });
  return (word) =>
    all.map((texts) => new Set(texts.filter(({ key }) => key.includes(word)).map(({ id }) => id)));
}

/** Ids of the operations whose path is meant by a word, of each document. */
export type FindPath = (word: string) => readonly ReadonlySet<string>[];

type SearchablePath = {
  readonly id: string;
  readonly segments: readonly string[];
  /** It ends in a slash, as what was asked for may. */
  readonly key: string;
};

/** Kept as long as its document is. */
const paths = new WeakMap<ApiIndex, readonly SearchablePath[]>();

function getPaths(api: ApiIndex): readonly SearchablePath[] {
  const existing = paths.get(api);
  if (existing) return existing;
  const created = [...api.operations.values()].map(({ id, segments }) => {
    const keys = segments.map(normalizeFilterKey);
    return { id, segments: keys, key: `/${keys.join('/')}/` };
  });
  paths.set(api, created);
  return created;
}

/** What a reader pastes from a log: the host and what follows the path say nothing of the operation. */
function extractPath(word: string): string {
  return word.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}

/** Whether a path that was really asked for is one of this template: `/void/8a1f` of `/pg/void/{id}`. */
function matchesTemplate({ segments }: SearchablePath, asked: readonly string[]): boolean {
  const last = segments.slice(-asked.length);
  return (
    last.length === asked.length &&
    last.some((segment, index) => segment === asked[index]) &&
    last.every((segment, index) => segment === asked[index] || segment.includes('{'))
  );
}

/**
 * Finds operations by their whole path, the server's own included (SPEC 3), of the documents that are ready: by a part of
 * it, else by a path that was asked for. Words without a slash find nothing.
 */
export function createFindPath(documents: readonly string[]): FindPath {
  const all = documents.map((name) => {
    const state = apiStore.getReady(name);
    return state === undefined ? [] : getPaths(state.api);
  });
  const find = (isFound: (path: SearchablePath) => boolean) =>
    all.map((paths) => new Set(paths.filter(isFound).map(({ id }) => id)));
  return (word) => {
    const wanted = extractPath(word);
    if (!wanted.includes('/')) return [];
    const parts = find(({ key }) => key.includes(wanted));
    if (parts.some(({ size }) => size > 0)) return parts;
    const asked = wanted.split('/').filter((segment) => segment !== '');
    return find((path) => matchesTemplate(path, asked));
  };
}
