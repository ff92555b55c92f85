import type { Json } from '@/lib/openapi/core/types';
import { createCheckRun } from '@/lib/openapi/validation/check-run';
import { matchesSchema } from '@/lib/openapi/validation/matches-schema';
import { toApiOf } from '../core/support';

const [text, number] = [{ type: 'string' }, { type: 'number' }];

function matches(schema: Json, value: Json, checks = 100): boolean | undefined {
  const run = createCheckRun(toApiOf({}), undefined, checks);
  return matchesSchema(run, { value: schema, pointer: '#', openRefs: [] }, value);
}

test.each<[string, Json, Json, boolean | undefined]>([
  ['one match of oneOf', { oneOf: [{ type: 'integer' }, { type: 'string' }] }, 1, true],
  ['two matches of oneOf', { oneOf: [{ type: 'integer' }, { minimum: 0 }] }, 1, false],
  ['two matches of anyOf', { anyOf: [{ type: 'integer' }, { minimum: 0 }] }, 1, true],
  ['no match of anyOf', { anyOf: [{ type: 'string' }, { minimum: 2 }] }, 1, false],
  ['the least of a range', { type: 'number', minimum: 1 }, 1, true],
  ['the least of an exclusive range', { type: 'number', exclusiveMinimum: 1 }, 1, false],
  ['the greatest of a range', { type: 'number', maximum: 1 }, 1, true],
  ['the greatest of an exclusive range', { type: 'number', exclusiveMaximum: 1 }, 1, false],
  ['a text of the shortest length', { minLength: 2 }, 'ab', true],
  ['a text that is too short', { minLength: 2 }, 'a', false],
  ['a text of the longest length', { maxLength: 2 }, 'ab', true],
  ['a text that is too long', { maxLength: 2 }, 'abc', false],
  ['length counts characters, not code units', { maxLength: 1 }, '😀', true],
  ['a value of an enum', { enum: ['a', 'b'] }, 'b', true],
  ['no value of an enum', { enum: ['a', 'b'] }, 'c', false],
  ['a missing field', { required: ['a'] }, {}, false],
  ['a field of the wrong type', { properties: { a: { type: 'string' } } }, { a: 1 }, false],
  ['what must not match, and does', { not: { type: 'string' } }, 'a', false],
  ['what must not match, and does not', { not: { type: 'string' } }, 1, true],
  ['an item that nothing evaluates', { unevaluatedItems: false }, [1], false],
  ['an item that may be evaluated', { unevaluatedItems: false, contains: {} }, [1], undefined],
  ['a property that nothing evaluates', { unevaluatedProperties: number }, { a: 'b' }, false],
  ['one that is as it must be', { unevaluatedProperties: number }, { a: 1 }, true],
  [
    'one that may be evaluated',
    { unevaluatedProperties: number, anyOf: [text, true] },
    { a: 'b' },
    undefined,
  ],
  ['a type that not each part allows', { type: 'object', allOf: [text] }, 'a', false],
  ['a number that is no integer of a format', { type: 'number', format: 'int32' }, 0.5, false],
  ['the greatest number of int64', { format: 'int64' }, 2n ** 63n - 1n, true],
  ['a number beyond int64', { format: 'int64' }, 2n ** 63n, false],
  ['the least number of int32', { format: 'int32' }, -(2 ** 31), true],
  ['a number below int32', { format: 'int32' }, -(2 ** 31) - 1, false],
  ['a pattern that may be slow', { pattern: '^(?:a+)+$' }, 'b', undefined],
  ['a keyword of another type', { uniqueItems: true }, 'a', true],
  [
    'an item twice',
    { uniqueItems: true },
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    false,
  ],
  ['too few items', { minItems: 2 }, [1], false],
  ['an item of the wrong type', { items: { type: 'string' } }, ['a', 1], false],
  ['a place of the wrong type', { prefixItems: [{ type: 'string' }] }, [1], false],
  ['an item after a closed tuple', { prefixItems: [true], items: false }, [1, 2], false],
  ['no contained item', { contains: { const: 1 } }, [2], false],
  ['too many contained items', { contains: { const: 1 }, maxContains: 1 }, [1, 1], false],
  ['too few properties', { minProperties: 1 }, {}, false],
  ['a property that is not allowed', { additionalProperties: false }, { a: 1 }, false],
  [
    'another property of the wrong type',
    { additionalProperties: { type: 'string' } },
    { a: 1 },
    false,
  ],
  [
    'a property by its pattern',
    { patternProperties: { '^a': { type: 'string' } } },
    { ab: 1 },
    false,
  ],
  ['a name that is not allowed', { propertyNames: { maxLength: 1 } }, { ab: 1 }, false],
  ['a property that another requires', { dependentRequired: { a: ['b'] } }, { a: 1 }, false],
  [
    'a condition that is met',
    { if: { required: ['a'] }, then: { required: ['b'] } },
    { a: 1 },
    false,
  ],
  [
    'a condition that is not met',
    { if: { required: ['a'] }, else: { required: ['b'] } },
    {},
    false,
  ],
  [
    'what is not evaluated',
    { properties: { a: {} }, unevaluatedProperties: false },
    { b: 1 },
    false,
  ],
  ['no multiple', { multipleOf: 0.01 }, 0.015, false],
  ['a multiple', { multipleOf: 0.01 }, 19.99, true],
  ['no multiple among large numbers', { multipleOf: 0.01 }, 9999999999.995, false],
  ['a multiple among large numbers', { multipleOf: 0.01 }, 9999999999.99, true],
  ['too many decimals', { 'x-max-decimals': 2 }, 49.955, false],
  ['as many decimals as may be', { 'x-max-decimals': 2 }, 49.95, true],
  ['a date', { format: 'date' }, '2026-02-28', true],
  ['no date', { format: 'date' }, '2026-02-28T00:00:00Z', false],
  ['a time without its zone', { format: 'date-time' }, '2026-02-28T00:00:00', false],
  ['too large for its format', { format: 'int32' }, 2 ** 31, false],
  ['a text of an unknown format', { format: 'iban' }, '?', true],
  ['null of a nullable schema', { type: 'string', nullable: true }, null, true],
  ['null of no nullable schema', { type: 'string' }, null, false],
  ['objects with their keys in another order', { const: { a: 1, b: 2 } }, { b: 2, a: 1 }, true],
  ['the schema true', true, 1, true],
  ['the schema false', false, 1, false],
])('%s', (_, schema, value, expected) => expect(matches(schema, value)).toBe(expected));

test('without budget nothing is said', () =>
  expect(matches({ type: 'string' }, 'a', 0)).toBeUndefined());
