/** @jest-environment node */
import type { Json } from '@/lib/openapi/core/types';
import { matchesSchema } from '@/lib/openapi/sample/matches-schema';
import type { SampleRun } from '@/lib/openapi/sample/sample-run';
import { toApiOf } from '../core/support';

function matches(schema: Json, value: Json, budget = 100): boolean | undefined {
  const run: SampleRun = {
    api: toApiOf({}),
    depth: 0,
    only: undefined,
    hiddenKeyword: undefined,
    truncated: [],
    resolvedSchemas: new WeakMap(),
    budget,
    buildValue: () => undefined,
  };
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
  ['a keyword that is not understood', { uniqueItems: true }, 'a', undefined],
  ['the schema true', true, 1, true],
  ['the schema false', false, 1, false],
])('%s', (_, schema, value, expected) => expect(matches(schema, value)).toBe(expected));

test('without budget nothing is said', () =>
  expect(matches({ type: 'string' }, 'a', 0)).toBeUndefined());
