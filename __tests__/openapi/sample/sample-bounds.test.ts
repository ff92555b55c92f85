import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample, type SampleOptions } from '@/lib/openapi/sample/build-sample';
import { toApiOf } from '../core/support';

const integer: JsonObject = { type: 'integer' };
const text: JsonObject = { type: 'string' };

function sample(value: Json, options?: SampleOptions) {
  return buildSample(toApiOf({}), { value, pointer: '#', openRefs: [] }, options);
}

test.each<[JsonObject, bigint]>([
  [{ minimum: BigInt('9007199254740997') }, BigInt('9007199254740997')],
  [{ exclusiveMinimum: BigInt('9007199254740997') }, BigInt('9007199254740998')],
  [{ maximum: BigInt('-9007199254740997') }, BigInt('-9007199254740997')],
  [{ minimum: BigInt('9007199254740997'), multipleOf: 10 }, BigInt('9007199254741000')],
  [{ maximum: BigInt('-9007199254740997'), multipleOf: 10 }, BigInt('-9007199254741000')],
  [
    { minimum: BigInt('18446744073709551617'), maximum: BigInt('18446744073709551619') },
    BigInt('18446744073709551617'),
  ],
])('a whole number within %p has all its digits', (bounds, value) => {
  expect(sample({ ...integer, ...bounds })).toEqual({ value, truncated: [] });
});

test('a list of which each must be another begins with all digits of a long bound', () => {
  const items = { ...integer, minimum: BigInt('9007199254740997') };
  const { value } = sample({ type: 'array', uniqueItems: true, minItems: 3, items });
  expect(Array.isArray(value) && value[0]).toBe(BigInt('9007199254740997'));
});

test('a list has as many items as it must; where those are many, it says that it was cut', () => {
  const toListOf = (minItems: number) => sample({ type: 'array', items: integer, minItems });
  expect(toListOf(10)).toEqual({ value: Array.from({ length: 10 }, () => 1), truncated: [] });
  const { value, truncated } = toListOf(1000);
  expect(value).toHaveLength(10);
  expect(truncated).toEqual(['/10']);
});

test.each([
  [{ minItems: 0 }, [1]],
  [{ minItems: 1 }, [1]],
  [{ minItems: 2 }, [1, 1]],
  [{ maxItems: 1 }, [1]],
  [{ maxItems: 0 }, []],
  [{ minItems: 0, maxItems: 0 }, []],
])('a list with %j is %j', (bounds, value) =>
  expect(sample({ type: 'array', items: integer, ...bounds }).value).toEqual(value),
);

test.each<[JsonObject, Json, readonly string[]]>([
  [{ items: { ...integer, format: 'int32' }, minItems: 3 }, [1, 2, 3], []],
  [{ items: { type: 'number', multipleOf: 0.5 }, minItems: 3 }, [0.5], ['/1']],
  [{ items: { ...integer, maximum: 3 }, minItems: 3 }, [1], ['/1']],
  [{ items: text, minItems: 3 }, ['string', 'string2', 'string3'], []],
  [{ items: { ...text, example: 'a' }, minItems: 2 }, ['a', 'a2'], []],
  [{ items: { ...text, format: 'date' }, minItems: 2 }, ['2026-01-15'], ['/1']],
  [{ items: { type: 'boolean' }, minItems: 2 }, [true, false], []],
  [{ items: { properties: { a: text } }, minItems: 2 }, [{ a: 'string' }], ['/1']],
  [{ items: { enum: ['a', 'b'] }, minItems: 3 }, ['a', 'b'], ['/2']],
])('a list %j of which each must be another is %j', (schema, value, truncated) => {
  expect(sample({ type: 'array', uniqueItems: true, ...schema })).toEqual({ value, truncated });
});

test.each<[JsonObject, Json]>([
  [{ required: ['zz'], additionalProperties: integer }, { zz: 1 }],
  [
    { required: ['zz'], additionalProperties: integer, minProperties: 2 },
    { zz: 1, key: 1 },
  ],
  [
    { additionalProperties: integer, minProperties: 3 },
    { key: 1, key2: 1, key3: 1 },
  ],
  [
    { propertyNames: { enum: ['eur', 'usd'] }, additionalProperties: integer, minProperties: 2 },
    { eur: 1, usd: 1 },
  ],
  [{ required: ['__proto__'], additionalProperties: integer }, JSON.parse('{"__proto__":1}')],
])('the sample of the map %j has the names that it must: %j', (schema, value) => {
  expect(sample(schema)).toEqual({ value, truncated: [] });
});

test('a map of more names than anybody reads says that it was cut', () => {
  const { value, truncated } = sample({ additionalProperties: integer, minProperties: 1000 });
  expect(Object.keys(value ?? {})).toHaveLength(10);
  expect(truncated).toEqual(['']);
});

test('a first request has as many fields as it must', () => {
  const schema = { required: ['a'], properties: { a: integer, b: integer }, minProperties: 2 };
  expect(sample(schema, { only: 'first-request' }).value).toEqual({ a: 1, b: 1 });
});

test.each<[JsonObject, Json]>([
  [{ format: 'uri', pattern: '^https://api\\.acme\\.com/.*$' }, 'https://api.acme.com/string'],
  [{ format: 'uri', pattern: '^https://' }, 'https://www.example.com/'],
  [{ format: 'date', pattern: '^\\d{2}/\\d{2}$' }, '12/12'],
  [{ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, '2026-01-15'],
  [{ format: 'date', pattern: '[' }, '2026-01-15'],
  // One that could take years is not asked.
  [{ format: 'uuid', pattern: '^([a-f\\d-]+)+!$' }, '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b'],
  [{ format: 'uuid', pattern: `^${'[^!]*'.repeat(60)}!` }, '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b'],
  [{ format: 'email', maxLength: 10 }, 'jordan.lee'],
  [{ format: 'date-time', maxLength: 10 }, '2026-01-15'],
  [{ format: 'uri', minLength: 26 }, 'https://www.example.com/xx'],
])('the text of %j is %j', (schema, value) => {
  expect(sample({ type: 'string', ...schema }).value).toBe(value);
});

test.each<[JsonObject, number]>([
  [{ exclusiveMinimum: 0, exclusiveMaximum: 0.005 }, 0.0025],
  [{ minimum: 0, exclusiveMinimum: true, maximum: 0.005 }, 0.005],
  [{ exclusiveMinimum: 1, exclusiveMaximum: 1.001 }, 1.0005],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.99],
])('the number of %j is %d', (schema, value) => {
  expect(sample({ type: 'number', ...schema }).value).toBe(value);
});
