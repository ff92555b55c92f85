import { findCardNumbers } from '../cards/card-numbers';
import type { VainSearch } from './kept-searches';

/** Most different queries that are kept. */
export const MAX_QUERIES = 50;

const MAX_QUERY_CHARS = 100;

/** Fewest characters of a query that says something. */
const MIN_QUERY_CHARS = 2;

/** Most digits: a longer number is that of an account, a phone or a person. */
const MAX_DIGITS = 7;

/** Mail addresses, what begins like a key, JSON, and addresses with user names or queries. */
const PRIVATE =
  /@|\b(?:bearer|basic|sk|pk|rk|whsec|live|prod|test|api|key|secret|token)[_-]\w*\d|[{}<>]|:\/\//i;

/** Words that mix letters and digits at such a length are keys and ids. */
const KEY = /(?=\S*\d)(?=\S*[a-z])\S{16,}|\S{40,}/i;

/** Whether a query may be kept: none with a card number, a mail address, a key or a longer number. */
export function mayKeep(query: string): boolean {
  return (
    query.length >= MIN_QUERY_CHARS &&
    query.length <= MAX_QUERY_CHARS &&
    !PRIVATE.test(query) &&
    !KEY.test(query) &&
    query.replace(/\D/g, '').length <= MAX_DIGITS &&
    findCardNumbers(query).length === 0
  );
}

const normalize = (query: string) => query.trim().replace(/\s+/g, ' ');

/** Counts a query, which then is the newest; a list as it was for one that may not be kept. */
export function countSearch(searches: readonly VainSearch[], typed: string): readonly VainSearch[] {
  const query = normalize(typed);
  if (!mayKeep(query)) return searches;
  const isSame = (one: VainSearch) => one.query.toLowerCase() === query.toLowerCase();
  const count = searches.find(isSame)?.count ?? 0;
  return [...searches.filter((one) => !isSame(one)), { query, count: count + 1 }].slice(
    -MAX_QUERIES,
  );
}
