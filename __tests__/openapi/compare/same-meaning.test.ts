import type { JsonObject } from '@/lib/openapi/core/types';
import { breaksOf, compare, NARROWER, received, sent, WIDER } from './support';

const text = { type: 'string' };
const whole = { type: 'integer' };
const pair = (more: JsonObject): JsonObject => ({
  ...{ type: 'object', properties: { a: text, b: text } },
  ...more,
});

test.each<[JsonObject, JsonObject]>([
  // Equal values (JSON Schema 2020-12 core 4.2.2).
  [{ const: { a: 1, b: [{ c: 2, d: 3 }] } }, { const: { b: [{ d: 3, c: 2 }], a: 1 } }],
  [{ enum: [{ a: 1, b: 2 }] }, { enum: [{ b: 2, a: 1 }] }],
  [{ default: { a: 1, b: 2 } }, { default: { b: 2, a: 1 } }],
  // Types of few values.
  [{ const: null }, { type: 'null' }],
  [{ enum: [null] }, { type: 'null' }],
  [{ anyOf: [text, { const: null }] }, { type: ['string', 'null'] }],
  [{ type: 'boolean' }, { enum: [true, false] }],
  [
    { type: 'boolean', enum: [false, true] },
    { type: ['boolean'], description: 'x' },
  ],
  [{ type: ['boolean', 'null'] }, { enum: [true, false, null] }],
  // Unions in unions.
  [
    { oneOf: [{ const: 'a' }, { oneOf: [{ const: 'b' }, { const: 'c' }] }] },
    { enum: ['a', 'b', 'c'] },
  ],
  [
    { anyOf: [text, { anyOf: [whole, { type: 'boolean' }] }] },
    { type: ['string', 'integer', 'boolean'] },
  ],
  // Keywords of other types.
  [whole, { ...whole, minLength: 3, pattern: '^a', required: ['a'], uniqueItems: true }],
  [text, { ...text, minimum: 3, multipleOf: 2, items: whole, contains: whole, minItems: 1 }],
  [text, { ...text, properties: { a: text }, additionalProperties: false, minProperties: 1 }],
  [
    { type: 'array', items: text },
    { type: 'array', items: text, format: 'uuid', maxLength: 1 },
  ],
  // Limits that other keywords imply.
  [
    { ...whole, enum: [1, 5] },
    { ...whole, enum: [1, 5], minimum: 1 },
  ],
  [pair({ required: ['a'] }), pair({ required: ['a'], minProperties: 1 })],
  [pair({ additionalProperties: false }), pair({ additionalProperties: false, maxProperties: 2 })],
  [
    { type: 'array', contains: text },
    { type: 'array', contains: text, minItems: 1 },
  ],
  [
    { type: 'array', prefixItems: [text, text], items: false },
    { type: 'array', prefixItems: [text, text], items: false, maxItems: 2 },
  ],
  [
    { ...whole, format: 'int32' },
    { ...whole, format: 'int32', maximum: 2 ** 31 - 1 },
  ],
  // Names that others require (validation 6.5.4, core 10.2.2.4).
  [
    pair({ dependentRequired: { a: ['b'] } }),
    pair({ dependentSchemas: { a: { required: ['b'] } } }),
  ],
  [
    pair({ required: ['b'] }),
    pair({ required: ['b'], dependentSchemas: { a: { required: ['b'] } } }),
  ],
  [
    { ...text, contentMediaType: 'image/png' },
    { ...text, contentMediaType: 'Image/PNG' },
  ],
])('%j and %j mean the same, in either order', (one, other) => {
  for (const [before, after] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(compare(sent(before), sent(after)).changes).toEqual([]);
    expect(compare(received(before), received(after)).changes).toEqual([]);
  }
});

test.each<[string, JsonObject, JsonObject, readonly string[]]>([
  [
    'null alone of what was a text with a limit',
    { type: ['string', 'null'], minLength: 1 },
    { type: 'null', minLength: 1 },
    NARROWER,
  ],
  ['one of two values', { type: 'boolean' }, { const: true }, NARROWER],
  [
    'a tighter limit than is implied',
    pair({ required: ['a'] }),
    pair({ required: ['a'], minProperties: 2 }),
    NARROWER,
  ],
  ['a limit of a type that comes', text, { type: ['string', 'integer'], minimum: 5 }, WIDER],
  ['names of a type that comes', text, { type: ['string', 'object'], required: ['a'] }, WIDER],
  [
    'more names that another one requires',
    { ...pair({ dependentSchemas: { a: { required: ['b'] } } }) },
    { ...pair({ dependentRequired: { a: ['b'], b: ['a'] } }) },
    NARROWER,
  ],
  [
    'a limit beside names that another one requires',
    pair({ dependentSchemas: { a: { required: ['b'] } } }),
    pair({ dependentRequired: { a: ['b'] }, dependentSchemas: { a: { maxProperties: 2 } } }),
    NARROWER,
  ],
  [
    'another media type',
    { ...text, contentMediaType: 'image/png' },
    { ...text, contentMediaType: 'text/csv' },
    ['senders', 'readers'],
  ],
  [
    'a range of media types',
    { ...text, contentMediaType: 'image/png' },
    { ...text, contentMediaType: 'image/*' },
    WIDER,
  ],
])('%s', (_, before, after, expected) => {
  expect(breaksOf(before, after)).toEqual(expected);
});

test('another default changes nothing of a field that is always sent', () => {
  const field = (value: string, required: readonly string[]) =>
    pair({ properties: { a: { ...text, default: value } }, required });
  expect(compare(sent(field('x', ['a'])), sent(field('y', ['a']))).changes).toEqual([]);
  expect(breaksOf(field('x', []), field('y', []))).toEqual(NARROWER);
});
