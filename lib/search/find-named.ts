import { type Names, toKeys } from './parse-names';
import type { Hit } from './parse-pagefind';

/** More places of one name are no answer. */
const MOST = 3;

/** Fewer letters begin too much. */
const SHORTEST = 5;

const ORDER = ['page', 'part', 'field'] as const;

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/;

/**
 * The places that are called what was asked for, the one readers meet first in front: a page, a heading, a
 * field, a result code, or an operation by its path with or without method, server and values.
 */
export function findNamed(names: Names, term: string): readonly Hit[] {
  if (/(?:^|[\s\w])\//.test(term)) return findCalls(names, term);
  const asked = toKeys(term);
  const exact = names.places.filter(({ keys }) => asked.some((key) => keys.includes(key)));
  // `recurring` is a word first, then the name of a field.
  const kinds = /^[a-z]+$/i.test(term) ? ORDER.slice(0, -1) : ORDER;
  return kinds
    .flatMap((kind) => exact.filter((place) => place.kind === kind))
    .map(({ hit }) => hit)
    .slice(0, MOST);
}

/** The places whose name begins so, for a term that is typed half and found nowhere. */
export function findBegun(names: Names, term: string): readonly Hit[] {
  const [begun = ''] = toKeys(term);
  if (begun.length < SHORTEST) return [];
  const begins = ({ keys }: Names['places'][number]) => keys.some((key) => key.startsWith(begun));
  return names.places
    .filter(begins)
    .map(({ hit }) => hit)
    .slice(0, MOST);
}

function findCalls({ calls }: Names, term: string): readonly Hit[] {
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
    calls.filter(({ segments: [own, ...template] }) => {
      return (method === undefined || method === own) && isPath(way, template);
    }),
  );
  return (hits.find((found) => found.length > 0) ?? []).map(({ hit }) => hit).slice(0, MOST);
}

function isPath(path: readonly string[], template: readonly string[]): boolean {
  if (path.length !== template.length) return false;
  return path.every((segment, index) => {
    const own = template[index] ?? '';
    return segment === own || own.startsWith('{');
  });
}
