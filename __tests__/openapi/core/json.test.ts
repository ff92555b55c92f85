import { truncateDeepJson } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { getOnlyMember } from '@/lib/openapi/schema/part-keywords';

const nest = (levels: number, value: Json): Json =>
  levels === 0 ? value : nest(levels - 1, [value]);

describe('truncateDeepJson', () => {
  test('leaves a value of 64 levels as it is, whatever is inside', () => {
    for (const inner of ['text', 1, null, true]) {
      const value = nest(64, inner);
      expect(truncateDeepJson(value)).toBe(value);
    }
  });

  test('puts null in the place of what lies deeper', () =>
    expect(truncateDeepJson(nest(65, 'text'))).toEqual(nest(64, null)));
});

test.each<[readonly Json[], number | undefined]>([
  [[{ type: 'null' }, { type: 'string' }], 1],
  [[{ type: ['null'] }, { type: 'string' }], 1],
  [[{ type: ['string', 'null'] }, { type: 'null' }], 0],
  [[{ type: 'integer' }, { type: 'string' }], undefined],
  [[true, { type: 'null' }], 0],
])('of the forms %j the only one that is not null is %s', (union, index) =>
  expect(getOnlyMember(union)).toBe(index),
);
