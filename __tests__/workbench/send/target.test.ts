import type { RequestKey } from '@/lib/openapi/request/request-key';
import { CLIENT_KEY } from '@/lib/openapi/request/token-request';
import { prepareRequest } from '@/lib/workbench/send/prepare-request';
import { resolveTarget, type SandboxServer } from '@/lib/workbench/send/target';
import { ELSEWHERE } from './crafted-addresses';

const SERVER: SandboxServer = {
  own: 'https://api-qa.example.com',
  sandbox: 'https://api-test.example.com',
  path: '/pg',
  production: 'https://api.example.com',
};

test.each([
  ['/sale', '/sale'],
  ['/void/8a1f6b0e2c9d4f7ab6d2e51c0f93a847', '/void/8a1f6b0e2c9d4f7ab6d2e51c0f93a847'],
  ['/plan/a%20b', '/plan/a%20b'],
  ['/plan/100%25', '/plan/100%25'],
  ["/plan?filter=a,b&name=O'Neil%40x", "/plan?filter=a,b&name=O'Neil%40x"],
  ['/plan/', '/plan/'],
  ['', ''],
])('what a sample has after its base (%s) is sent to the base of this host', (rest, sent) => {
  for (const base of ['https://api-test.example.com/pg', 'https://api-qa.example.com/pg'])
    expect(resolveTarget(base + rest, SERVER)).toEqual({
      ok: true,
      url: `https://api-qa.example.com/pg${sent}`,
    });
});

test('there are at least forty crafted addresses', () => {
  expect(new Set(ELSEWHERE).size).toBeGreaterThanOrEqual(40);
});

test.each(ELSEWHERE)('%j is sent nowhere', (url) => {
  expect(resolveTarget(url, SERVER)).toEqual({
    ok: false,
    reason: expect.stringMatching(/Nothing was sent\.$/),
  });
});

/** Keys in each place. */
const KEYS: readonly RequestKey[] = [
  { in: 'basic' },
  { in: 'basic', password: 'SANDBOX_PASSWORD' },
  { in: 'header', name: 'Authorization', before: 'Bearer ' },
  { in: 'header', name: 'X-Key', before: '' },
  { in: 'query', name: 'key' },
  CLIENT_KEY,
];

test.each(KEYS)('the key %j is sent to none of them, and is in no reason', (key) => {
  const context = { server: SERVER, keys: new Map([[key, 'me:secret_4711']]), testCards: [] };
  const request = { method: 'POST', keys: [key], headers: [], cookies: [] };
  const prepared = ELSEWHERE.map((url) => prepareRequest({ ...request, url }, context));
  expect(prepared.filter(({ ok }) => ok)).toEqual([]);
  expect(JSON.stringify(prepared)).not.toContain('4711');
});

test('no token is asked for at another host', () => {
  const server = { ...SERVER, path: '' };
  const hosts = ELSEWHERE.filter((url) => !/^https:\/\/api-(test|qa)\.example\.com\//.test(url));
  expect(hosts.length).toBeGreaterThan(15);
  expect(hosts.filter((url) => resolveTarget(url, server).ok)).toEqual([]);
});

test.each([
  ['the production host', 'https://api.example.com'],
  ['the production host on another path', 'https://api.example.com/test'],
  ['a host without encryption', 'http://api-qa.example.com'],
  ['no address', 'nonsense'],
])('an environment whose API base is %s is never sent to', (_, own) => {
  const { ok } = resolveTarget('https://api-test.example.com/pg/sale', { ...SERVER, own });
  expect(ok).toBe(false);
});

test('a local API host needs no encryption', () => {
  const local = { ...SERVER, own: 'http://localhost:4010' };
  expect(resolveTarget('https://api-test.example.com/pg/sale', local)).toEqual({
    ok: true,
    url: 'http://localhost:4010/pg/sale',
  });
});
