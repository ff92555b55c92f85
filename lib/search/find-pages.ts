import { findByMeaning, findByPrefix, findNamed } from './find-named';
import type { Hit, SubHit } from './hit';
import { type Names, placeUrl } from './parse-names';
import { buildPageHit, type RankedPage, rankPages } from './rank-pages';
import { correctTerm } from './text/correct-term';
import { listAskedCodes, listCopiedValues, normalizeQuery } from './text/normalize-query';
import type { TextIndex } from './text-index';

/** Pages found for a term: their number, and the first of them. */
export type FoundPages = {
  readonly term: string;
  readonly total: number;
  readonly hits: readonly Hit[];
  /** Corrected term that was searched for instead; absent without a correction. */
  readonly corrected?: string;
};

/** A value of a path parameter, which no page has. */
const VALUE = /\/(?:\d+|[0-9a-f-]{16,})(?=\/|\s|$)/gi;

/** Query as typed, and how much of the result is wanted. */
export type PageQuery = {
  readonly term: string;
  /** Most pages that are described. */
  readonly limit: number;
  /** Whether to search for the words as typed, without correction. */
  readonly literal: boolean;
};

/** Finds entries of that name, before the texts have loaded. */
export function findNames(names: Names, term: string): FoundPages {
  const hits = findExact(names, term, normalizeQuery(term));
  return { term, total: hits.length, hits };
}

/** Finds entries of that name first, then pages with the words; corrects a misspelt term. */
export function findPages(
  names: Names,
  index: TextIndex,
  { term, limit, literal }: PageQuery,
): FoundPages {
  const words = normalizeQuery(term);
  const countFound = (query: string) =>
    Math.max(0, ...rankPages(index.search(query), query).map(({ queryTerms }) => queryTerms.size));
  const corrected = literal ? undefined : correctTerm(index.words, words, countFound);
  if (corrected === undefined)
    return { term, ...findByWords(names, index, findExact(names, term, words), words, limit) };
  const exact = findNamed(names, corrected);
  return { term, corrected, ...findByWords(names, index, exact, corrected, limit) };
}

/** Entries named by a copied response, by the words, by a code in a sentence, or by its meaning. */
function findExact(names: Names, term: string, words: string): readonly Hit[] {
  const [copied] = listCopiedValues(term)
    .map((pair) => findNamed(names, pair).filter(({ excerpt }) => excerpt.length > 0))
    .filter((hits) => hits.length > 0);
  if (copied) return copied;
  const exact = findNamed(names, words);
  if (exact.length > 0) return exact;
  const asked = listAskedCodes(words).flatMap((code) => findNamed(names, code));
  return asked.length > 0 ? asked : findByMeaning(names, words);
}

function findByWords(
  names: Names,
  index: TextIndex,
  exact: readonly Hit[],
  words: string,
  limit: number,
) {
  const query = words.replace(VALUE, '');
  const ranked = rankPages(index.search(query), query);
  const named = exact.length === 0 && ranked.length === 0 ? findByPrefix(names, words) : exact;
  const rest = leaveOut(ranked, names, new Set(named.map(({ url }) => url)));
  const describe = (pages: typeof ranked) =>
    pages.flatMap((one) => {
      const page = names.pages[one.page];
      return page ? [buildPageHit(page, one)] : [];
    });
  const described = describe(ranked.slice(0, limit));
  return {
    total: named.length + rest.length,
    hits: [...mergeMatches(named, described), ...describe(rest.slice(0, limit - named.length))],
  };
}

/** Pages without the places that are shown already; a page is left out with its last one. */
function leaveOut(
  ranked: readonly RankedPage[],
  { pages }: Names,
  shown: ReadonlySet<string>,
): readonly RankedPage[] {
  return ranked.flatMap((one) => {
    const url = pages[one.page]?.url ?? '';
    const matches = one.matches.filter(({ place: { id } }) => {
      return id === undefined || !shown.has(placeUrl(url, id));
    });
    return shown.has(url) || matches.length === 0 ? [] : [{ ...one, matches }];
  });
}

/** Named hits with the excerpts of the index; a code keeps its meaning. */
function mergeMatches(named: readonly Hit[], matches: readonly Hit[]): readonly Hit[] {
  const places: readonly (Hit | SubHit)[] = matches.flatMap((hit) => [hit, ...hit.subs]);
  return named.map((hit) => {
    const match = places.find(({ url }) => url === hit.url);
    return match && hit.excerpt.length === 0 ? { ...hit, ...match, title: hit.title } : hit;
  });
}
