import type { JsonObject } from '@/lib/openapi/core/types';
import { type End, listEnds } from '@/lib/openapi/operation/listing/list-ends';
import { toApi, toApiOf } from '../core/support';

const text = { type: 'string' };
const json = (schema: JsonObject) => ({ 'application/json': { schema } });
const responses = (schema: JsonObject) => ({ '200': { description: '', content: json(schema) } });

/** An end in short: `limit [body.limit] 2028-06-30`. */
const print = ({ name, value, places, sunset, deprecated }: End) =>
  [
    ...[name, value].filter(Boolean),
    ...places.map(({ entry, anchor }) => `[${entry.id}${anchor && ` ${anchor}`}]`),
    sunset?.day ?? sunset?.when ?? (deprecated ? 'deprecated' : ''),
  ].join(' ');

test('operations, parameters, headers, fields and values that end are listed in order', () => {
  const api = toApiOf({
    '/sale': {
      post: {
        deprecated: true,
        'x-sunset': '2028-06-30',
        parameters: [
          { name: 'mode', in: 'query', schema: text, deprecated: true, 'x-sunset': '2028-01-01' },
        ],
        requestBody: {
          content: json({
            properties: {
              old: { ...text, deprecated: true },
              network: {
                enum: ['a', 'b'],
                'x-enum-deprecated': { b: { sunset: '2028-02-01' } },
              },
              tags: { type: 'array', items: { enum: ['x', 'y'], 'x-enumDeprecated': ['y'] } },
            },
          }),
        },
        responses: {
          '200': {
            description: '',
            headers: { 'X-Old': { schema: text, 'x-sunset': '2028-03-01' } },
          },
          '400': {
            description: '',
            content: json({ properties: { code: { ...text, 'x-eol': 'end of 2028' } } }),
          },
        },
      },
    },
  });
  expect(listEnds(api).map(print)).toEqual([
    '[post /sale] 2028-06-30',
    'mode [post /sale query.mode] 2028-01-01',
    'old [post /sale body.old] deprecated',
    'network b [post /sale body.network] 2028-02-01',
    'tags y [post /sale body.tags.*] deprecated',
    'X-Old [post /sale response.200.header.X-Old] 2028-03-01',
    'code [post /sale response.400.code] end of 2028',
  ]);
});

test('a field that operations share is one end with several places', () => {
  const card = { $ref: '#/components/schemas/Card' };
  const api = toApi({
    openapi: '3.1.0',
    info: { title: '', version: '', 'x-sunset': '2029-01-01' },
    paths: {
      '/a': { get: { responses: responses(card) } },
      '/b': { get: { responses: responses({ properties: { card, again: card } }) } },
    },
    components: {
      schemas: {
        Card: { properties: { type: { ...text, deprecated: true, 'x-replaced-by': 'kind' } } },
        Unused: { properties: { gone: { ...text, deprecated: true } } },
      },
    },
  });
  const ends = listEnds(api);
  expect(ends.map(print)).toEqual([
    '2029-01-01',
    'type [get /a response.200.type] [get /b response.200.card.type] ',
  ]);
  expect(ends.map(({ pointer }) => pointer)).toEqual([
    '#',
    '#/components/schemas/Card/properties/type',
  ]);
});

test('a parameter of a component is named where it is declared', () => {
  const api = toApi({
    openapi: '3.1.0',
    paths: {
      '/a': { get: { parameters: [{ $ref: '#/components/parameters/Count' }] } },
      '/b': { get: { parameters: [{ $ref: '#/components/parameters/Count' }] } },
    },
    components: {
      parameters: {
        Count: {
          ...{ name: 'count', in: 'query', schema: text, deprecated: true },
          ...{ 'x-deprecatedInVersion': 7, 'x-deprecatedMessage': 'Send page.' },
        },
      },
    },
  });
  expect(listEnds(api)).toMatchObject([
    {
      pointer: '#/components/parameters/Count',
      since: '7',
      message: 'Send page.',
      places: [{ anchor: 'query.count' }, { anchor: 'query.count' }],
    },
  ]);
});

test('a schema that contains itself ends once', () => {
  const api = toApi({
    openapi: '3.1.0',
    paths: { '/a': { get: { responses: responses({ $ref: '#/components/schemas/Tree' }) } } },
    components: {
      schemas: {
        Tree: {
          properties: {
            old: { ...text, deprecated: true },
            inner: { $ref: '#/components/schemas/Tree' },
          },
        },
      },
    },
  });
  expect(listEnds(api).map(print)).toEqual(['old [get /a response.200.old] deprecated']);
});

test('a document without deprecations has no ends', () => {
  expect(listEnds(toApiOf({ '/a': { get: { responses: responses(text) } } }))).toEqual([]);
});
