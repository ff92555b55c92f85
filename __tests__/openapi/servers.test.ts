/** @jest-environment node */
import { toServers } from '@/lib/openapi/document/servers';
import { toRequest } from '@/lib/openapi/sample/to-request';
import { getOperation, toApi, toApiOf, toIds } from './support';

test.each([
  [{ name: 'prod', description: 'For sales' }, 'prod: For sales'],
  [{ name: 'prod' }, 'prod'],
  [{ description: 'For sales' }, 'For sales'],
  [{ name: 7 }, ''],
])('a server with %j is described as %j', (words, description) => {
  expect(toServers([{ url: '/a', ...words }], '#', [])).toEqual([{ url: '/a', description }]);
});

test('a socket of Swagger 2.0 is called where it is', () => {
  const api = toApi({
    swagger: '2.0',
    host: 'h.example.com',
    basePath: '/v2',
    schemes: ['https'],
    paths: { '/a': { get: { schemes: ['wss'], responses: {} } } },
  });
  const { url } = toRequest(api, getOperation(api, 'get /a'), { origin: 'http://localhost:3992' });
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
