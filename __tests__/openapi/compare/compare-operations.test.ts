import type { JsonObject } from '@/lib/openapi/core/types';
import { compare, document, holding, json, lines } from './support';

const parameter = (more: JsonObject = {}): JsonObject => ({
  ...{ name: 'count', in: 'query', schema: { type: 'integer' } },
  ...more,
});

const RESPONSES = { 200: { description: '' }, 404: { description: '' } };

/** Parts of an operation before and after, with the changes. */
const PARTS: readonly (readonly [string, JsonObject, JsonObject, readonly string[]])[] = [
  [
    'an optional parameter is compatible',
    {},
    { parameters: [parameter()] },
    ['parameter-added [compatible] post /pay query.count:  > optional'],
  ],
  [
    'a required parameter breaks senders',
    {},
    { parameters: [parameter({ required: true })] },
    ['parameter-added [senders] post /pay query.count:  > required'],
  ],
  [
    'a removed parameter breaks senders',
    { parameters: [parameter()] },
    {},
    ['parameter-removed [senders] post /pay: optional > '],
  ],
  [
    'a parameter that became required breaks senders',
    { parameters: [parameter()] },
    { parameters: [parameter({ required: true })] },
    ['parameter-required [senders] post /pay query.count: optional > required'],
  ],
  [
    'a parameter that is no longer required is compatible',
    { parameters: [parameter({ required: true })] },
    { parameters: [parameter()] },
    ['parameter-optional [compatible] post /pay query.count: required > optional'],
  ],
  [
    'a deprecated parameter',
    { parameters: [parameter()] },
    { parameters: [parameter({ deprecated: true })] },
    ['parameter-deprecated [deprecated] post /pay query.count:  > '],
  ],
  [
    'the schema of a parameter is compared',
    { parameters: [parameter()] },
    { parameters: [parameter({ schema: { type: 'boolean' } })] },
    ['type-changed [senders] post /pay query.count: integer > boolean'],
  ],
  [
    'a body that must be sent breaks senders',
    {},
    { requestBody: { ...json({}), required: true } },
    ['body-added [senders] post /pay body:  > required'],
  ],
  [
    'a body that may be sent breaks nobody',
    {},
    { requestBody: json({}) },
    ['body-added [compatible] post /pay body:  > optional'],
  ],
  [
    'a body that is gone breaks senders',
    { requestBody: { ...json({}), required: true } },
    {},
    ['body-removed [senders] post /pay: required > '],
  ],
  [
    'a media type that is gone breaks senders',
    { requestBody: { content: { 'application/json': {}, 'text/csv': {} } } },
    { requestBody: { content: { 'application/json': {}, 'text/xml': {} } } },
    [
      'media-type-added [compatible] post /pay body.(text/xml):  > text/xml',
      'media-type-removed [senders] post /pay body: text/csv > ',
    ],
  ],
  [
    'a success that is gone breaks readers, a failure does not',
    { responses: RESPONSES },
    { responses: {} },
    [
      'response-removed [readers] post /pay: 200 > ',
      'response-removed [compatible] post /pay: 404 > ',
    ],
  ],
  [
    'a new status',
    { responses: {} },
    { responses: { 409: { description: '' } } },
    ['response-added [compatible] post /pay response.409:  > 409'],
  ],
  [
    'a header that is no longer sent breaks readers',
    { responses: { 200: { description: '', headers: { 'X-Id': { schema: {} } } } } },
    { responses: { 200: { description: '' } } },
    ['header-removed [readers] post /pay: optional > '],
  ],
  [
    'a deprecated operation',
    {},
    { deprecated: true },
    ['operation-deprecated [deprecated] post /pay:  > '],
  ],
  ['a description is no change', { description: 'A' }, { summary: 'B', description: 'C' }, []],
];

test.each(PARTS)('%s', (_, before, after, expected) => {
  expect(lines(document(before), document(after))).toEqual(expected);
});

test('an operation is added, removed, or moved with its operationId', () => {
  const none = { ...document({}), paths: {} };
  const moved = { ...document({}), paths: { '/payments': { post: { operationId: 'pay' } } } };
  expect(lines(none, document({}))).toEqual([
    'operation-added [compatible] post /pay:  > post /pay',
  ]);
  expect(lines(document({}), none)).toEqual([
    'operation-removed [senders] post /pay: post /pay > ',
  ]);
  expect(lines(document({}), moved)).toEqual([
    'operation-moved [senders] post /payments: post /pay > post /payments',
  ]);
});

test('names in the braces of a path are free', () => {
  const build = (name: string): JsonObject => ({
    ...document({}),
    paths: {
      [`/pay/{${name}}`]: {
        get: { parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }] },
      },
    },
  });
  expect(lines(build('id'), build('payment'))).toEqual([]);
});

test('the body of a webhook or callback is read by the client', () => {
  const body = (values: readonly string[]) => ({
    post: { requestBody: json(holding({ enum: values })) },
  });
  const webhook = (values: readonly string[]) => ({
    ...document({}),
    webhooks: { paid: body(values) },
  });
  const callback = (values: readonly string[]) =>
    document({ callbacks: { paid: { '{$request.body#/url}': body(values) } } });
  expect(lines(webhook(['a']), webhook(['a', 'b']))).toEqual([
    'value-added [readers] post paid body.x:  > "b"',
  ]);
  expect(lines(callback(['a']), callback(['a', 'b']))).toEqual([
    'value-added [readers] post /pay callback.paid.post.body.x:  > "b"',
  ]);
});

test('one way less to authenticate breaks senders, one more does not', () => {
  const build = (...names: readonly string[]): JsonObject => ({
    ...document({ security: names.map((name) => ({ [name]: [] })) }),
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  expect(lines(build('basic', 'token'), build('basic'))).toEqual([
    'security-changed [senders] post /pay: HTTP Basic, Bearer token > HTTP Basic',
  ]);
  expect(lines(build('basic'), build('basic', 'token'))).toEqual([
    'security-changed [compatible] post /pay: HTTP Basic > HTTP Basic, Bearer token',
  ]);
});

test('a parameter that operations share is reported once', () => {
  const build = (required: boolean): JsonObject => {
    const get = { parameters: [{ $ref: '#/components/parameters/Count' }] };
    return {
      ...document({}),
      paths: { '/a': { get }, '/b': { get } },
      components: { parameters: { Count: parameter({ required }) } },
    };
  };
  const { changes } = compare(build(false), build(true));
  expect(changes.map(({ id, places }) => [id, places.length])).toEqual([
    ['parameter-required parameters/Count', 2],
  ]);
});

/** Document whose operation takes parameters from the query. */
const query = (...parameters: readonly JsonObject[]) =>
  document({ parameters: parameters.map((one) => ({ in: 'query', ...one })) });
const LIST = { type: 'array', items: { type: 'string' } };
const SIZE = {
  type: 'object',
  properties: { width: { type: 'integer' }, depth: { type: 'integer' } },
};
/** Document whose operation sends a form with the encoding of its field `tags`. */
const form = (tags: JsonObject) =>
  document({
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { tags: LIST } },
          encoding: { tags },
        },
      },
    },
  });

test.each([
  [
    'another style of a list',
    query({ name: 'tag', schema: LIST }),
    query({ name: 'tag', schema: LIST, explode: false }),
    ['serialization-changed [senders] post /pay query.tag: tag=a&tag=b > tag=a,b'],
  ],
  [
    'the defaults, written out',
    query({ name: 'tag', schema: LIST }),
    query({ name: 'tag', schema: LIST, style: 'form', explode: true, allowReserved: false }),
    [],
  ],
  [
    'the style of a value that no style changes',
    query({ name: 'tag', schema: { type: 'string' } }),
    query({ name: 'tag', schema: { type: 'string' }, explode: false }),
    [],
  ],
  [
    'reserved characters',
    query({ name: 'to', schema: { type: 'string' } }),
    query({ name: 'to', schema: { type: 'string' }, allowReserved: true }),
    ['serialization-changed [senders] post /pay query.to: to=a%2Fb > to=a/b'],
  ],
  [
    'JSON in a parameter',
    query({ name: 'size', schema: SIZE }),
    query({ name: 'size', content: { 'application/json': { schema: SIZE } } }),
    ['serialization-changed [senders] post /pay query.size: k=a&l=b > application/json'],
  ],
  [
    'the encoding of a form field',
    form({ explode: true }),
    form({ explode: false }),
    ['serialization-changed [senders] post /pay body.tags: tags=a&tags=b > tags=a,b'],
  ],
  [
    'a list of what was a value',
    query({ name: 'tag', schema: { type: 'string' } }),
    query({ name: 'tag', schema: LIST }),
    ['type-changed [compatible] post /pay query.tag: string > array of string'],
  ],
  [
    'a value in place of a list',
    query({ name: 'tag', schema: LIST }),
    query({ name: 'tag', schema: { type: 'string' } }),
    ['type-changed [senders] post /pay query.tag: array of string > string'],
  ],
  [
    'a list with more than one entry',
    query({ name: 'tag', schema: { type: 'string' } }),
    query({ name: 'tag', schema: { ...LIST, minItems: 2 } }),
    ['type-changed [senders] post /pay query.tag: string > array of string'],
  ],
  [
    'an object of what were parameters',
    query(
      { name: 'width', schema: { type: 'integer' } },
      { name: 'depth', schema: { type: 'integer' } },
    ),
    query({ name: 'size', schema: SIZE }),
    [],
  ],
])('of how values are sent, %s', (_, before, after, expected) => {
  expect(lines(before, after)).toEqual(expected);
});

const media = (name: string) =>
  document({
    requestBody: { content: { [name]: { schema: { type: 'object' } } } },
    responses: { 200: { description: '', content: { [name]: { schema: { type: 'object' } } } } },
  });

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['application/json', 'Application/JSON;charset="UTF-8"'],
  ['application/problem+json; profile=a;charset=utf-8', 'application/problem+json;profile=a'],
])('%s and %s are one media type', (before, after) => {
  expect(lines(media(before), media(after))).toEqual([]);
});

test('a range of media types takes what it covers, and gives more', () => {
  const added = 'media-type-added [compatible] post /pay';
  const removed = 'media-type-removed [compatible] post /pay';
  expect(lines(media('image/png'), media('image/*'))).toEqual([
    `${added} body:  > image/*`,
    `${removed} body: image/png > `,
    `${added} response.200:  > image/*`,
    `${removed} response.200: image/png > `,
  ]);
  expect(lines(media('image/*'), media('image/png'))).toContain(
    'media-type-removed [senders] post /pay body: image/* > ',
  );
});

const answers = (...statuses: readonly string[]) =>
  document({
    responses: Object.fromEntries(statuses.map((one) => [one, { description: '' }])),
  });

test('a status is in a range of statuses, however that is written', () => {
  expect(lines(answers('2XX'), answers('2xx'))).toEqual([]);
  expect(lines(answers('201'), answers('2XX'))).toEqual([
    'response-added [compatible] post /pay response.2XX:  > 2XX',
    'response-removed [compatible] post /pay: 201 > ',
  ]);
  expect(lines(answers('200', '201'), answers('200'))).toEqual([
    'response-removed [readers] post /pay: 201 > ',
  ]);
});

const at = (server: string, path: string): JsonObject => ({
  ...{ openapi: '3.1.0', info: { title: 'Pay', version: '1' }, servers: [{ url: server }] },
  paths: { [path]: { get: { responses: {} } } },
});

test('an operation has the path of its server', () => {
  const host = 'https://api.example';
  expect(lines(at(`${host}/v1`, '/pay'), at(`${host}/v2`, '/pay'))).toEqual([
    'operation-moved [senders] get /pay: get /v1/pay > get /v2/pay',
  ]);
  expect(lines(at(`${host}/v1`, '/pay'), at(host, '/v1/pay'))).toEqual([]);
  expect(lines(at(`${host}/v1`, '/pay'), at('https://other.example/v1/', '/pay'))).toEqual([]);
});

test('an operation has an address for each value of a variable of its server', () => {
  const build = (...servers: readonly JsonObject[]): JsonObject => ({ ...document({}), servers });
  const url = 'https://api.example/{version}';
  const versions = (...values: readonly string[]) =>
    build({ url, variables: { version: { default: values[0] ?? '', enum: values } } });
  expect(lines(versions('v2', 'v1'), versions('v2'))).toEqual([
    'operation-moved [senders] post /pay: post /v1/pay > post /v2/pay',
  ]);
  expect(lines(versions('v2', 'v1'), versions('v1', 'v2', 'v3'))).toEqual([]);
  const fixed = ['v1', 'v2'].map((version) => ({ url: `https://api.example/${version}` }));
  expect(lines(versions('v2', 'v1'), build(...fixed))).toEqual([]);
  const open = build({ url, variables: { version: { default: 'v1' } } });
  expect(lines(open, versions('v1'))).toEqual([]);
});

test('a field of an exploded object has its place inside of the object', () => {
  const limited = { ...SIZE, properties: { width: { type: 'integer', maximum: 9 } } };
  expect(
    lines(
      query({ name: 'width', schema: { type: 'integer' } }),
      query({ name: 'size', schema: limited }),
    ),
  ).toEqual(['limit-narrowed [senders] post /pay query.size.width:  > at most 9']);
});
