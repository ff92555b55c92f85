import { foldMarks } from '@/lib/text/fold-marks';
import { correctTerm } from './correct-term';
import { findByPrefix, findNamed } from './find-named';
import type { Search } from './load-pagefind';
import type { Names } from './parse-names';
import type { Hit, SubHit } from './parse-pagefind';

/** Characters that a match must share with the start of a query word, whatever its ending. */
const MIN_SHARED_CHARS = 3;

/**
 * Whether a page really has one of the words. Pagefind shortens an unknown word until something
 * matches: `zzzzq` would find `ZIP`.
 */
export function isMatch(hit: Hit, term: string): boolean {
  const text = foldMarks([hit, ...hit.subs].map(matchedText).join(' '));
  return splitWords(term).some((word) => text.includes(word.slice(0, MIN_SHARED_CHARS)));
}

/** The marked words and the title, which the excerpt leaves out. */
function matchedText({ title, excerpt }: SubHit): string {
  const marked = excerpt.filter((part) => part.marked).map((part) => part.text);
  return [title, ...marked].join(' ');
}

function splitWords(text: string): readonly string[] {
  return foldMarks(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Names of values in a copied response; the values themselves say more. */
const NAMES = /["']?\b(?:r-?code|rmsg|code|message|error)\b["']?\s*:/gi;
const HOST = /\bhttps?:\/\/[^/\s]+/gi;
const CODE = /^(?:(?:r-?code|response|decline[ds]?|error|result)\s+(?:code\s+)?)?(\d{2,3})$/i;

/**
 * The query for a term as typed or copied: a response by its values, a URL by its path, two digits
 * as the result code that ends in them.
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

/** Pages found for a term: their number, and the first of them. */
export type FoundPages = {
  term: string;
  total: number;
  hits: readonly Hit[];
  /** Corrected term that was searched for instead; absent without a correction. */
  corrected?: string;
};

/** A value of a path parameter, which no page has. */
const VALUE = /\/(?:\d+|[0-9a-f-]{16,})(?=\/|\s|$)/gi;

type PageQuery = {
  term: string;
  /** Most pages that are loaded. */
  limit: number;
  /** Whether to search for the words as typed, without correction. */
  literal: boolean;
};

/** Finds entries of that name first, then pages with the words; corrects a misspelt term. */
export async function findPages(
  search: Search,
  names: Names,
  { term, limit, literal }: PageQuery,
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

/** Named hits with the excerpts of the index. */
function mergeMatches(named: readonly Hit[], matches: readonly Hit[]): readonly Hit[] {
  const pages = matches.flatMap((hit) => [hit, ...hit.subs]);
  return named.map((hit) => ({ ...hit, ...pages.find(isSame(hit)), title: hit.title }));
}
