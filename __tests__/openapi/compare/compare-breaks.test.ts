import type { JsonObject } from '@/lib/openapi/core/types';
import { breaksOf, compare, document, json, NARROWER, NONE, WIDER } from './support';

const open: JsonObject = { type: 'object', properties: { a: {}, b: {} } };
const list: JsonObject = {
  type: 'array',
  prefixItems: [{ type: 'string' }, { type: 'string' }],
  items: false,
};

test.each<[string, JsonObject, JsonObject, readonly string[]]>([
  [
    'null among values, in two ways',
    { type: ['string', 'null'], enum: ['x', null] },
    { anyOf: [{ enum: ['x'] }, { type: 'null' }] },
    NONE,
  ],
  [
    'null among three forms',
    { oneOf: [{ enum: ['x'] }, { enum: ['y'] }, { type: 'null' }] },
    { enum: ['x', 'y', null] },
    NONE,
  ],
  ['other names that are refused now', open, { ...open, unevaluatedProperties: false }, NARROWER],
  [
    'other names refused by another keyword',
    { ...open, additionalProperties: false },
    { ...open, unevaluatedProperties: false },
    NONE,
  ],
  [
    'other items that are refused now',
    { type: 'array', prefixItems: [{}] },
    { type: 'array', prefixItems: [{}], items: false },
    NARROWER,
  ],
  ['a shorter tuple', list, { ...list, prefixItems: [{ type: 'string' }] }, NARROWER],
  ['a longer tuple', { ...list, prefixItems: [{ type: 'string' }] }, list, WIDER],
  [
    'names of a pattern that are gone',
    { ...open, additionalProperties: false, patternProperties: { '^x-': {} } },
    { ...open, additionalProperties: false },
    NARROWER,
  ],
  [
    'names of a pattern that come',
    { ...open, additionalProperties: false },
    { ...open, additionalProperties: false, patternProperties: { '^x-': {} } },
    WIDER,
  ],
  [
    'a limit beside values',
    { type: 'integer', enum: [1, 5] },
    { type: 'integer', enum: [1, 5], maximum: 3 },
    NARROWER,
  ],
  [
    'a limit beside values that all keep to it',
    { type: 'integer', enum: [1, 5] },
    { type: 'integer', enum: [1, 5], maximum: 9 },
    NONE,
  ],
  [
    'a second not',
    { allOf: [{ not: { const: 1 } }] },
    { allOf: [{ not: { const: 1 } }, { not: { const: 2 } }] },
    NARROWER,
  ],
  [
    'a field that a map does not have for sure',
    {
      type: 'object',
      properties: { x: { type: 'string' } },
      required: ['x'],
      additionalProperties: { type: 'string' },
    },
    { type: 'object', additionalProperties: { type: 'string' } },
    WIDER,
  ],
  [
    'another order of keys in a condition',
    { if: { type: 'string', minLength: 2 }, then: { maxLength: 5 } },
    { if: { minLength: 2, type: 'string', description: 'x' }, then: { maxLength: 5 } },
    NONE,
  ],
  [
    'a tighter consequence',
    { if: { type: 'string' }, then: { maxLength: 5 } },
    { if: { type: 'string' }, then: { maxLength: 3 } },
    NARROWER,
  ],
  [
    'another condition',
    { if: { type: 'string' }, then: { maxLength: 5 } },
    { if: { type: 'string', minLength: 2 }, then: { maxLength: 5 } },
    ['senders', 'readers'],
  ],
  [
    'half a condition, which says nothing',
    { type: 'string' },
    { type: 'string', then: { maxLength: 5 } },
    NONE,
  ],
  [
    'fewer items that must fit',
    { contains: { type: 'string' }, minContains: 2 },
    { contains: { type: 'string' } },
    WIDER,
  ],
  [
    'the default written out',
    { contains: { type: 'string' } },
    { contains: { type: 'string' }, minContains: 1 },
    NONE,
  ],
  [
    'more items that may fit',
    { contains: { type: 'string' }, maxContains: 1 },
    { contains: { type: 'string' }, maxContains: 5 },
    WIDER,
  ],
])('%s', (_, before, after, expected) => {
  expect(breaksOf(before, after)).toEqual(expected);
});

test.each(['if', 'dependentSchemas'])(
  'a component that %s names is compared, not its name',
  (keyword) => {
    const schema = (name: string): JsonObject => {
      const part = { $ref: `#/components/schemas/${name}` };
      return keyword === 'if'
        ? { if: { type: 'object' }, then: part }
        : { dependentSchemas: { a: part } };
    };
    const wide = { type: 'object' };
    const tight = { type: 'object', required: ['b'] };
    expect(breaksOf(schema('One'), schema('Two'), [{ One: wide }, { Two: wide }])).toEqual(NONE);
    expect(breaksOf(schema('One'), schema('One'), [{ One: wide }, { One: tight }])).toEqual(
      NARROWER,
    );
  },
);

describe('who calls, and who is called', () => {
  const hook = (callbacks: JsonObject) => document({ callbacks });
  const paid = (address: string, method = 'post') =>
    hook({ paid: { [address]: { [method]: { ...{ requestBody: json({}) }, responses: {} } } } });
  const breaks = (before: JsonObject, after: JsonObject) =>
    compare(before, after).changes.flatMap((change) => change.breaks);

  test.each([
    ['gone', hook({})],
    ['sent to another address', paid('{$request.body#/other}')],
    ['sent by another method', paid('{$request.body#/url}', 'put')],
  ])('a callback that is %s breaks who waits for it', (_, after) => {
    expect(breaks(paid('{$request.body#/url}'), after)).toEqual(['readers']);
  });

  test('a callback more breaks nobody', () => {
    expect(breaks(hook({}), paid('{$request.body#/url}'))).toEqual([]);
  });

  test('one more type of what is sent to a receiver breaks it', () => {
    const content = { 'application/json': { schema: {} } };
    const webhook = (more: JsonObject) => ({
      ...document({}),
      webhooks: {
        paid: { post: { requestBody: { content: { ...content, ...more } }, responses: {} } },
      },
    });
    expect(breaks(webhook({}), webhook({ 'application/xml': { schema: {} } }))).toEqual([
      'readers',
    ]);
  });
});

describe('security', () => {
  const SCHEMES = {
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    same: { type: 'apiKey', in: 'header', name: 'x-key', description: 'The same, otherwise named' },
    basic: { type: 'http', scheme: 'basic' },
    oauth: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://a.example', scopes: { r: '', w: '' } } },
    },
  };
  const secured = (...security: readonly JsonObject[]) => ({
    ...document({ security }),
    components: { securitySchemes: SCHEMES },
  });
  const kinds = (before: readonly JsonObject[], after: readonly JsonObject[]) =>
    compare(secured(...before), secured(...after)).changes.map(({ breaks }) => breaks.join());

  test.each<[string, readonly JsonObject[], readonly JsonObject[], readonly string[]]>([
    [
      'another order of what is needed at once',
      [{ key: [], basic: [] }],
      [{ basic: [], key: [] }],
      [],
    ],
    ['the same scheme by another name', [{ key: [] }], [{ same: [] }], []],
    ['another order of scopes', [{ oauth: ['r', 'w'] }], [{ oauth: ['w', 'r'] }], []],
    ['fewer scopes', [{ oauth: ['r', 'w'] }], [{ oauth: ['r'] }], ['']],
    ['more scopes', [{ oauth: ['r'] }], [{ oauth: ['r', 'w'] }], ['senders']],
    ['one of two that were needed at once', [{ key: [], basic: [] }], [{ key: [] }], ['']],
    ['a second one at once', [{ key: [] }], [{ key: [], basic: [] }], ['senders']],
    ['one more way', [{ key: [] }], [{ key: [] }, { basic: [] }], ['']],
    ['one way less', [{ key: [] }, { basic: [] }], [{ key: [] }], ['senders']],
    ['none any more', [{ key: [] }], [], ['']],
    ['one where none was', [], [{ key: [] }], ['senders']],
  ])('%s', (_, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
  });
});

describe('how a parameter is written', () => {
  const query = (schema: JsonObject, more: JsonObject = {}) =>
    document({ parameters: [{ name: 'q', in: 'query', schema, ...more }] });
  const kinds = (schema: JsonObject, more: JsonObject) =>
    compare(query(schema), query(schema, more)).changes.map(({ kind }) => kind);
  const list = { type: 'array', items: { type: 'string' } };

  test.each<[string, JsonObject, JsonObject]>([
    ['reserved characters, which a number has not', { type: 'integer' }, { allowReserved: true }],
    [
      'reserved characters, which no listed value has',
      { enum: ['a', 'b'] },
      { allowReserved: true },
    ],
    ['a list of one at most', { ...list, maxItems: 1 }, { explode: false }],
  ])('%s: no value is written otherwise', (_, schema, more) => {
    expect(kinds(schema, more)).toEqual([]);
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['reserved characters of a text', { type: 'string' }, { allowReserved: true }],
    ['reserved characters of a listed value', { enum: ['a', 'b/c'] }, { allowReserved: true }],
    ['a list', list, { explode: false }],
  ])('%s: values are written otherwise', (_, schema, more) => {
    expect(kinds(schema, more)).toEqual(['serialization-changed']);
  });

  test('the order of the media types of a part says nothing', () => {
    const body = (contentType: string) =>
      document({
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { f: { type: 'string' } } },
              encoding: { f: { contentType } },
            },
          },
        },
      });
    expect(compare(body('image/png, image/jpeg'), body('image/jpeg,image/png')).changes).toEqual(
      [],
    );
  });
});
