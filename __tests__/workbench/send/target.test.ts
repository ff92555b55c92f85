import { resolveTarget, type SandboxServer } from '@/lib/workbench/send/target';

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

/** URLs that documents and readers may write to lead a request elsewhere. */
const ELSEWHERE = [
  // Servers of documents.
  'https://evil.example/pg/sale',
  'https://api.example.com/pg/sale',
  'http://api-test.example.com/pg/sale',
  'https://api-test.example.com.evil.example/pg/sale',
  'https://api-test.example.com@evil.example/pg/sale',
  'https://api-test.example.com:444/pg/sale',
  'https://api-test.example.com\\@evil.example/pg/sale',
  'https://api-test.example.com/platform/plan',
  'https://api-test.example.com/pgx/sale',
  'https://api-test.example.com/pg.evil.example/sale',
  'https://api-test.example.com/pg@evil.example/sale',
  'https://api-test.example.com/pg:80/sale',
  '//evil.example/pg/sale',
  'wss://api-test.example.com/pg/sale',
  'javascript:alert(1)',
  'data:text/plain,x',
  'file:///pg/sale',
  '',
  'https://%7Bhost%7D/pg/sale',
  'https://{host}.example.com/pg/sale',
  ' https://api-test.example.com/pg/sale',
  'https://api-test.example.com/PG/../pg/sale',
  // Path parameters.
  ...[
    '/../platform/plan',
    '/void/..',
    '/void/.',
    '/void/%2e%2e',
    '/void/%2E./x',
    '/void/%252e%252e/x',
    '/void/%25252e%25252e/x',
    '/void/..%2F..%2Fplatform',
    '/void/..;/x',
    '/void//evil.example',
    '//evil.example/x',
    '/void/%2F%2Fevil.example',
    '/void/\\evil.example',
    '/void/%5C%5Cevil.example',
    '/void/%5c..%5cplatform',
    '/void/a%0d%0aHost:%20evil.example',
    '/void/a%00',
    '/void/a\r\nHost: evil.example',
    '/void/a\tb',
    '/void/a b',
    '/void/x#/../../',
    '/void/%',
    '/void/%zz',
    '/void/{pgIdOrig}',
    '/void/%7BpgIdOrig%7D',
    '/void/%7B%7BbaseUrl%7D%7D',
    '/void/${key}',
    '/void/\u202Eevil',
    '/void/%E2%80%8Bx',
    '/plan?a=%0D%0AX-Injected:1',
    '/plan?a=b#c',
    '/plan?a=b\\c',
    '/plan?a=<b>',
  ].map((rest) => `https://api-test.example.com/pg${rest}`),
];

test('there are at least forty crafted addresses', () => {
  expect(new Set(ELSEWHERE).size).toBeGreaterThanOrEqual(40);
});

test.each(ELSEWHERE)('%j is sent nowhere', (url) => {
  expect(resolveTarget(url, SERVER)).toEqual({
    ok: false,
    reason: expect.stringMatching(/Nothing was sent\.$/),
  });
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
