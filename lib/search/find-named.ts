import { type Names, comparisonKeys } from './parse-names';
import type { Hit } from './parse-pagefind';

/** More places of one name are no answer. */
const MAX_HITS = 3;

/** Fewer letters begin too much. */
const MIN_PREFIX_CHARS = 5;

const ORDER = ['page', 'part', 'field'] as const;

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/;

/**
 * The places that are called what was asked for, the one readers meet first in front: a page, a heading, a
 * field, a result code, or an operation by its path with or without method, server and values.
 */
export function findNamed(names: Names, term: string): readonly Hit[] {
  if (/(?:^|[\s\w])\//.test(term)) return findOperations(names, term);
  const asked = comparisonKeys(term);
  const exact = names.entries.filter(({ keys }) => asked.some((key) => keys.includes(key)));
  // `recurring` is a word first, then the name of a field.
  const kinds = /^[a-z]+$/i.test(term) ? ORDER.slice(0, -1) : ORDER;
  return kinds
    .flatMap((kind) => exact.filter((entry) => entry.kind === kind))
    .map(({ hit }) => hit)
    .slice(0, MAX_HITS);
}

/** The places whose name begins so, for a term that is typed half and found nowhere. */
export function findByPrefix(names: Names, term: string): readonly Hit[] {
  const [prefix = ''] = comparisonKeys(term);
  if (prefix.length < MIN_PREFIX_CHARS) return [];
  const begins = ({ keys }: Names['entries'][number]) => keys.some((key) => key.startsWith(prefix));
  return names.entries
    .filter(begins)
    .map(({ hit }) => hit)
    .slice(0, MAX_HITS);
}

function findOperations({ operations }: Names, term: string): readonly Hit[] {
  const all = term
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .split(/[\s/]+/)
    .filter(Boolean);
  const method = METHOD.test(all[0] ?? '') ? all[0] : undefined;
  const path = method === undefined ? all : all.slice(1);
  // `/pg/sale`: the first segment may belong to the server.
  const ways = [path, path.slice(1)];
  const hits = ways.map((way) =>
    operations.filter(({ segments: [ownMethod, ...template] }) => {
      return (method === undefined || method === ownMethod) && isPath(way, template);
    }),
  );
  return (hits.find((found) => found.length > 0) ?? []).map(({ hit }) => hit).slice(0, MAX_HITS);
}

function isPath(path: readonly string[], template: readonly string[]): boolean {
  if (path.length !== template.length) return false;
  return path.every((segment, index) => {
    const expected = template[index] ?? '';
    return segment === expected || expected.startsWith('{');
  });
}
