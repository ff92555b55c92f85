import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApi, toApiOf } from '../core/support';

const OF_THE_CLIENT = [
  ...['Accept', 'Authorization', 'Content-Type', 'Content-Length', 'HOST', 'connection'],
  ...['Transfer-Encoding', 'Expect', 'Upgrade', 'TE', 'Trailer', 'Keep-Alive'],
];

test('headers that a client sets itself are told of, and not sent', () => {
  const names = [...OF_THE_CLIENT, 'X-Host', 'Hosts', 'Content-Language'];
  const parameters = names.map((name) => ({ name, in: 'header', required: true, example: 'x' }));
  const operation = getOperation(toApiOf({ '/a': { get: { parameters } } }), 'get /a');
  const { headers, remark } = buildRequest(toApiOf({ '/a': { get: { parameters } } }), operation);
  expect(headers.map(([name]) => name)).toEqual(['X-Host', 'Hosts', 'Content-Language']);
  expect(operation.parameters.map(({ name }) => name)).toContain('Content-Length');
  expect(remark).toMatch(/^Headers that the client sets itself: Content-Length, HOST, /);
});

test('a parameter of such a name that is no header is sent', () => {
  const parameters = [{ name: 'host', in: 'query', required: true, example: 'x' }];
  const api = toApiOf({ '/a': { get: { parameters } } });
  expect(buildRequest(api, getOperation(api, 'get /a')).url).toContain('?host=x');
});

test('OpenAPI 3: headers that are no parameters are not listed, and a problem says so', () => {
  const names = ['Accept', 'authorization', 'Content-Type', 'X-Trace'];
  const parameters = names.map((name) => ({ name, in: 'header', required: true, example: 'x' }));
  const headers = Object.fromEntries(names.map((name) => [name, {}]));
  const responses = { 200: { headers } };
  const operation = getOperation(toApiOf({ '/a': { get: { parameters, responses } } }), 'get /a');
  expect(operation.parameters.map(({ name }) => name)).toEqual(['X-Trace']);
  expect(operation.problems.map(({ id, at }) => [id, at])).toEqual(
    [0, 1, 2].map((index) => ['header-ignored', `#/paths/~1a/get/parameters/${index}`]),
  );
  const listed = operation.responses[0]?.headers.map(({ name }) => name);
  expect(listed).toEqual(['Accept', 'authorization', 'X-Trace']);
});

test('Swagger 2.0, which has no such rule: they are listed and sent', () => {
  const names = ['Accept', 'Authorization'];
  const parameters = names.map((name) => ({ name, in: 'header', required: true, type: 'string' }));
  const api = toApi({ swagger: '2.0', host: 'h', paths: { '/a': { get: { parameters } } } });
  const operation = getOperation(api, 'get /a');
  expect(operation.parameters.map(({ name }) => name)).toEqual(names);
  expect(buildRequest(api, operation).headers).toEqual([
    ['Accept', 'ACCEPT'],
    ['Authorization', 'AUTHORIZATION'],
  ]);
});

test('a header whose name is no token, and headers beyond any server, are left out with a remark', () => {
  const named = (name: string) => ({ name, in: 'header', required: true, example: '7' });
  const read = (names: readonly string[]) => {
    const api = toApiOf({ '/a': { get: { parameters: names.map(named) } } });
    return buildRequest(api, getOperation(api, 'get /a'));
  };
  const { headers, remark } = read(['X-Büro', 'no name', 'X-A']);
  expect(headers).toEqual([['X-A', '7']]);
  expect(remark).toBe(
    'Headers that the code leaves out, as their names are not valid: X-Büro, no name.',
  );
  const many = read(Array.from({ length: 201 }, (_, index) => `X-${index}`));
  expect([many.headers.length, many.remark]).toEqual([200, 'Only the first 200 headers are sent.']);
});

test('names of headers ignore case: the last of one list counts', () => {
  const named = (name: string, example: string) => ({
    name,
    in: 'header',
    required: true,
    example,
  });
  const item = { parameters: [named('X-Mode', 'a')], get: { parameters: [named('x-mode', 'b')] } };
  const api = toApiOf({ '/a': item });
  expect(buildRequest(api, getOperation(api, 'get /a')).headers).toEqual([['x-mode', 'b']]);
});

test('a Cookie header beside cookies is one header with them', () => {
  const toParameter = (name: string, place: string, example: string) => ({
    name,
    in: place,
    required: true,
    example,
  });
  const header = toParameter('cookie', 'header', 'theme=dark');
  const read = (parameters: readonly JsonObject[]) => {
    const api = toApiOf({ '/a': { get: { parameters } } });
    const { headers, cookies } = buildRequest(api, getOperation(api, 'get /a'));
    return { headers, cookies };
  };
  expect(read([header, toParameter('desk', 'cookie', 'north')])).toEqual({
    headers: [],
    cookies: ['theme=dark', 'desk=north'],
  });
  expect(read([header])).toEqual({ headers: [['cookie', 'theme=dark']], cookies: [] });
});

test('a parameter without a name is not sent', () => {
  const parameters = [{ name: 2026, in: 'query', required: true, example: 'all' }];
  const api = toApiOf({ '/a': { get: { parameters } } });
  expect(buildRequest(api, getOperation(api, 'get /a')).url).toBe('https://api.example.com/a');
  const form = [{ name: 7, in: 'formData', required: true, type: 'string' }];
  const old = toApi({ swagger: '2.0', host: 'h', paths: { '/a': { post: { parameters: form } } } });
  expect(buildRequest(old, getOperation(old, 'post /a')).body).toBeUndefined();
});

test('a sample has a thousand parameters at most, and says so', () => {
  const parameters = Array.from({ length: 1_500 }, (_, index) => ({
    name: `q${index}`,
    in: 'query',
    required: true,
    example: 'x',
  }));
  const api = toApiOf({ '/a': { get: { parameters } } });
  const { url, remark } = buildRequest(api, getOperation(api, 'get /a'));
  expect(new URL(url).searchParams.size).toBe(1_000);
  expect(remark).toBe('Shortened: it has 1000 of 1500 parameters.');
});
