import type { JsonObject } from '@/lib/openapi/core/types';
import { type End, listDatedEnds, listEnds } from '@/lib/openapi/operation/listing/list-ends';
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

test('a part that an operation has twice counts once, where it is least nested', () => {
  const fee = { $ref: '#/components/schemas/Fee' };
  const api = toApiOf(
    {
      '/a': {
        get: { responses: responses({ properties: { lines: { properties: { fee } }, fee } }) },
      },
    },
    { Fee: { type: 'object', properties: { old: { ...text, deprecated: true } } } },
  );
  expect(listEnds(api).map(print)).toEqual(['old [get /a response.200.fee.old] deprecated']);
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

test('webhooks and callbacks are searched, those inside of a callback, too', () => {
  const old = { ...text, deprecated: true };
  const call = (callbacks: JsonObject = {}) => ({
    requestBody: { content: json({ properties: { old } }) },
    responses: {},
    callbacks,
  });
  const api = toApi({
    openapi: '3.1.0',
    paths: {
      '/a': {
        post: call({
          paid: {
            '{$request.query.url}': {
              post: { ...call({ again: { '{$url}': { put: call() } } }), 'x-sunset': '2028-01-01' },
            },
          },
        }),
      },
    },
    webhooks: { refunded: { post: call() } },
  });
  expect(listEnds(api).map(print)).toEqual([
    'old [post /a body.old] deprecated',
    'paid [post /a callback.paid.post] 2028-01-01',
    'old [post /a callback.paid.post.body.old] deprecated',
    'old [post /a callback.paid.post.callback.again.put.body.old] deprecated',
    'old [post refunded body.old] deprecated',
  ]);
});

test('a callback that refers to itself is searched once', () => {
  const paid = { $ref: '#/components/callbacks/paid' };
  const api = toApi({
    openapi: '3.1.0',
    paths: { '/a': { post: { responses: {}, callbacks: { paid } } } },
    components: {
      callbacks: {
        paid: { '{$url}': { post: { deprecated: true, responses: {}, callbacks: { paid } } } },
      },
    },
  });
  expect(listEnds(api).map(print)).toEqual(['paid [post /a callback.paid.post] deprecated']);
});

test('a field has the day of the shared schema, where it names none itself', () => {
  const api = toApiOf(
    {
      '/a': {
        get: {
          responses: responses({
            properties: {
              card: { deprecated: true, allOf: [{ $ref: '#/components/schemas/Card' }] },
            },
          }),
        },
      },
    },
    { Card: { type: 'string', 'x-sunset': '2028-06-30' } },
  );
  expect(listEnds(api).map(print)).toEqual(['card [get /a response.200.card] 2028-06-30']);
  expect(listDatedEnds(api)).toEqual(listEnds(api));
});

test('a value ends where a schema says so of those that another one lists', () => {
  const api = toApiOf(
    {
      '/a': {
        get: {
          responses: responses({
            properties: {
              network: {
                allOf: [{ $ref: '#/components/schemas/Network' }],
                'x-enum-deprecated': { b: '2028-02-01' },
              },
            },
          }),
        },
      },
    },
    { Network: { enum: ['a', 'b'] } },
  );
  expect(listEnds(api).map(print)).toEqual(['network b [get /a response.200.network] 2028-02-01']);
});

test('only what has a day is dated', () => {
  const api = toApiOf({
    '/a': { get: { deprecated: true, responses: {} } },
    '/b': { get: { 'x-sunset': 'end of 2028', responses: {} } },
    '/c': { get: { 'x-sunset': '2028-06-30', responses: {} } },
  });
  expect(listDatedEnds(api).map(print)).toEqual(['[get /c] 2028-06-30']);
});

test('a document without deprecations has no ends', () => {
  expect(listEnds(toApiOf({ '/a': { get: { responses: responses(text) } } }))).toEqual([]);
});
