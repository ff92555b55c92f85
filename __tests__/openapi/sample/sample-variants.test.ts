import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample, type SampleOptions } from '@/lib/openapi/sample/build-sample';
import { readIn, toApiOf } from '../core/support';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text: JsonObject = { type: 'string' };
const yes: JsonObject = { type: 'boolean' };

function sample(value: Json, schemas: JsonObject, options?: SampleOptions) {
  return buildSample(toApiOf({}, schemas), { value, pointer: '#', openRefs: [] }, options).value;
}

/** A base, two heirs by a mapping, and one that fixes the value itself. */
function toPets(kind: JsonObject, mapping?: JsonObject): JsonObject {
  const discriminator = { propertyName: 'kind', ...(mapping && { mapping }) };
  return {
    Pet: { required: ['kind'], properties: { kind }, discriminator },
    Dog: { allOf: [ref('Pet'), { required: ['bark'], properties: { bark: yes } }] },
    Cat: { allOf: [ref('Pet'), { properties: { lives: { type: 'integer' } } }] },
    Puppy: { allOf: [ref('Dog'), { properties: { kind: { enum: ['pup'] } } }] },
  };
}
const MAPPING = { cat: ref('Cat').$ref, dog: ref('Dog').$ref };

test.each<[string, JsonObject]>([
  ['an enum', { type: 'string', enum: ['cat', 'dog'] }],
  ['an example', { type: 'string', example: 'cat' }],
])(
  'an heir has its own discriminator value, though %s of its base begins with another',
  (_, kind) => {
    const schemas = toPets(kind, MAPPING);
    expect(sample(ref('Dog'), schemas)).toEqual({ kind: 'dog', bark: true });
    const union = { oneOf: [ref('Dog'), ref('Cat')] };
    expect(sample(union, schemas)).toEqual({ kind: 'dog', bark: true });
  },
);

test.each<[string, Json, string]>([
  ['an allOf of its own', { nullable: true, allOf: [ref('Dog')] }, 'dog'],
  ['a union with null', { anyOf: [ref('Dog'), { type: 'null' }] }, 'dog'],
  ['an allOf, where no mapping names it', { description: 'Ours.', allOf: [ref('Cat')] }, 'Cat'],
])('an heir that stands in %s keeps its own discriminator value', (_, value, kind) => {
  const schemas = toPets(text, { cat: ref('Puppy').$ref, dog: ref('Dog').$ref });
  expect(sample(value, schemas)).toMatchObject({ kind });
});

test('a value that only the base allows stays', () => {
  const schemas = toPets({ type: 'string', enum: ['cat', 'dog'] });
  expect(sample(ref('Dog'), schemas)).toEqual({ kind: 'cat', bark: true });
});

test('a base with a mapping is shown as the form that its value names, whole', () => {
  expect(sample(ref('Pet'), toPets(text, { dog: MAPPING.dog }))).toEqual({
    kind: 'dog',
    bark: true,
  });
  const offered = toPets({ type: 'string', example: 'dog' }, MAPPING);
  expect(sample(ref('Pet'), offered)).toEqual({ kind: 'dog', bark: true });
  expect(sample(ref('Pet'), offered, { only: 'first-request' })).toEqual({
    kind: 'dog',
    bark: true,
  });
});

test('a base whose value no form has stays alone, as one whose mapping leads back to it', () => {
  const schemas = toPets({ type: 'string', example: 'bird' }, MAPPING);
  expect(sample(ref('Pet'), schemas)).toEqual({ kind: 'bird' });
  const looped = toPets(text, { pet: ref('Pet').$ref });
  expect(
    buildSample(toApiOf({}, looped), { value: ref('Pet'), pointer: '#', openRefs: [] }),
  ).toEqual({
    value: { kind: 'pet' },
    truncated: [],
  });
});

test('heirs of heirs are forms of a base, each by the value that it fixes', () => {
  const { variants } = readIn(toPets(text), ref('Pet'));
  expect(variants.map(({ discriminator }) => discriminator?.value)).toEqual(['Dog', 'Cat', 'pup']);
});

test('of each union one form holds', () => {
  const toForm = (name: string) => ({ required: [name], properties: { [name]: text } });
  const value = {
    allOf: [{ oneOf: [toForm('card'), toForm('bank')] }, { oneOf: [toForm('eur'), toForm('usd')] }],
  };
  expect(sample(value, {})).toEqual({ card: 'string', eur: 'string' });
});

const BASE: JsonObject = { properties: { a: { type: 'integer' } }, example: { a: 7 } };

test.each<[string, JsonObject, SampleOptions, Json]>([
  [
    'with what its heir requires',
    { required: ['b'], properties: { b: text } },
    {},
    { a: 7, b: 'string' },
  ],
  ['alone where nothing is required', { properties: { b: text } }, {}, { a: 7 }],
  [
    'without what is not sent',
    { required: ['b'], properties: { b: { ...text, readOnly: true } } },
    { direction: 'request' },
    { a: 7 },
  ],
])('the example of a base is taken %s', (_, rest, options, value) => {
  expect(
    sample(ref('Heir'), { Base: BASE, Heir: { allOf: [ref('Base'), rest] } }, options),
  ).toEqual(value);
});

test("a schema's own example is completed by what is required", () => {
  const value = { required: ['a', 'b'], properties: { a: text, b: text }, example: { a: 'x' } };
  expect(sample(value, {})).toEqual({ a: 'x', b: 'string' });
});

test.each<[JsonObject, JsonObject, Json]>([
  [{ enum: ['bank', 'card'], default: 'bank' }, { const: 'card' }, 'card'],
  [{ enum: ['bank', 'card'], default: 'bank' }, { enum: ['card'] }, 'card'],
  [{ enum: ['bank', 'card'], example: 'bank' }, { const: 'card' }, 'card'],
  [{ type: 'integer', enum: [1, 2], example: '2' }, { enum: [2, 3] }, 2],
  [{ enum: ['bank', 'card'], example: 'card' }, { description: 'How.' }, 'card'],
])('of %j and %j the value is %j', (base, heir, value) => {
  expect(sample({ allOf: [base, heir] }, {})).toEqual(value);
});

test.each<[JsonObject, Json]>([
  [{ items: { enum: ['a', 'b'] }, minItems: 2, uniqueItems: true }, ['a', 'b']],
  [{ items: { enum: ['a'] }, minItems: 2, uniqueItems: true }, ['a']],
  [{ prefixItems: [text], items: { type: 'integer' }, minItems: 3 }, ['string', 1, 1]],
  [{ items: { type: 'integer' }, minItems: 4 }, [1, 1, 1, 1]],
  [{ items: { type: 'integer' }, minItems: 50 }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [{ items: { type: 'integer' }, maxItems: 0 }, []],
  [{ prefixItems: [text], items: { type: 'integer' } }, ['string']],
  [{ prefixItems: [text], items: false, minItems: 3 }, ['string']],
])('the list %j is shown as %j', (schema, value) => {
  expect(sample({ type: 'array', ...schema }, {})).toEqual(value);
});

test.each<[number, readonly string[], JsonObject]>([
  [1, [], { a: 'string' }],
  [2, ['c'], { a: 'string', c: 'string' }],
  [1, ['b', 'c'], { b: 'string', c: 'string' }],
  [3, [], { a: 'string', b: 'string', c: 'string' }],
])('of at most %i properties, %j required, it shows %j', (maxProperties, required, shown) => {
  const value = { maxProperties, required, properties: { a: text, b: text, c: text } };
  expect(sample(value, {})).toEqual(shown);
});

test('of at most one property, it is one that a request may have, and a display field before others', () => {
  const value = {
    maxProperties: 1,
    properties: { a: { ...text, readOnly: true }, b: text, c: text },
  };
  expect(sample(value, {}, { direction: 'request' })).toEqual({ b: 'string' });
  const shown = { ...value, 'x-display-fields': ['c'] };
  expect(sample(shown, {}, { only: 'first-request' })).toEqual({ c: 'string' });
});

test('what a field makes required makes others required in turn', () => {
  const value = {
    required: ['a'],
    properties: { d: text, a: text, b: text, c: text },
    dependentRequired: { a: ['b'], b: ['c'] },
  };
  expect(sample(value, {}, { only: 'first-request' })).toEqual({
    a: 'string',
    b: 'string',
    c: 'string',
  });
});

test('a multiple stays below its maximum', () => {
  expect(sample({ type: 'integer', multipleOf: 3, maximum: -1 }, {})).toBe(-3);
});
