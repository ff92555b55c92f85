import type { CallNeed } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { type FilterWord, normalizeFilterKey } from '@/lib/openapi/search/filter-words';
import { cacheByApi, mapReady } from './list-filter-fields';

type NeedWord = NonNullable<FilterWord['need']>;

/** Finds the ids of the operations of which a need matches a word, one set for each document. */
export type FindNeed = (need: NeedWord, word: string) => readonly ReadonlySet<string>[];

type SearchableNeed = Pick<CallNeed, 'kind'> & {
  readonly id: string;
  readonly keys: readonly string[];
};

const listNeeds = (api: ApiIndex): readonly SearchableNeed[] =>
  [...api.operations.keys()].flatMap((id) =>
    (resolveOperation(api, id)?.needs ?? []).map(({ kind, text, key }) => ({
      ...{ id, kind },
      keys: [text, key?.name ?? ''].map(normalizeFilterKey),
    })),
  );

const getNeeds = cacheByApi(listNeeds);

/** Whether the words of a need begin with a word, or those of a permission contain it. */
function matches({ kind, keys }: SearchableNeed, word: string): boolean {
  return keys.some((key) => (kind === 'permission' ? key.includes(word) : key.startsWith(word)));
}

/** Creates a search by what calls need, in documents that are ready; they are read at the first such word. */
export function createFindNeed(documents: readonly string[]): FindNeed {
  return (need, word) =>
    mapReady(documents, getNeeds).map(
      (needs = []) =>
        new Set(needs.filter((one) => one.kind === need && matches(one, word)).map(({ id }) => id)),
    );
}
