/** @jest-environment node */
import type { JsonObject } from '@/lib/openapi/core/types';
import { listServers } from '@/lib/openapi/document/servers';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApi, toApiOf, toIds } from '../core/support';

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
