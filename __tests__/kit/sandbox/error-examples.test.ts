import { testDataSchema } from '@/lib/content/schemas/test-data';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { createMockApi } from '@/lib/sandbox/respond/mock-api';

const media = (more: JsonObject, type = 'application/json') => ({
  content: { [type]: more },
});
const text = { type: 'string' };
const body = {
  type: 'object',
  required: ['email'],
  properties: {
    email: text,
    amount: { type: 'integer' },
    data: { type: 'object', properties: { name: text } },
  },
};

/** Status and body that an invalid request gets from a document with this error, in the shape of no provider. */
async function refuse(error: JsonObject, sent: Json = { email: 'a', amount: 'x' }, status = '400') {
  const api = indexApi({
    ...{ openapi: '3.1.0', info: { title: 'Shop', version: '1' } },
    paths: {
      '/orders': {
        post: {
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
          requestBody: media({ schema: body }),
          responses: { 201: { description: 'x' }, [status]: { description: 'x', ...error } },
        },
      },
    },
  });
  const { response } = await createMockApi(api, testDataSchema.parse({})).respond({
    ...{
      method: 'POST',
      path: '/orders',
      query: new URLSearchParams(sent === null ? 'limit=x' : ''),
    },
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(sent ?? { email: 'a' })),
  });
  return [response.status, response.body];
}

test.each<[string, JsonObject, JsonObject]>([
  [
    'a field and a message',
    { error: { type: 'invalid', param: 'email', message: 'Email is required' } },
    { error: { type: 'invalid', param: 'amount', message: 'amount must be integer' } },
  ],
  [
    'a list of fields',
    {
      title: 'Bad',
      errors: [{ field: 'email', code: 'X', message: 'is required' }, { field: 'amount' }],
    },
    { title: 'Bad', errors: [{ field: 'amount', code: 'X', message: 'amount must be integer' }] },
  ],
  [
    'pointers of JSON:API',
    { errors: [{ status: '400', detail: 'x', source: { pointer: '/data/name' } }] },
    {
      errors: [{ status: '400', detail: 'amount must be integer', source: { pointer: '/amount' } }],
    },
  ],
  [
    'a list by field',
    { message: 'Not valid', errors: { email: ['is required'] } },
    { message: 'amount must be integer', errors: { amount: ['amount must be integer'] } },
  ],
  [
    'a list of texts',
    { statusCode: 400, errors: ['email is required'] },
    { statusCode: 400, errors: ['amount must be integer'] },
  ],
  [
    'a name that is that of a field',
    { name: 'ValidationError', details: [{ path: 'email', issue: 'missing' }] },
    { name: 'ValidationError', details: [{ path: 'amount', issue: 'missing' }] },
  ],
])(
  'an error with %s names what is wrong, in the shape of its example',
  async (_, example, wanted) => {
    expect(await refuse(media({ example }))).toEqual([400, wanted]);
  },
);

test('an error takes the example of the field that is wrong, as far as it says what is', async () => {
  const examples = {
    email: { value: { code: 1, field: 'email', message: 'Send an email' } },
    amount: { value: { code: 2, field: 'amount', message: 'Send an amount' } },
  };
  expect(await refuse(media({ examples }))).toEqual([
    ...[400, { code: 2, field: 'amount', message: 'amount must be integer' }],
  ]);
});

test('an error without an example has the shape of its schema', async () => {
  const schema = {
    type: 'object',
    required: ['detail'],
    properties: {
      detail: text,
      errors: { type: 'array', items: { type: 'object', properties: { field: text } } },
    },
  };
  expect(await refuse(media({ schema }, 'application/problem+json'))).toEqual([
    ...[400, { detail: 'amount must be integer', errors: [{ field: 'amount' }] }],
  ]);
});

test.each(['422', '4XX', 'default'])('an error is that of the documented %s', async (status) => {
  const error = media({ example: { message: 'x' } });
  expect(await refuse(error, { email: 1 }, status)).toEqual([
    ...[status === '422' ? 422 : 400, { message: 'email must be string' }],
  ]);
});

test('each of several errors has an entry, nested fields and parameters too', async () => {
  const error = media({ example: { errors: [{ field: 'x', message: 'x' }] } });
  expect(await refuse(error, { amount: 'x', data: { name: 1 } })).toEqual([
    400,
    {
      errors: [
        { field: 'email', message: 'email is required' },
        { field: 'amount', message: 'amount must be integer' },
        { field: 'data.name', message: 'data.name must be string' },
      ],
    },
  ]);
  expect(await refuse(error, null)).toEqual([
    ...[400, { errors: [{ field: 'limit', message: 'limit must be integer' }] }],
  ]);
});
