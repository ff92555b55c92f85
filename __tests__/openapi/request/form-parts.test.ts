import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { type SampleRequest, buildRequest } from '@/lib/openapi/request/build-request';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperation, toApi, toApiOf } from '../core/support';

function toFormRequest(content: JsonObject, media = 'multipart/form-data'): SampleRequest {
  const schemas = { Address: { properties: { city: { type: 'string', example: 'Ulm & So' } } } };
  const api = toApiOf(
    { '/x': { post: { requestBody: { content: { [media]: content } } } } },
    schemas,
  );
  return buildRequest(api, getOperation(api, 'post /x'));
}

/** The part that a field is sent as. */
function toPart(
  schema: Json | undefined,
  contentType: string,
  example?: Json,
): FormPart | undefined {
  const { body } = toFormRequest({
    ...(schema === undefined ? {} : { schema: { properties: { a: schema } } }),
    encoding: { a: { contentType } },
    ...(example === undefined ? {} : { example: { a: example } }),
  });
  return body?.kind === 'form' ? body.parts[0] : undefined;
}

/** The part that a field is sent as when no encoding is told. */
function toNamed(schema: Json): Partial<FormPart> {
  const { body } = toFormRequest({ schema: { properties: { a: schema } } });
  return (body?.kind === 'form' ? body.parts[0] : undefined) ?? {};
}

test.each([
  ['application/xml; charset=utf-8', 'application/xml; charset=utf-8'],
  ['text/plain;charset=utf-8', 'text/plain; charset=utf-8'],
  ['text/plain ; format=flowed ; x="a b"', 'text/plain; format=flowed; x="a b"'],
  ['text/plain, text/html', 'text/plain'],
  ['text/*, text/html', 'text/html'],
  ['text/*', undefined],
  // curl would take these for options of its own, and the second would read a file.
  ['text/plain; filename=x', 'text/plain'],
  ['text/plain; Headers=@/etc/passwd', 'text/plain'],
  ['text/plain; encoder=base64; type=a', 'text/plain'],
  ['text/plain; x="a;headers=@/etc/passwd"', 'text/plain'],
  ['text/plain; x=a\r\nX-Evil: 1', 'text/plain'],
])('the media type %j of a part is sent as %j', (wished, media) => {
  expect(toPart({ type: 'string' }, wished)?.media).toBe(media);
});

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XML = `${PROLOG}<Address>\n  <city>Ulm &amp; So</city>\n</Address>`;
const ADDRESS = { $ref: '#/components/schemas/Address' };

test.each<[Json, Json | undefined, string]>([
  [ADDRESS, undefined, XML],
  [{ type: 'array', items: ADDRESS }, undefined, XML],
  [
    { type: 'object', properties: { id: { type: 'integer', xml: { attribute: true } } } },
    { id: 5 },
    `${PROLOG}<a id="5"/>`,
  ],
  [{ type: 'string' }, '<own/>', '<own/>'],
])('a part of %j that is XML is sent as XML', (schema, example, text) => {
  expect(toPart(schema, 'application/xml; charset=utf-8', example)).toEqual({
    name: 'a',
    text,
    file: false,
    media: 'application/xml; charset=utf-8',
  });
});

test('a part without a name that is XML is sent as XML', () => {
  const content = {
    schema: { type: 'array', prefixItems: [ADDRESS] },
    prefixEncoding: [{ contentType: 'text/xml' }],
  };
  expect(toFormRequest(content, 'multipart/mixed').body).toMatchObject({
    parts: [{ name: '', text: XML, media: 'text/xml' }],
  });
});

test('a list in a part that is JSON is sent as JSON', () => {
  expect(toPart({ items: { items: {} } }, 'application/json', [[1, 'b']])?.text).toBe('[1,"b"]');
});

/** What is sent of each part, and as what. */
function toSent(content: JsonObject, media?: string) {
  const { body } = toFormRequest(content, media);
  return body?.kind === 'form' ? body.parts.map((one) => [one.text, one.media]) : [];
}

const JSON_MEDIA = 'application/json';

test.each<[string, JsonObject, string | undefined, readonly unknown[]]>([
  [
    'an example',
    { example: { a: [[1, 2], [], 'x'] } },
    undefined,
    [
      ['[1,2]', JSON_MEDIA],
      ['[]', JSON_MEDIA],
      ['x', undefined],
    ],
  ],
  [
    'a schema',
    {
      schema: {
        properties: { a: { type: 'array', items: { type: 'array', items: { type: 'integer' } } } },
      },
    },
    undefined,
    [['[1]', JSON_MEDIA]],
  ],
  [
    'a text with a media type',
    { example: { a: [[1, 2]] }, encoding: { a: { contentType: 'text/plain' } } },
    undefined,
    [['1,2', 'text/plain']],
  ],
  [
    'a style',
    { example: { a: [[1, 2], 3] }, encoding: { a: { style: 'form' } } },
    undefined,
    [
      ['1,2', undefined],
      ['3', undefined],
    ],
  ],
  [
    'parts without names',
    { example: [[1, 2], { x: 1 }, 3] },
    'multipart/mixed',
    [
      ['[1,2]', JSON_MEDIA],
      ['{"x":1}', JSON_MEDIA],
      ['3', undefined],
    ],
  ],
])(
  'OAS 3.2 4.15.1.1: a list in a list is a part of its own, JSON where nothing else is said: %s',
  (_, content, media, parts) => {
    expect(toSent(content, media)).toEqual(parts);
  },
);

test.each<[Json | undefined, string, string | undefined]>([
  [{}, 'image/png, image/jpeg', 'image/png'],
  [{ description: 'A picture.' }, 'image/*', undefined],
  [true, 'application/octet-stream', 'application/octet-stream'],
  [{ type: 'array', items: {} }, 'image/png', 'image/png'],
])('a part of %j is a file where its media type %s is one of bytes', (schema, wished, media) => {
  const { file, media: sent } = toPart(schema, wished) ?? {};
  expect([file, sent]).toEqual([true, media]);
});

test('a part that only an example tells of is a file where its media type is one of bytes', () => {
  expect(toPart(undefined, 'image/png', 'x')).toMatchObject({ file: true, media: 'image/png' });
});

test.each<[Json, string]>([
  [{ type: 'string' }, 'image/png'],
  [{ contentEncoding: 'base64' }, 'image/png'],
  [{}, 'text/csv'],
])('a part of %j sent as %s is no file', (schema, wished) => {
  expect(toPart(schema, wished)?.file).toBe(false);
});

test('a file that says no type is not sent as JSON', () => {
  const schema = { properties: { a: { contentMediaType: 'image/png' } } };
  expect(toFormRequest({ schema }).body).toMatchObject({ parts: [{ file: true }] });
  expect(printCurl(toFormRequest({ schema }))).toContain('-F a=@YOUR_FILE');
  expect(printCurl(toFormRequest({ schema }))).not.toContain('json');
});

const BASE64 = { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' };
const BYTES = 'application/octet-stream';
const CONTENT = { type: 'object', properties: { id: { type: 'integer' } } };
const JSON_TEXT = { type: 'string', contentMediaType: 'application/json', contentSchema: CONTENT };

test.each<[JsonObject, Partial<FormPart>]>([
  [BASE64, { text: 'ZXhhbXBsZQ==', file: false, media: BYTES }],
  [
    { ...BASE64, contentMediaType: '' },
    { file: false, media: BYTES },
  ],
  [{ type: 'string', contentEncoding: 'binary' }, { file: true }],
  [
    { type: 'string', format: 'byte' },
    { text: 'ZXhhbXBsZQ==', file: false },
  ],
  [{}, { file: true }],
  [{ description: 'The scan.' }, { file: true }],
  [{ example: { a: 1 } }, { text: '{"a":1}', file: false, media: 'application/json' }],
  [{ ...BASE64, contentEncoding: 'binary' }, { file: true }],
  [
    { ...BASE64, format: 'binary' },
    { file: false, media: BYTES },
  ],
  [JSON_TEXT, { text: '{"id":1}', file: false, media: 'application/json' }],
  [
    { ...JSON_TEXT, example: '[2]' },
    { text: '[2]', file: false, media: 'application/json' },
  ],
  [
    { type: 'string', contentMediaType: 'text/xml', example: '<a/>' },
    { text: '<a/>', file: false, media: 'text/xml' },
  ],
  [{ type: 'string', contentMediaType: 'application/pdf' }, { file: true }],
])('what %j describes is sent as text where it is text', (schema, part) => {
  const named = toNamed(schema);
  expect(named).toMatchObject(part);
  expect('media' in named).toBe('media' in part);
  const content = { schema: { type: 'array', prefixItems: [schema] } };
  expect(toFormRequest(content, 'multipart/mixed').body).toMatchObject({ parts: [part] });
});

test.each<[string, string, readonly string[], readonly string[]]>([
  ['3.0.3', 'multipart/form-data', ['1', '2'], ['sent as text/plain']],
  ['3.1.0', 'multipart/form-data', ['1,2'], ['sent as text/plain', 'values separated by commas']],
])('in OpenAPI %s %s says how lists are joined: %j', (openapi, media, texts, facts) => {
  const schema = { properties: { ids: { type: 'array' } } };
  const encoding = { ids: { contentType: 'text/plain', style: 'form', explode: false }, odd: 7 };
  const content = { [media]: { schema, encoding, example: { ids: [1, 2] } } };
  const paths = { '/x': { post: { requestBody: { content } } } };
  const api = toApi({ openapi, paths });
  const operation = getOperation(api, 'post /x');
  const { body } = buildRequest(api, operation);
  expect(body?.kind === 'form' && body.parts.map(({ text }) => text)).toEqual(texts);
  const source = operation.requestBody?.content[0]?.schema;
  const [field] = source ? getSchemaNode(api, source).fields : [];
  expect(field?.constraints?.map(({ text }) => text)).toEqual(facts);
});

test('each item of a list of bytes in base64 is a part that is text', () => {
  expect(toNamed({ type: 'array', items: BASE64 })).toEqual({
    name: 'a',
    text: 'ZXhhbXBsZQ==',
    file: false,
    media: BYTES,
  });
});

test('in OpenAPI 3.0 a part without a type is no file', () => {
  const content = { 'multipart/form-data': { schema: { properties: { a: {} } } } };
  const paths = { '/x': { post: { requestBody: { content } } } };
  const api = toApi({ openapi: '3.0.3', paths });
  const { body } = buildRequest(api, getOperation(api, 'post /x'));
  expect(body).toMatchObject({ parts: [{ text: '{}', file: false }] });
});

test('a body of bytes in base64 is no file', () => {
  expect(toFormRequest({ schema: BASE64 }, 'image/png').body).not.toHaveProperty('file');
});

test('the header of a part has no space around its value', () => {
  const encoding = { a: { headers: { 'X-Meta': { required: true, example: ' v ' } } } };
  expect(toFormRequest({ example: { a: 'x' }, encoding }).body).toMatchObject({
    parts: [{ headers: [['X-Meta', 'v']] }],
  });
});
