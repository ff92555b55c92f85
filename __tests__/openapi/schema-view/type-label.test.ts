import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { formatTypeLabel } from '@/lib/openapi/schema-view/type-label';

const text: JsonObject = { type: 'string' };
const label = (value: Json) =>
  formatTypeLabel({}, resolveSchema({}, { value, pointer: '#', openRefs: [] }));
const nest = (levels: number, wrap: (inner: JsonObject) => JsonObject): JsonObject =>
  levels === 0 ? text : wrap(nest(levels - 1, wrap));

test.each([
  [3, 'array of array of array of string'],
  [4, 'array of array of array of array of any'],
])('lists of %i levels are %s', (levels, expected) =>
  expect(label(nest(levels, (items) => ({ type: 'array', items })))).toBe(expected),
);

test.each([
  [3, 'map of map of map of string'],
  [4, 'map of map of map of map of any'],
])('maps of %i levels are %s', (levels, expected) =>
  expect(
    label(nest(levels, (additionalProperties) => ({ type: 'object', additionalProperties }))),
  ).toBe(expected),
);

test('a union names four members, and counts more', () => {
  const types = ['string', 'integer', 'boolean', 'object', 'number'];
  const union = (count: number) => ({ oneOf: types.slice(0, count).map((type) => ({ type })) });
  expect(label(union(4))).toBe('one of string, integer, boolean, object');
  expect(label(union(5))).toBe('one of 5');
});
