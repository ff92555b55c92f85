import type { Json } from '@/lib/openapi/core/types';
import { createCheckRun } from '@/lib/openapi/validation/check-run';
import { findViolations } from '@/lib/openapi/validation/matches-schema';
import { describeViolations } from '@/lib/sandbox/respond/request-errors';
import { toApiOf } from '../../openapi/core/support';

function list(schema: Json, value: Json): readonly string[] {
  const run = { ...createCheckRun(toApiOf({}), 'readOnly'), ignoresHidden: true };
  const found = findViolations(run, { value: schema, pointer: '#', openRefs: [] }, value);
  return describeViolations(run.api, found).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

const text = { type: 'string' };
const form = (kind: string, field: string) => ({
  required: ['kind', field],
  properties: { kind: { const: kind }, [field]: { type: 'integer' } },
});

test.each<readonly [string, Json, Json, readonly string[]]>([
  ['a value that fits', { type: ['string', 'null'] }, null, []],
  ['a type', { type: ['string', 'null'] }, 1, [': Must be string or null']],
  ['a list of values', { type: 'string', enum: ['A', 'B'] }, 1, [': Must be one of: A, B']],
  ['a bound', { exclusiveMinimum: 0 }, 0, [': Must be more than 0']],
  ['a step', { multipleOf: 0.01 }, 0.001, [': Must be a multiple of 0.01']],
  ['decimals', { 'x-max-decimals': 2 }, 49.955, [': Must not have more than 2 decimals']],
  ['a length', { maxLength: 2 }, 'abc', [': Must not have more than 2 characters']],
  ['a format', { format: 'date' }, 'May', [': Must match format "date"']],
  [
    'items',
    { items: text, maxItems: 1 },
    ['a', 1],
    [': Must not have more than 1 items', '1: Must be string'],
  ],
  [
    'nothing in a read-only field that is sent back',
    { properties: { id: { type: 'integer', readOnly: true } } },
    { id: 'x' },
    [],
  ],
  [
    'a field that is not allowed',
    { properties: { id: false } },
    { id: 1 },
    ['id: Must not be sent'],
  ],
  [
    'a condition',
    { if: { required: ['a'] }, then: { required: ['b'] } },
    { a: 1 },
    ['b: Is required'],
  ],
  [
    'a misspelt field',
    { properties: { size: {} }, anyOf: [{ properties: { skus: {} } }, {}] },
    { size: 1, sku: 1 },
    ['sku: Is not described. Did you mean skus?'],
  ],
  [
    'no other name where any may be sent',
    { properties: { a: {} }, additionalProperties: true },
    { b: 1 },
    [],
  ],
  ['what no rule says in words', { not: { required: ['a'] } }, { a: 1 }, [': Is not valid']],
  [
    'the form of a kind',
    { oneOf: [form('cat', 'lives'), form('dog', 'age')] },
    { kind: 'dog', age: 'x' },
    ['age: Must be integer'],
  ],
  [
    'half of a form',
    { anyOf: [{ required: ['a', 'b'] }, { required: ['c'] }] },
    { b: 1 },
    ['a: Is required'],
  ],
  [
    'another type than its forms',
    { oneOf: [{ type: 'integer' }, { ...text, maxLength: 1 }] },
    'ab',
    [': Must not have more than 1 characters'],
  ],
])('finds %s', (_, schema, value, expected) => {
  expect(list(schema, value)).toEqual(expected);
});
