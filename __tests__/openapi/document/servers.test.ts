import type { JsonObject, Problem } from '@/lib/openapi/core/types';
import { getServerPrefix, listServers, getServerRole } from '@/lib/openapi/document/servers';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApi, toApiOf, toIds } from '../core/support';

const roleOf = (url: string, description = '') => getServerRole({ url, description });

test.each([
  ['https://api-test.example.com/pg', ''],
  ['https://apitest.example.com', ''],
  ['https://connect.examplesandbox.com', ''],
  ['https://sandbox.tea.test/v1', ''],
  ['https://api.example.com/sandbox', ''],
  ['https://api.uat.example.com', ''],
  ['https://api2.example.com', 'Playground: no money moves'],
  ['https://api2.example.com', 'The non-production server'],
  ['https://test.example.com', 'As production is'],
  ['/staging', ''],
])('%s %s is a sandbox', (url, description) => {
  expect(roleOf(url, description)).toBe('sandbox');
});

test.each([
  ['https://live.example.com', ''],
  ['https://api.example.com', 'Production'],
  ['https://api.example.com', 'Production. Test cards are refused.'],
  ['https://prod.example.com', 'For tests, call another one'],
])('%s %s is production', (url, description) => {
  expect(roleOf(url, description)).toBe('production');
});

test.each([
  ['https://api.example.com', ''],
  ['https://api.tea.test/v1', ''],
  ['https://api.example.dev:8443', ''],
  ['https://developer.example.com/latest', 'Europe'],
  ['', ''],
])('%s %s says nothing', (url, description) => {
  expect(roleOf(url, description)).toBeUndefined();
});

test.each([
  [{ name: 'prod', description: 'For sales' }, 'prod: For sales'],
  [{ name: 'prod' }, 'prod'],
  [{ description: 'For sales' }, 'For sales'],
  [{ name: 7 }, ''],
])('a server with %j is described as %j', (words, description) => {
  expect(listServers([{ url: '/a', ...words }], '#', [])).toEqual([{ url: '/a', description }]);
});

test.each<[JsonObject, string, string]>([
  [{ default: 'eu', enum: ['us'] }, 'https://eu.example.com', 'eu.example.com'],
  [{ enum: ['us', 'eu'] }, 'https://us.example.com', 'us.example.com'],
  [{ default: null, enum: ['us'] }, 'https://us.example.com', 'us.example.com'],
  [{ description: 'Yours.' }, 'https://{the-region}.example.com', 'THE_REGION.example.com'],
  [{ default: '' }, 'https://.example.com', '.example.com'],
])('a variable %j makes the address %s, and a sample calls %s', (variable, url, host) => {
  const servers = [
    { url: 'https://{the-region}.example.com', variables: { 'the-region': variable } },
  ];
  const api = toApiOf({ '/a': { get: {} } }, {}, { servers });
  const operation = getOperation(api, 'get /a');
  expect(operation.servers[0]?.url).toBe(url);
  expect(buildRequest(api, operation).url).toBe(`https://${host}/a`);
});

test.each([
  ['http://[::1]:8080', 'http://[::1]:8080/a'],
  ['https://u@[2001:db8::192.0.2.1]/b[c]', 'https://u@[2001:db8::192.0.2.1]/b%5Bc%5D/a'],
  ['https://[x]/b', 'https://%5Bx%5D/b/a'],
  ['https://a.example.com/[::1]', 'https://a.example.com/%5B::1%5D/a'],
])('the server %s is called at %s', (server, url) => {
  const api = toApiOf({ '/a': { get: {} } });
  expect(buildRequest(api, getOperation(api, 'get /a'), { server }).url).toBe(url);
});

test('a socket of Swagger 2.0 is called where it is', () => {
  const api = toApi({
    swagger: '2.0',
    host: 'h.example.com',
    basePath: '/v2',
    schemes: ['https'],
    paths: { '/a': { get: { schemes: ['wss'], responses: {} } } },
  });
  const { url } = buildRequest(api, getOperation(api, 'get /a'), {
    address: 'http://localhost:3992',
  });
  expect(url).toBe('wss://h.example.com/v2/a');
});

test('a link says which server its call goes to', () => {
  const toLink = (server: object | string) => {
    const links = { next: { operationId: 'g', server: { ...Object(server) } } };
    const get = { operationId: 'g', responses: { 200: { description: '', links } } };
    return getOperation(toApiOf({ '/a': { get } }), 'get /a');
  };
  const server = { url: 'https://{x}.example.com', variables: { x: { default: 'eu' } } };
  expect(toLink(server).responses[0]?.links[0]?.server?.url).toBe('https://eu.example.com');
  const odd = toLink({});
  expect(odd.responses[0]?.links[0]).not.toHaveProperty('server');
  expect(toIds(odd.problems)).toEqual(['server-without-url']);
});

describe('what is wrong with a server is said', () => {
  const toProblems = (server: JsonObject) => {
    const problems: Problem[] = [];
    listServers([server], '#/servers', problems);
    return problems.map(({ id, at, message }) => [id, at, message]);
  };

  test.each<[JsonObject, readonly string[]]>([
    [
      { url: 'https://{region}.example.com/{v}/{region}' },
      ['server-variable-without-value', '#/servers/0', '{region}, {v}'],
    ],
    [
      { url: '/{v}', variables: { v: { enum: [] } } },
      ['server-variable-without-value', '#/servers/0', '{v}'],
    ],
    [
      { url: '/{v}', variables: { v: { default: '3', enum: ['1', '2'] } } },
      ['server-default-not-allowed', '#/servers/0/variables/v', '"3"'],
    ],
    [
      { url: 'https://a.example.com/v1?tenant=a#b' },
      ['server-with-query', '#/servers/0', '"?tenant=a#b"'],
    ],
    [{ url: '/v1#b' }, ['server-with-query', '#/servers/0', '"#b"']],
  ])('of %j', (server, [id = '', at = '', part = '']) => {
    expect(toProblems(server)).toEqual([[id, at, expect.stringContaining(part)]]);
  });

  test.each<JsonObject>([
    { url: 'https://a.example.com/v1' },
    { url: '/{v}', variables: { v: { default: 1, enum: ['1'] }, unused: { default: 'x' } } },
    { url: '' },
  ])('nothing of %j', (server) => expect(toProblems(server)).toEqual([]));

  test('a path stands before the query of a server, and its own query behind that', () => {
    const toOperation = (url: string) => {
      const parameters = [{ name: 'day', in: 'query', required: true, example: 'today' }];
      const api = toApiOf({ '/a': { get: { parameters } } }, {}, { servers: [{ url }] });
      const operation = getOperation(api, 'get /a');
      return [getServerPrefix(operation), buildRequest(api, operation).url];
    };
    expect(toOperation('https://a.example.com/v1/?tenant=a#b')).toEqual([
      'https://a.example.com/v1',
      'https://a.example.com/v1/a?tenant=a&day=today',
    ]);
    expect(toOperation('https://a.example.com?')[1]).toBe('https://a.example.com/a?day=today');
  });
});
