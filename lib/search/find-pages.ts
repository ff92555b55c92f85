import { findByPrefix, findNamed } from './find-named';
import type { Search } from './load-pagefind';
import type { Names } from './parse-names';
import type { Hit, SubHit } from './parse-pagefind';
import { correctTerm } from './correct-term';

/** Letters that a match must share with a word of the query: enough for any ending of that word. */
const MIN_SHARED_CHARS = 3;

/**
 * Whether a page really has one of the words. Pagefind shortens a word nobody wrote until something
 * matches: `zzzzq` would find `ZIP`.
 */
export function isMatch(hit: Hit, term: string): boolean {
  const text = [hit, ...hit.subs].map(matchedText).join(' ').toLowerCase();
  return splitWords(term).some((word) => text.includes(word.slice(0, MIN_SHARED_CHARS)));
}

/** The marked words, and the title: the excerpt leaves that out. */
function matchedText({ title, excerpt }: SubHit): string {
  const marked = excerpt.filter((part) => part.marked).map((part) => part.text);
  return [title, ...marked].join(' ');
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Values of a copied answer say more than their names. */
const NAMES = /["']?\b(?:r-?code|rmsg|code|message|error)\b["']?\s*:/gi;
const HOST = /\bhttps?:\/\/[^/\s]+/gi;
const CODE = /^(?:(?:r-?code|response|decline[ds]?|error|result)\s+(?:code\s+)?)?(\d{2,3})$/i;

/**
 * What is searched for a term as it was typed or copied: an answer by its values, an address by its path,
 * two digits as the result code they end.
 * @example normalizeQuery('r-code 51') // '051'
 */
export function normalizeQuery(term: string): string {
  const words = term
    .replace(HOST, '')
    .replace(NAMES, ' ')
    .replace(/[{}[\]"'`,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const code = CODE.exec(words)?.[1];
  return code?.padStart(3, '0') ?? words;
}

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
