import type { JsonObject } from '@/lib/openapi/core/types';
import { listDeprecatedParts } from '@/lib/openapi/document/list-deprecated-parts';

const places = (document: JsonObject) => listDeprecatedParts(document).map(({ place }) => place);

test('operations, parameters, headers, fields and shared schemas are found where they are declared', () => {
  const document = {
    paths: {
      '/sale': {
        parameters: [{ name: 'page', in: 'query', deprecated: true }],
        post: {
          deprecated: true,
          responses: {
            default: {
              headers: { 'X-Old': { deprecated: true } },
              content: { 'application/json': { schema: { items: { deprecated: true } } } },
            },
          },
        },
      },
    },
    components: {
      schemas: { Fee: { type: 'object', properties: { example: { deprecated: 'true' } } } },
    },
  };
  expect(places(document)).toEqual([
    'paths/~1sale/parameters/query.page',
    'paths/~1sale/post',
    'paths/~1sale/post/responses/default/headers/X-Old',
    'paths/~1sale/post/responses/default/content/application~1json/schema/items',
    'components/schemas/Fee/properties/example',
  ]);
});

test('values of an enumeration are found with the pointer of their schema', () => {
  const parts = listDeprecatedParts({
    paths: {
      '/sale': {
        parameters: [
          {
            ...{ name: 'network', in: 'query' },
            schema: { enum: ['a', 'b/c'], 'x-enum-deprecated': { 'b/c': '2028-02-01' } },
          },
        ],
      },
    },
  });
  expect(parts).toMatchObject([
    {
      place: 'paths/~1sale/parameters/query.network/schema/enum/b~1c',
      pointer: '#/paths/~1sale/parameters/0/schema',
      ...{ value: 'b/c', sunset: { day: '2028-02-01' }, isExplained: true },
    },
  ]);
});

test('values are data: a field that is called deprecated, an example, a default, an extension', () => {
  const value = { deprecated: true, 'x-sunset': '2027-01-01' };
  expect(
    places({
      components: {
        schemas: {
          A: {
            properties: { deprecated: { type: 'boolean' } },
            ...{
              example: value,
              examples: [value],
              default: value,
              enum: [value],
              'x-data': value,
            },
          },
          B: { properties: { deprecated: true, 'x-sunset': true } },
        },
      },
    }),
  ).toEqual([]);
});

test('an end is found without "deprecated", also that of the whole document', () => {
  const [whole, field] = listDeprecatedParts({
    info: { 'x-sunset': 'Wed, 31 Mar 2027 00:00:00 GMT' },
    components: { schemas: { A: { 'x-sunset': 'end of 2027', 'x-replaced-by': 'B' } } },
  });
  expect(whole).toMatchObject({ place: 'info', sunset: { day: '2027-03-31' }, isExplained: false });
  expect(field).toMatchObject({ place: 'components/schemas/A', isExplained: true });
});

test.each<[string, JsonObject, boolean]>([
  ['nothing', {}, false],
  ['a description of the field alone', { description: 'The fee.' }, false],
  ['an empty message', { 'x-deprecatedMessage': ' ' }, false],
  ['a message', { 'x-deprecatedMessage': 'Gone soon.' }, true],
  ['a message in an object', { 'x-deprecation': { reason: 'Gone soon.' } }, true],
  ['a replacement', { 'x-replaced-by': 'surcharge' }, true],
  ['a sentence', { description: 'The fee. Send `surcharge` instead.' }, true],
  ['a German sentence', { description: 'Veraltet: `surcharge` nehmen.' }, true],
  ['a French sentence', { description: 'Obsolète : utilisez `surcharge`.' }, true],
])('%s explains a deprecation, or does not', (_, more, isExplained) => {
  expect(
    listDeprecatedParts({ definitions: { Fee: { deprecated: true, ...more } } }),
  ).toMatchObject([{ isExplained }]);
});

test('a document of a million levels is read as far as documents go', () => {
  let deep: JsonObject = { deprecated: true };
  for (let level = 0; level < 10_000; level += 1) deep = { items: deep };
  expect(listDeprecatedParts({ definitions: { Deep: deep } })).toEqual([]);
});
