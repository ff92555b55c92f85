import { findByPrefix, findNamed } from './find-named';
import { isMatch } from './judge-hits';
import type { Search } from './load-pagefind';
import type { Names } from './parse-names';
import type { Hit, SubHit } from './parse-pagefind';
import { correctTerm } from './to-correction';
import { normalizeQuery } from './to-query';

/** What a term found: how many pages, and the first of them. */
export type FoundPages = {
  term: string;
  total: number;
  hits: readonly Hit[];
  /** What was searched for instead, as the portal spells it. */
  corrected?: string;
};

/** A value in the place of a path's parameter: no page has it. */
const VALUE = /\/(?:\d+|[0-9a-f-]{16,})(?=\/|\s|$)/gi;

type Wanted = {
  term: string;
  limit: number;
  /** The words as they are, though nobody wrote them. */
  literal: boolean;
};

/** Places of that name first, then the pages that have the words; of a misspelt term those of the right one. */
export async function findPages(
  search: Search,
  names: Names,
  { term, limit, literal }: Wanted,
): Promise<FoundPages> {
  const words = normalizeQuery(term);
  const corrected = literal ? undefined : correctTerm(names.words, words);
  if (corrected !== undefined) {
    const better = await findByWords(search, names, corrected, limit);
    if (better.total > 0) return { term, corrected, ...better };
  }
  return { term, ...(await findByWords(search, names, words, limit)) };
}

async function findByWords(search: Search, names: Names, words: string, limit: number) {
  const found = await search(words.replace(VALUE, ''));
  const loaded = await Promise.all(found.slice(0, limit).map((loadHit) => loadHit()));
  const matches = loaded.some((hit) => isMatch(hit, words)) ? loaded : [];
  const exact = findNamed(names, words);
  const named = exact.length === 0 && matches.length === 0 ? findByPrefix(names, words) : exact;
  const rest = matches.filter((hit) => !named.some(isSame(hit)));
  const others = matches.length === 0 ? 0 : found.length - (matches.length - rest.length);
  return { total: named.length + others, hits: [...mergeMatches(named, matches), ...rest] };
}

const isSame = (hit: SubHit) => (other: SubHit) => hit.url === other.url;

/** A named place with what the index says of it. */
function mergeMatches(named: readonly Hit[], matches: readonly Hit[]): readonly Hit[] {
  const pages = matches.flatMap((hit) => [hit, ...hit.subs]);
  return named.map((hit) => ({ ...hit, ...pages.find(isSame(hit)), title: hit.title }));
}
