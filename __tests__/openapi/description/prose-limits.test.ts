import type { JsonObject } from '@/lib/openapi/core/types';
import { readIn } from '../core/support';

const DEFAULT = 'Sort. <b>Default:</b> 999';
const LIST = '<ul><li>A = one</li><li>B = two</li></ul>';

describe('a default that a description writes', () => {
  test.each<[string, JsonObject]>([
    ['a maximum', { type: 'integer', maximum: 100 }],
    ['an exclusive minimum', { type: 'number', minimum: 999, exclusiveMinimum: true }],
    ['a constant', { type: 'integer', const: 5 }],
    ['a length', { type: 'string', maxLength: 2 }],
    ['a pattern', { type: 'string', pattern: '^[A-Z]+$' }],
    ['a pattern of another part', { allOf: [{ type: 'string' }, { pattern: '^[A-Z]+$' }] }],
  ])('stays there where %s of the schema refuses it', (_, schema) => {
    const { description, ...node } = readIn({}, { ...schema, description: DEFAULT });
    expect(description).toBe(DEFAULT);
    expect(node.default).toBeUndefined();
  });

  test.each<[string, JsonObject]>([
    ['numbers', { type: 'integer', maximum: 999, minLength: 9 }],
    ['texts', { type: 'string', minLength: 3, maximum: 9 }],
    ['the constant', { type: 'integer', const: 999 }],
    ['a pattern', { type: 'string', pattern: '^\\d{3}$' }],
    ['a pattern that may take years', { type: 'string', pattern: '^(?:[A-Z]+)+$' }],
  ])('is lifted where the limits of %s allow it', (_, schema) => {
    const { description, ...node } = readIn({}, { ...schema, description: DEFAULT });
    expect(description).toBe('Sort.');
    expect(String(node.default)).toBe('999');
  });
});

test('a list of values stays in a description where the schema refuses one of them', () => {
  const description = `Kind. Values: ${LIST}`;
  const long = readIn({}, { type: 'string', minLength: 2, description });
  expect([long.description, long.enum]).toEqual([description, []]);
  expect(readIn({}, { type: 'string', minLength: 1, description }).enum).toHaveLength(2);
  const odd = readIn({}, { type: 'string', pattern: '^A$', description });
  expect([odd.description, odd.enum]).toEqual([description, []]);
  expect(readIn({}, { type: 'string', pattern: '^[AB]$', description }).enum).toHaveLength(2);
});
