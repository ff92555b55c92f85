import type { JsonObject } from '@/lib/openapi/core/types';
import { breaksOf, compare, NARROWER, NONE, received, sent, WIDER } from './support';

const text = { type: 'string' };
const object = (properties: JsonObject, required: readonly string[]): JsonObject => ({
  ...{ type: 'object', properties, required },
});
const [A, B] = [object({ a: text }, ['a']), object({ b: text }, ['b'])];
const tagged = (value: string, property = 'kind') =>
  object({ [property]: { const: value } }, [property]);
const closed = (schema: JsonObject): JsonObject => ({ ...schema, additionalProperties: false });
const number = (limits: JsonObject): JsonObject => ({ type: 'integer', ...limits });

describe('oneOf refuses what matches two forms, anyOf does not', () => {
  test.each<[string, readonly JsonObject[]]>([
    ['objects with the fields of both', [A, B]],
    ['numbers within both limits', [number({ minimum: 3 }), number({ maximum: 5 })]],
    ['whole numbers, which are numbers', [{ type: 'number' }, { type: 'integer' }]],
    ['a value in two lists', [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }]],
  ])('%s', (_, forms) => {
    expect(breaksOf({ anyOf: forms }, { oneOf: forms })).toEqual(NARROWER);
    expect(breaksOf({ oneOf: forms }, { anyOf: forms })).toEqual(WIDER);
  });

  test.each<[string, readonly JsonObject[]]>([
    ['a field that both fix', [tagged('a'), tagged('b')]],
    ['names that the other refuses', [closed(A), closed(B)]],
    ['limits', [number({ minimum: 5 }), number({ maximum: 3 })]],
    ['types', [{ type: 'string', maxLength: 3 }, number({ minimum: 1 })]],
  ])('but no value matches two that exclude each other by %s', (_, forms) => {
    expect(breaksOf({ anyOf: forms }, { oneOf: forms })).toEqual(NONE);
    expect(breaksOf({ oneOf: forms }, { anyOf: forms })).toEqual(NONE);
  });

  test('a form that has come to match what another one matches refuses it', () => {
    expect(
      breaksOf(
        { oneOf: [number({ maximum: 3 }), number({ minimum: 9 })] },
        { oneOf: [number({ maximum: 3 }), number({ minimum: 2 })] },
      ),
    ).toEqual(['senders', 'readers']);
  });

  test('who knows a form by its discriminator takes no other', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const [forms, discriminator] = [[ref('A'), ref('B')], { propertyName: 'kind' }];
    const schemas = { A: object({ kind: text }, ['kind']), B: object({ kind: text }, ['kind']) };
    const [any, one] = [
      { anyOf: forms, discriminator },
      { oneOf: forms, discriminator },
    ];
    expect(breaksOf(any, one, [schemas, schemas])).toEqual(NONE);
  });
});

describe('each union of a schema is compared with the one that it belongs to', () => {
  const kinds = { oneOf: [tagged('a'), tagged('b')] };
  const fields = object({ a: text, b: text, c: text, d: text }, []);
  const needs = (...names: readonly string[]) => ({
    anyOf: names.map((name) => ({ required: [name] })),
  });

  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'one that comes beside another',
      { ...fields, ...needs('a', 'b') },
      { ...fields, allOf: [needs('a', 'b'), needs('c', 'd')] },
      NARROWER,
    ],
    [
      'one that goes beside another',
      { ...fields, allOf: [needs('a', 'b'), needs('c', 'd')] },
      { ...fields, ...needs('a', 'b') },
      WIDER,
    ],
    [
      'two that come at once',
      fields,
      { ...fields, allOf: [needs('a', 'b'), needs('c', 'd')] },
      NARROWER,
    ],
    [
      'one that holds anyway',
      { ...fields, ...needs('a', 'b'), required: ['c'] },
      { ...fields, required: ['c'], allOf: [needs('a', 'b'), needs('c', 'd')] },
      NONE,
    ],
    [
      'another order of keys in forms',
      {
        allOf: [
          { anyOf: [{ ...A, title: 'A' }, B] },
          { anyOf: [{ title: 'X', minLength: 1 }, {}] },
        ],
      },
      {
        allOf: [
          { anyOf: [{ title: 'A', ...A }, B] },
          { anyOf: [{ minLength: 1, title: 'X' }, {}] },
        ],
      },
      NONE,
    ],
    [
      'another order',
      { allOf: [kinds, needs('a', 'b')] },
      { allOf: [needs('b', 'a'), kinds] },
      NONE,
    ],
    [
      'an anyOf beside a oneOf',
      { allOf: [kinds, needs('a', 'b')] },
      { ...kinds, ...needs('a', 'b') },
      NONE,
    ],
    [
      'a form of the second one that is another',
      { ...kinds, anyOf: [tagged('1', 'size'), tagged('2', 'size')] },
      { ...kinds, anyOf: [tagged('1', 'size'), tagged('3', 'size')] },
      ['senders', 'readers'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(breaksOf(before, after)).toEqual(expected);
  });
});

test('forms of a oneOf in a oneOf are its own', () => {
  const nested = { oneOf: [tagged('a'), { oneOf: [tagged('b'), tagged('c')] }] };
  const flat = { oneOf: [tagged('c'), tagged('a'), tagged('b')] };
  for (const [before, after] of [
    [nested, flat],
    [flat, nested],
  ] as const) {
    expect(compare(sent(before), sent(after)).changes).toEqual([]);
    expect(compare(received(before), received(after)).changes).toEqual([]);
  }
  const loop = { oneOf: [A, { oneOf: [{ $ref: '#/components/schemas/Loop' }, B] }] };
  expect(breaksOf(loop, loop, [{ Loop: loop }, { Loop: loop }])).toEqual(NONE);
});

describe('a discriminator', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const forms = { oneOf: [ref('Dog'), ref('Cat')] };
  const mapped = (mapping: Readonly<Record<string, string>>): JsonObject => ({
    ...forms,
    discriminator: {
      propertyName: 'kind',
      mapping: Object.fromEntries(
        Object.entries(mapping).map(([tag, name]) => [tag, ref(name).$ref]),
      ),
    },
  });
  const build = (dog: JsonObject, cat: JsonObject) => ({
    Dog: object({ kind: dog, bark: text }, ['kind']),
    Cat: object({ kind: cat, purr: text }, ['kind']),
  });
  const [fixed, free] = [build({ const: 'dog' }, { const: 'cat' }), build(text, text)];
  const both = { dog: 'Dog', cat: 'Cat' };
  const more = { hound: 'Dog', ...both };

  test.each<[string, JsonObject, JsonObject, JsonObject, readonly string[]]>([
    ['maps the values that forms fix', forms, mapped(both), fixed, NONE],
    [
      'names what forms fix',
      forms,
      { ...forms, discriminator: { propertyName: 'kind' } },
      fixed,
      NONE,
    ],
    ['goes where forms fix the values', mapped(both), forms, fixed, NONE],
    ['maps one more value', mapped(both), mapped(more), free, WIDER],
    ['maps one value less', mapped(more), mapped(both), free, NARROWER],
    [
      'maps in another order',
      mapped(more),
      mapped({ cat: 'Cat', dog: 'Dog', hound: 'Dog' }),
      free,
      NONE,
    ],
    [
      'maps other values',
      mapped(both),
      mapped({ hound: 'Dog', cat: 'Cat' }),
      free,
      ['senders', 'readers'],
    ],
  ])('%s', (_, before, after, schemas, expected) => {
    expect(breaksOf(before, after, [schemas, schemas])).toEqual(expected);
  });
});
