import { inResponse } from '@/.generated/words/search/results';
import { formatTrail, type Hit, type SubHit } from './hit';
import { type NamedPage, placeUrl } from './parse-names';
import { buildExcerpt } from './text/excerpt';
import { listTerms, splitTokens } from './text/list-terms';
import type { Place, TextMatch } from './text-index';

/** Match at one of its places. */
type PlacedMatch = TextMatch & { readonly place: Place };

/** Page with its matches, best first, and the terms of the query that it has. */
export type RankedPage = {
  readonly page: number;
  readonly score: number;
  readonly matches: readonly PlacedMatch[];
  readonly queryTerms: ReadonlySet<string>;
};

/** Most headings shown of one page. */
const MAX_SUBS = 2;

/** Weight of a page's second match, and again of each further one. */
const NEXT_WEIGHT = 0.3;

/** Weight of a field that comes back; readers look up fields of requests more often. */
const RECEIVED_WEIGHT = 0.5;

/** Share of the best score under which a page has too little of the query. */
const MIN_SHARE = 0.15;

/** Groups matches by page, best page first; a page that has little of the query is left out. */
export function rankPages(matches: readonly TextMatch[], query: string): readonly RankedPage[] {
  const all = new Set(splitTokens(query).flatMap(listTerms)).size;
  const pages = new Map<number, PlacedMatch[]>();
  for (const match of matches)
    for (const place of match.entry.places)
      pages.set(place.page, [...(pages.get(place.page) ?? []), placeMatch(match, place)]);
  const ranked = [...pages]
    .map(([page, own]) => rankPage(page, own, all))
    .toSorted((a, b) => b.score - a.score);
  const min = (ranked[0]?.score ?? 0) * MIN_SHARE;
  return ranked.filter(({ score }) => score >= min);
}

function placeMatch(match: TextMatch, place: Place): PlacedMatch {
  const weight = place.isReceived ? RECEIVED_WEIGHT : 1;
  return { ...match, place, score: match.score * weight };
}

function rankPage(page: number, own: readonly PlacedMatch[], all: number): RankedPage {
  const matches = own.toSorted((a, b) => b.score - a.score);
  const queryTerms = new Set(matches.flatMap((match) => [...match.queryTerms]));
  const sum = matches
    .slice(0, MAX_SUBS + 1)
    .reduce((total, { score, queryTerms: { size } }, index) => {
      return total + score * (size / all) * NEXT_WEIGHT ** index;
    }, 0);
  return { page, score: sum, matches, queryTerms };
}

/** Builds the hit of a page: its own text where that matched, and its two best places. */
export function buildPageHit(
  { url, title, document, isLoaded }: NamedPage,
  { matches }: RankedPage,
): Hit {
  const own = matches.find(({ place }) => place.id === undefined);
  const subs = matches.filter(({ place }) => place.id !== undefined);
  return {
    ...{ url, title, trail: document ?? formatTrail(url), ...(isLoaded && { isLoaded }) },
    excerpt: own ? buildExcerpt(own.entry.text, own.terms) : [],
    subs: distinctPlaces(subs)
      .slice(0, MAX_SUBS)
      .map((match) => buildSubHit(url, match)),
  };
}

/** Steps of one heading have its id: the best one stands for them. */
function distinctPlaces(matches: readonly PlacedMatch[]): readonly PlacedMatch[] {
  const ids = matches.map(({ place }) => place.id);
  return matches.filter(({ place }, index) => ids.indexOf(place.id) === index);
}

function buildSubHit(page: string, { entry, place: { id = '' }, terms }: PlacedMatch): SubHit {
  // Request and response of an operation often have a field of the same name.
  const title = id.startsWith('response.') ? inResponse(entry.title) : entry.title;
  const excerpt = buildExcerpt(entry.text, terms);
  const start = [{ text: entry.text, marked: false }];
  return {
    url: placeUrl(page, id),
    title,
    excerpt: excerpt.length > 0 || entry.kind !== 'code' ? excerpt : start,
  };
}
