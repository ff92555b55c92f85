import fc from 'fast-check';
import type { Json } from '@/lib/openapi/core/types';

/** A place in a document: at each level the index of the key to go down, wrapped where there are fewer. */
type Way = { readonly start: string; readonly steps: readonly number[] };

/** One change of a document that others wrote. */
export type Mutation = Way & {
  readonly how: 'delete' | 'retype' | 'cycle' | 'rename' | 'nest' | 'long';
  readonly value: Json;
  readonly name: string;
  readonly up: number;
};

const DEEP = 10_000;
const LONG = 1_000_000;

/** What a text may be made of when it is a million characters long. */
const LONG_TEXTS: readonly string[] = [
  'x'.repeat(LONG),
  ' '.repeat(LONG),
  '/'.repeat(LONG),
  '<b>'.repeat(LONG / 4),
  '<br>Format: '.repeat(LONG / 12),
  '#/a'.repeat(LONG / 3),
  '{a}'.repeat(LONG / 3),
  '1 = a<li>'.repeat(LONG / 9),
  '\\"\n'.repeat(LONG / 3),
  '**_['.repeat(LONG / 4),
];

/** Each holds its value once: what shares a value with itself, ten thousand levels deep, is no text of this world. */
const WRAPS: readonly ((inner: Json) => Json)[] = [
  (inner) => [inner],
  (inner) => ({ a: inner }),
  (inner) => ({ properties: { a: inner } }),
  (inner) => ({ type: 'array', items: inner }),
  (inner) => ({ allOf: [inner] }),
  (inner) => ({ oneOf: [inner, { type: 'null' }] }),
  (inner) => ({ anyOf: [{ type: 'string' }, inner] }),
  (inner) => ({ additionalProperties: inner }),
  (inner) => ({ not: inner }),
  (inner) => ({ prefixItems: [inner] }),
  (inner) => ({ example: inner }),
  (inner) => ({ content: { 'application/json': { schema: inner } } }),
];

function nest(wrap: (inner: Json) => Json): Json {
  let value: Json = { type: 'string' };
  for (let level = 0; level < DEEP; level += 1) value = wrap(value);
  return value;
}

const TYPES = fc.constantFrom<Json>(
  ...[null, true, false, 0, -1, 1e308, '', '#', '#/', '/', 'javascript:alert(1)', '{a}', '${x}'],
  ...[[], {}, [null], [[]], { $ref: 5 }, { $ref: '#' }, { $ref: '#/paths' }, { $ref: 'x.json#/a' }],
  ...[{ $ref: '#/nowhere' }, { $ref: '#/%' }, { allOf: 5 }, { type: 'wrong' }, { type: [] }],
  ...[{ oneOf: [] }, { enum: {} }, { properties: [] }, { items: [false] }, { required: 'a' }],
);

export const MUTATION: fc.Arbitrary<Mutation> = fc.record({
  start: fc.constantFrom('', 'paths', 'paths', 'components', 'components', 'definitions'),
  steps: fc.array(fc.nat(5000), { minLength: 1, maxLength: 14 }),
  how: fc.constantFrom(
    ...(['delete', 'retype', 'retype', 'cycle', 'cycle', 'rename', 'nest', 'long'] as const),
  ),
  value: fc.oneof(TYPES, fc.jsonValue({ maxDepth: 3 }).map(toPlain)),
  name: fc.constantFrom(
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
    ...['$ref', 'allOf', 'type', 'schema', 'get', 'x-', '', '/', '~1', '{x', '\u0000', '.'],
  ),
  up: fc.nat(20),
});

function toPlain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

function toNew(mutation: Mutation, pointers: readonly string[]): Json {
  switch (mutation.how) {
    case 'nest':
      return nest(WRAPS[mutation.up % WRAPS.length] ?? ((inner) => [inner]));
    case 'long':
      return LONG_TEXTS[mutation.up % LONG_TEXTS.length] ?? '';
    case 'cycle':
      // To itself, or to what it stands in.
      return { $ref: pointers.at(-1 - (mutation.up % pointers.length)) ?? '#' };
    default:
      return mutation.value;
  }
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A document with one place changed. What is not on the way to it is shared with the old one. */
export function mutate(document: Json, mutation: Mutation): Json {
  const walk = (value: Json, steps: readonly number[], pointers: readonly string[]): Json => {
    if (typeof value !== 'object' || value === null) return toNew(mutation, pointers);
    const keys = Object.keys(value);
    const [step = 0, ...rest] = steps;
    const forced = pointers.length === 1 ? keys.indexOf(mutation.start) : -1;
    const at = forced === -1 ? step % Math.max(1, keys.length) : forced;
    const isLast = forced === -1 && rest.length === 0;
    const entries = Object.entries(value).flatMap(
      ([key, one]: [string, Json], index): (readonly [string, Json])[] => {
        if (index !== at) return [[key, one]];
        const below = [...pointers, `${pointers.at(-1) ?? '#'}/${escape(key)}`];
        if (!isLast) return [[key, walk(one, forced === -1 ? rest : steps, below)]];
        if (mutation.how === 'delete') return [];
        if (mutation.how === 'rename') return [[mutation.name, one]];
        return [[key, toNew(mutation, below)]];
      },
    );
    return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  };
  return walk(document, mutation.steps, ['#']);
}
