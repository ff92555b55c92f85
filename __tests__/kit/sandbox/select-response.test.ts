import type { JsonObject } from '@/lib/openapi/core/types';
import { createAsk, done } from './ask-mock-api';

const respondWith = (responses: JsonObject) => createAsk({ '/it': { get: { responses } } });

test('a response without an example is a sample of its schema', async () => {
  const schema = { type: 'object', properties: { id: { type: 'integer', minimum: 3 } } };
  const ask = respondWith({
    201: { description: 'x', content: { 'application/json': { schema } } },
  });
  expect(await ask('GET', '/it')).toMatchObject({ status: 201, body: { id: 3 } });
});

test('the lowest success counts, then the default, then the first', async () => {
  const status = async (...names: readonly string[]) => {
    const responses = Object.fromEntries(names.map((name) => [name, done()]));
    return (await respondWith(responses)('GET', '/it')).status;
  };
  expect(await status('404', '202', '201', 'default')).toBe(201);
  expect(await status('404', '2XX')).toBe(200);
  expect(await status('404', 'default')).toBe(200);
  expect(await status('404', '500')).toBe(404);
});

test('documented headers are sent, each with its example', async () => {
  const headers = { 'Retry-After': { schema: { type: 'integer' }, example: 7 }, 'X y': {} };
  const ask = respondWith({ 200: { ...done(), headers } });
  expect((await ask('GET', '/it')).headers).toEqual({ 'Retry-After': '7' });
});

test('the client chooses the media type, or gets 406', async () => {
  const content = { 'application/json': { example: 1 }, 'text/csv': { example: 'a' } };
  const ask = respondWith({ 200: { description: 'x', content } });
  const get = async (accept: string) => (await ask('GET', '/it', { accept })).body;
  expect(await get('text/csv, application/json')).toBe('a');
  expect(await get('text/*;q=0.9')).toBe('a');
  expect(await get('*/*')).toBe(1);
  expect(await get('application/json;q=0.5, text/csv')).toBe('a');
  expect(await get('*/*, application/json;q=0')).toBe('a');
  expect(await get('text/csv; q=0.2, text/*;q=0.9, */*;q=0.3')).toBe(1);
  for (const accept of ['image/png', '*/*;q=0'])
    expect(await ask('GET', '/it', { accept })).toEqual({
      status: 406,
      body: { message: `There is no content for ${accept}` },
    });
});

test('a status is that of a range or the default, where the document has no other', async () => {
  const ask = respondWith({ 200: done(), '4XX': done({ no: 1 }), default: done({ any: 1 }) });
  const get = (code: number) => ask('GET', '/it', { prefer: `code=${code}` });
  expect(await get(409)).toMatchObject({ status: 409, body: { no: 1 } });
  expect(await get(503)).toMatchObject({ status: 503, body: { any: 1 } });
});

test.each([
  ['422', 'application/json', '{}', 422],
  ['422', 'text/plain', 'x', 422],
  ['415', 'text/plain', 'x', 415],
  ['415', 'application/json', '{}', 400],
])('a documented %s responds to what is wrong', async (documented, type, body, status) => {
  const content = { 'application/json': { schema: { type: 'object', required: ['a'] } } };
  const responses = { 200: done(), [documented]: done({ bad: 1 }) };
  const ask = createAsk({ '/it': { post: { requestBody: { content }, responses } } });
  expect((await ask('POST', '/it', { 'content-type': type }, body)).status).toBe(status);
});

test.each([
  ['no key', {}, '', 401],
  ['a header', { 'x-key': 'k' }, '', 200],
  ['a query', {}, '?key=k', 200],
  ['one of two that go together', { authorization: 'Bearer t' }, '', 401],
  ['both', { authorization: 'Bearer t', cookie: 'sid=s' }, '', 200],
])('%s opens what one of several requirements asks for: %j', async (_, headers, query, status) => {
  const key = (location: string, name: string) => ({ type: 'apiKey', in: location, name });
  const securitySchemes = {
    header: key('header', 'X-Key'),
    query: key('query', 'key'),
    cookie: key('cookie', 'sid'),
    bearer: { type: 'http', scheme: 'bearer' },
  };
  const security = [{ header: [] }, { query: [] }, { bearer: [], cookie: [] }];
  const ask = createAsk(
    { '/it': { get: { responses: { 200: done() } } } },
    { security, components: { securitySchemes } },
  );
  expect((await ask('GET', `/it${query}`, headers)).status).toBe(status);
});
