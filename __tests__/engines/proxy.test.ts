import { once } from 'node:events';
import { request } from 'node:http';
import { startProxy, type Proxy } from './proxy';

let proxy: Proxy;
beforeAll(async () => {
  proxy = await startProxy(0);
});
afterAll(() => proxy.close());

it.each([
  ['GET', 'http://documents.example.net/api.json'],
  ['CONNECT', 'documents.example.net:443'],
])('the proxy notes the host of %s %s, and reaches none', async (method, path) => {
  const before = proxy.strangers.length;
  const [error] = await once(request({ port: proxy.port, method, path }).end(), 'error');
  expect(String(error)).toContain('socket hang up');
  expect(proxy.strangers.slice(before)).toEqual(['documents.example.net']);
});
