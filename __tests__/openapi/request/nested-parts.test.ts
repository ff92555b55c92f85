import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { getOperation, toApiOf } from '../core/support';

const MIXED = 'multipart/mixed';

/** The body of a request whose form has these contents. */
function toBody(content: JsonObject, media = 'multipart/form-data') {
  const api = toApiOf({ '/a': { post: { requestBody: { content: { [media]: content } } } } });
  return buildRequest(api, getOperation(api, 'post /a')).body;
}

const CONTENT: JsonObject = {
  schema: { properties: { part: { properties: { card: {}, note: {} } } } },
  example: { part: { card: { number: 4 }, note: ['a', 'b'] } },
};

test('OAS 3.2 4.15.2: a part that is multipart itself is made of the parts that its encoding says', () => {
  const inner = {
    card: { contentType: 'text/xml', headers: { 'X-Id': { required: true, example: 7 } } },
  };
  const encoding = { part: { contentType: `${MIXED}; boundary=x`, encoding: inner } };
  expect(toBody({ ...CONTENT, encoding })).toMatchObject({
    parts: [
      {
        name: 'part',
        media: MIXED,
        parts: [
          { name: 'card', media: 'text/xml', headers: [['X-Id', '7']] },
          { name: 'note', text: 'a' },
          { name: 'note', text: 'b' },
        ],
      },
    ],
  });
});

test('its items are sent as the encoding of their place says, those of the rest as that of all', () => {
  const encoding = {
    part: {
      contentType: MIXED,
      prefixEncoding: [{ contentType: 'text/csv' }],
      itemEncoding: { contentType: MIXED, itemEncoding: { contentType: 'text/html' } },
    },
  };
  // Of a list under a name each item is a part.
  expect(toBody({ example: { part: [['a', ['b', { c: 1 }]]] }, encoding })).toMatchObject({
    parts: [
      {
        name: 'part',
        media: MIXED,
        parts: [
          { name: '', text: 'a', media: 'text/csv' },
          {
            ...{ name: '', media: MIXED },
            parts: [
              { name: '', text: 'b', media: 'text/html' },
              { name: '', text: '{"c":1}', media: 'text/html' },
            ],
          },
        ],
      },
    ],
  });
});

test('a part without a name may be multipart, too', () => {
  const content = {
    example: [{ a: 1 }],
    prefixEncoding: [{ contentType: MIXED, encoding: { a: { contentType: 'text/csv' } } }],
  };
  expect(toBody(content, MIXED)).toMatchObject({
    parts: [{ name: '', media: MIXED, parts: [{ name: 'a', text: '1', media: 'text/csv' }] }],
  });
});

test.each<[string, JsonObject, string]>([
  ['as usual', {}, 'card=%7B%22number%22%3A4%7D&note=a&note=b'],
  ['by a style', { note: { explode: false } }, 'card=%7B%22number%22%3A4%7D&note=a,b'],
  [
    'by a media type',
    { card: { contentType: 'text/csv' } },
    'card=%7B%22number%22%3A4%7D&note=a&note=b',
  ],
])('a part that is a form in one text is written as one, its fields %s', (_, encoding, text) => {
  const part = { contentType: 'application/x-www-form-urlencoded', encoding };
  expect(toBody({ ...CONTENT, encoding: { part } })).toMatchObject({
    parts: [{ name: 'part', text, media: part.contentType }],
  });
});

test.each<[string, Json]>([
  ['text', '--x\r\n\r\na\r\n--x--'],
  ['nothing', {}],
  ['an empty list', [[]]],
])('a part that is multipart by its encoding, and %s, is one text', (_, part) => {
  const body = toBody({ example: { part }, encoding: { part: { contentType: MIXED } } });
  expect(body).toMatchObject({ parts: [{ name: 'part', media: MIXED }] });
  expect(body?.kind === 'form' && body.parts[0]?.parts).toBe(undefined);
});

test('curl is told where such a part begins and ends', () => {
  const encoding = { part: { contentType: MIXED } };
  const api = toApiOf({
    '/a': {
      post: { requestBody: { content: { 'multipart/form-data': { ...CONTENT, encoding } } } },
    },
  });
  expect(printCurl(buildRequest(api, getOperation(api, 'post /a')))).toContain(
    `-F 'part=(;type=multipart/mixed' \\
  -F 'card={"number":4};type=application/json' \\
  --form-string note=a \\
  --form-string note=b \\
  -F '=)'`,
  );
});

describe('a form with names that is a list, in the order of its parts', () => {
  const content = {
    example: [{ meta: { id: 1 } }, { scan: 'x' }, { scan: 'y' }],
    prefixEncoding: [{}, { contentType: 'text/csv' }],
    itemEncoding: { headers: { 'X-Id': { required: true, example: 7 } } },
  };
  const parts = [
    { name: 'meta', text: '{"id":1}', file: false, media: 'application/json' },
    { name: 'scan', text: 'x', file: false, media: 'text/csv' },
    { name: 'scan', text: 'y', file: false, headers: [['X-Id', '7']] },
  ];

  test('OAS 3.2 4.14.5: takes each name from the item, and the encoding of its place', () => {
    expect(toBody(content)).toMatchObject({ kind: 'form', parts });
  });

  test('does so in a part, too', () => {
    const { example, ...sent } = content;
    const encoding = { part: { contentType: 'multipart/form-data', ...sent } };
    expect(toBody({ example: { part: [example] }, encoding })).toMatchObject({
      parts: [{ parts }],
    });
  });

  test('knows a file by the schema of its field', () => {
    const scan = { type: 'string', format: 'binary' };
    const schema = { prefixItems: [{ properties: { scan } }], minItems: 1, type: 'array' };
    expect(toBody({ schema })).toMatchObject({ parts: [{ name: 'scan', file: true }] });
  });

  test('has no names where an item has none, or another multipart type none by itself', () => {
    expect(toBody({ example: ['a'] })).toMatchObject({ parts: [{ name: '', text: 'a' }] });
    expect(toBody({ example: [{ a: 1 }] }, MIXED)).toMatchObject({
      parts: [{ name: '', text: '{"a":1}' }],
    });
  });
});
