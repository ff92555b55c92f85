import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { listReleaseErrors } from '@/lib/workbench/releases/judge-request';

const number = { type: 'integer' };
const query = (name: string, schema: JsonObject) => ({ name, in: 'query', schema });

/** Document with one operation of these parameters, and a body of these fields. */
const toApi = (parameters: JsonObject[], schema: JsonObject) =>
  indexApi({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/sale': {
        post: {
          parameters,
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', ...schema } } },
          },
          responses: {},
        },
      },
    },
  });

const former = toApi([query('count', { ...number, maximum: 100 })], {
  properties: { amount: number, currency: { type: 'string' } },
  required: ['currency'],
});
const newest = toApi([query('count', number), query('page', number)], {
  properties: { amount: number, note: { type: 'string' } },
});

const send = (search: string, value: JsonObject): SampleRequest => ({
  method: 'POST',
  url: `https://api.example.com/sale${search}`,
  keys: [],
  headers: [['X-Trace', 'a']],
  cookies: [],
  body: { kind: 'json', media: 'application/json', value: { ...value } },
});

const judge = (request: SampleRequest, operation = 'post /sale') =>
  listReleaseErrors(former, newest, operation, request);

test('a former release lacks names, takes fewer values, and asks for more', () => {
  expect(judge(send('?count=200&page=2', { amount: 1, note: 'x' }))).toEqual([
    expect.stringContaining('count'),
    'There is no parameter "page"',
    'There is no field "note"',
    'The field "currency" is missing',
  ]);
});

test('what the newest release refuses as well is not due to the release', () => {
  expect(judge(send('?sort=up', { amount: 'x', currency: 'EUR' }))).toEqual([]);
});

test('a request that fits both has no errors, an operation that is not there has no judgement', () => {
  expect(judge(send('?count=2', { currency: 'EUR' }))).toEqual([]);
  expect(judge(send('', {}), 'get /sale')).toBeUndefined();
});
