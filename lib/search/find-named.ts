import { foldMarks } from '@/lib/text/fold-marks';
import type { Hit } from './hit';
import { type Names, comparisonKeys } from './parse-names';

/** Most hits of one name; more would hide the other results. */
const MAX_HITS = 3;

/** Shortest prefix in characters; a shorter one begins too many names. */
const MIN_PREFIX_CHARS = 5;

const ORDER = ['page', 'part', 'field'] as const;

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/;

/**
 * Finds entries named like the term: pages first, then headings and result codes, then fields; or
 * operations by path, with or without method, server and values, or by the end of their path. At
 * most three; empty for none.
 */
export function findNamed(names: Names, term: string): readonly Hit[] {
  if (/(?:^|[\s\w])\//.test(term)) return findOperations(names, term);
  const termKeys = comparisonKeys(term);
  const exact = names.entries.filter(({ keys }) => termKeys.some((key) => keys.includes(key)));
  // A plain word such as `recurring` is rarely the name of a field.
  const kinds = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(term) ? ORDER.slice(0, -1) : ORDER;
  return kinds
    .flatMap((kind) => exact.filter((entry) => entry.kind === kind))
    .map(({ hit }) => hit)
    .slice(0, MAX_HITS);
}

/** Finds at most three entries whose name begins with a half-typed term; empty for a short one. */
export function findByPrefix(names: Names, term: string): readonly Hit[] {
  const [prefix = ''] = comparisonKeys(term);
  if (prefix.length < MIN_PREFIX_CHARS) return [];
  const begins = ({ keys }: Names['entries'][number]) => keys.some((key) => key.startsWith(prefix));
  return names.entries
    .filter(begins)
    .map(({ hit }) => hit)
    .slice(0, MAX_HITS);
}

/** Words of the shortest text that may be the meaning of a code. */
const MIN_MEANING_WORDS = 4;

/** Finds at most three codes that a copied error text means; empty for a text of a few words. */
export function findByMeaning(names: Names, term: string): readonly Hit[] {
  const [key = ''] = comparisonKeys(term);
  if (term.split(' ').length < MIN_MEANING_WORDS || key === '') return [];
  return names.entries
    .filter(
      ({ meaning = '' }) => meaning !== '' && (key.includes(meaning) || meaning.startsWith(key)),
    )
    .map(({ hit }) => hit)
    .slice(0, MAX_HITS);
}

function findOperations({ operations }: Names, term: string): readonly Hit[] {
  // A parameter has lost its braces: `/vault/customer/ customer_id /billing`.
  const joined = foldMarks(term).replace(/\/ (\w+)(?: (?=\/))?/g, '/$1');
  // Of a command, the headers may stand before the address: `-H Content-Type: application/json https://…`.
  const [address = ''] =
    /(?<=^|\s)(?:[a-z][a-z0-9+.-]*:\/)?\/\S+/.exec(joined) ?? /\S*\/\S*/.exec(joined) ?? [];
  const path = address
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*|[?#].*$/g, '')
    .split('/')
    .filter(Boolean);
  const method = joined.split(/\s+/).find((word) => METHOD.test(word));
  const find = (matches: (template: readonly string[]) => boolean) =>
    operations.filter(({ segments: [ownMethod, ...template] }) => {
      return (method === undefined || method === ownMethod) && matches(template);
    });
  const all = [
    find((template) => isPath(path, template)),
    // `/pg/sale`: the first segment may belong to the server.
    find((template) => isPath(path.slice(1), template)),
    find((template) => {
      const end = template.slice(-path.length);
      return end[0] === path[0] && isPath(path, end);
    }),
  ];
  return (all.find((found) => found.length > 0) ?? []).map(({ hit }) => hit).slice(0, MAX_HITS);
}

function isPath(path: readonly string[], template: readonly string[]): boolean {
  if (path.length === 0 || path.length !== template.length) return false;
  return path.every((segment, index) => {
    const expected = template[index] ?? '';
    return segment === expected || expected.startsWith('{');
  });
}
