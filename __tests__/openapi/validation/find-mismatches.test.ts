import type { Json } from '@/lib/openapi/core/types';
import { createCheckRun } from '@/lib/openapi/validation/check-run';
import { findMismatch, findMismatches } from '@/lib/openapi/validation/find-mismatch';
import { toApiOf } from '../core/support';

const source = (value: Json) => ({ value, pointer: '#', openRefs: [] });

function list(schema: Json, value: Json, hiddenKeyword?: string): readonly string[] {
  const run = createCheckRun(toApiOf({}), hiddenKeyword);
  return findMismatches(run, source(schema), value).map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  );
}

const CARD: Json = {
  type: 'object',
  required: ['number', 'expiry'],
  properties: { number: { type: 'string' }, expiry: { type: 'string' }, cvv: { type: 'integer' } },
};

test('lists every mismatch with its pointer, in the order of the value', () => {
  const schema = { properties: { amount: { type: 'number' }, cards: { items: CARD } } };
  const value = { amuont: 1, amount: 'x', cards: [{ number: '1', expiry: '12/27' }, { cvv: 'y' }] };
  expect(list(schema, value)).toEqual([
    '/amuont: there is no field "amuont". Did you mean "amount"?',
    '/amount: "amount" does not fit its schema: "x" (expected: number)',
    '/cards/1/cvv: "cards.1.cvv" does not fit its schema: "y" (expected: integer)',
    '/cards/1: the field "number" is missing in "cards.1"',
    '/cards/1: the field "expiry" is missing in "cards.1"',
  ]);
});

test('escapes names in pointers, and not in messages', () => {
  expect(list({ properties: { 'a/b': { type: 'number' } } }, { 'a/b': 'x' })).toEqual([
    '/a~1b: "a/b" does not fit its schema: "x" (expected: number)',
  ]);
});

test('does not ask for a required field that is not sent in this direction, and refuses it', () => {
  const schema = { required: ['id'], properties: { id: { readOnly: true }, name: {} } };
  expect(list(schema, { name: 'x' }, 'readOnly')).toEqual([]);
  expect(list(schema, { name: 'x' })).toEqual([': the field "id" is missing']);
  expect(list(schema, { id: 1 }, 'readOnly')).toEqual(['/id: "id" does not fit its schema: 1']);
});

test('refuses a value of a field only where it fits none of the variants that declare it', () => {
  const variant = (type: string) => ({ type: 'object', properties: { value: { type } } });
  const schema = { oneOf: [variant('string'), variant('integer')] };
  expect(list(schema, { value: 1 })).toEqual([]);
  expect(list(schema, { value: true })).toEqual(['/value: "value" does not fit its schema: true']);
});

test('names the fields of alternatives of which none is sent, or more than one', () => {
  const form = (...required: readonly string[]) => ({ required: [...required] });
  const card = { oneOf: [form('number', 'expiry'), form('token')] };
  const names = '"number" + "expiry"; "token"';
  expect(list(card, { cvv: 1 })).toEqual([
    expect.stringContaining(`one of these is missing: ${names}`),
  ]);
  expect(list(card, { number: '1', expiry: '12/27', token: 'x' })).toEqual([
    expect.stringContaining(`only one of these may be sent: ${names}`),
  ]);
  expect(list({ properties: { card } }, { card: {} })).toEqual([
    `/card: one of these is missing in "card": ${names}`,
  ]);
});

test('lists at most 50 mismatches, and none of what it can no longer judge', () => {
  const items = Array.from({ length: 200 }, () => 'x');
  expect(list({ items: { type: 'number' } }, items)).toHaveLength(50);
  const run = createCheckRun(toApiOf({}), undefined, 0);
  expect(findMismatches(run, source({ type: 'number' }), 'x')).toEqual([]);
});

test('finds the first of them in words', () => {
  const run = createCheckRun(toApiOf({}));
  expect(findMismatch(run, source(CARD), { number: 1 })).toBe(
    '"number" does not fit its schema: 1 (expected: string)',
  );
  expect(findMismatch(run, source(CARD), { number: '1', expiry: '12/27' })).toBe('');
  expect(findMismatch(run, source({ type: 'number' }), 'x', '/count')).toBe(
    '"count" does not fit its schema: "x" (expected: number)',
  );
});

test.each<readonly [string, Json, Json, string]>([
  ['the type', { type: ['integer', 'null'] }, 'x', 'integer / null'],
  [
    'words for a pattern',
    { type: 'string', pattern: '^\\d{12,19}$' },
    'x',
    'string, 12 to 19 digits',
  ],
  [
    'a range',
    { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    10,
    'number, more than 0, at most 9',
  ],
  ['the length', { type: 'string', maxLength: 2 }, 'USD', 'string, up to 2 characters'],
  ['a count', { type: 'array', minItems: 2 }, [1], 'array, at least 2 items'],
  ['few values', { enum: ['sale', 'auth'] }, 'x', '"sale", "auth"'],
  ['the first of many', { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 0, '1, 2, 3, 4, 5, 6, 7, 8, …'],
  [
    'the form of that type',
    { oneOf: [{ type: 'string', maxLength: 2 }, { type: 'object' }] },
    'USD',
    'string, up to 2 characters',
  ],
])('says what a schema takes: %s', (_, schema, value, expected) => {
  expect(list(schema, value)).toEqual([
    `: the value does not fit its schema: ${JSON.stringify(value)} (expected: ${expected})`,
  ]);
});
