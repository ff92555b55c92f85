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
    { parameters: [parameter({ schema: { type: 'string' } })] },
    ['type-changed [senders] post /pay query.count: integer > string'],
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
