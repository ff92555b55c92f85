import type { Json } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { readIn, toApiOf } from '../core/support';

test('the formats of all parts are told', () => {
  const value = {
    type: 'string',
    allOf: [{ format: 'uuid' }, { format: 'uri' }, { format: 'uuid' }],
  };
  expect(readIn({}, value).constraints.map(({ text }) => text)).toEqual(['UUID', 'URI']);
});

describe('of a place in a tuple holds what each part says', () => {
  const integer = { type: 'integer' };
  const [low, high] = [{ minimum: 1 }, { maximum: 9 }];
  test.each<[string, Json, readonly (readonly string[])[]]>([
    [
      'items beside',
      [{ items: low }, { prefixItems: [integer, high] }],
      [['at least 1'], ['1 to 9']],
    ],
    [
      'two tuples',
      [{ prefixItems: [low] }, { prefixItems: [high, high] }],
      [['1 to 9'], ['at most 9']],
    ],
    ['its own items', [{ prefixItems: [low], items: high }], [['at least 1']]],
    ['a tuple of older drafts', [{ items: low }, { items: [high] }], [['1 to 9']]],
  ])('with %s', (_, allOf, places) => {
    const api = toApiOf({});
    const { tuple } = getSchemaNode(api, { value: { allOf }, pointer: '#/test', openRefs: [] });
    expect(tuple.map((one) => getSchemaNode(api, one).constraints.map(({ text }) => text))).toEqual(
      places,
    );
  });

  test('in the sample, too', () => {
    const value: Json = { allOf: [{ items: { minimum: 5 } }, { prefixItems: [integer] }] };
    const { value: sample } = buildSample(toApiOf({}), { value, pointer: '#', openRefs: [] });
    expect(sample).toEqual([5]);
  });
});
