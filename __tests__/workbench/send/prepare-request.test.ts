import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { prepareRequest, type SendContext } from '@/lib/workbench/send/prepare-request';

const BASIC: RequestKey = { in: 'basic' };
const CONTEXT: SendContext = {
  server: {
    own: 'http://localhost:4010',
    sandbox: 'https://api-test.example.com',
    path: '/pg',
    production: 'https://api.example.com',
  },
  keys: new Map([[BASIC, 'tést:']]),
  testCards: ['4111111111111111'],
};
const BASE: SampleRequest = {
  method: 'POST',
  url: 'https://api-test.example.com/pg/sale',
  keys: [BASIC],
  headers: [['X-Trace', 'a']],
  cookies: [],
  body: { kind: 'json', media: 'application/json', value: { amount: 1n } },
};

function prepare(change: Partial<SampleRequest> = {}) {
  const prepared = prepareRequest({ ...BASE, ...change }, CONTEXT);
  if (!prepared.ok) throw new Error(prepared.reason);
  return { ...prepared, headers: Object.fromEntries(new Headers(prepared.init.headers)) };
}

test('a request goes to the sandbox of this host, with the key and nothing else of the page', () => {
  const { url, init, headers } = prepare();
  expect(url).toBe('http://localhost:4010/pg/sale');
  expect(init).toMatchObject({
    method: 'POST',
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    body: '{\n  "amount": 1\n}',
  });
  expect(headers).toEqual({
    authorization: `Basic ${Buffer.from('tést:').toString('base64')}`,
    'content-type': 'application/json',
    'x-trace': 'a',
  });
});

test('each key stands where the document has it', () => {
  const keys: ReadonlyMap<RequestKey, string> = new Map([
    [{ in: 'header', name: 'Authorization', before: 'Bearer ' }, 't0ken'],
    [{ in: 'header', name: 'X-Key', before: '' }, 'k3y'],
    [{ in: 'query', name: 'api_key' }, 'a&b'],
  ]);
  const prepared = prepareRequest({ ...BASE, keys: [...keys.keys()] }, { ...CONTEXT, keys });
  expect(prepared).toMatchObject({ ok: true, url: 'http://localhost:4010/pg/sale?api_key=a%26b' });
  const headers = new Headers(prepared.ok ? prepared.init.headers : {});
  expect([headers.get('Authorization'), headers.get('X-Key')]).toEqual(['Bearer t0ken', 'k3y']);
});

test('a form is sent as pairs', () => {
  const media = 'application/x-www-form-urlencoded';
  expect(prepare({ body: { kind: 'pairs', media, pairs: [['a', 'b c']] } }).init.body).toBe(
    'a=b%20c',
  );
});

test('a form in parts is sent as samples show it, with its files in their places', async () => {
  const parts = [
    { name: 'a', text: 'b', file: false },
    { name: 'json', text: '{}', file: false, media: 'application/json' },
    { name: 'proof', text: 'x".pdf', file: true, media: 'application/pdf' },
  ];
  const prepared = prepareRequest(
    { ...BASE, body: { kind: 'form', media: 'multipart/form-data', parts } },
    { ...CONTEXT, files: new Map([['x".pdf', new Blob(['%PDF'])]]) },
  );
  if (!prepared.ok) throw new Error(prepared.reason);
  const form = await new Response(prepared.init.body ?? '', {
    headers: { 'Content-Type': new Headers(prepared.init.headers).get('Content-Type') ?? '' },
  }).formData();
  // Only the file has a name: a part of JSON that had one would be a file, too.
  expect([form.get('a'), form.get('json')]).toEqual(['b', '{}']);
  const proof = form.get('proof');
  if (!(proof instanceof File)) throw new Error('The file is not there');
  expect([proof.name, proof.type, await proof.text()]).toEqual([
    'x".pdf',
    'application/pdf',
    '%PDF',
  ]);
});

test.each<[string, Partial<SampleRequest>]>([
  ['another host', { url: 'https://evil.example/pg/sale' }],
  ['a real card', { body: { kind: 'json', media: 'j', value: { n: '4242424242424242' } } }],
  ['a cookie', { cookies: ['a=b'] }],
  ['a certificate', { certificate: true }],
  ['a key in a cookie', { keys: [{ in: 'cookie', name: 'a' }] }],
  ['a file', { body: { kind: 'text', media: 'image/png', text: '', file: true } }],
  [
    'a file in a form',
    { body: { kind: 'form', media: 'm', parts: [{ name: 'a', text: '', file: true }] } },
  ],
])('a request with %s is not sent, and the reason does not have the key', (_, change) => {
  const prepared = prepareRequest({ ...BASE, ...change }, CONTEXT);
  expect(prepared).toMatchObject({ ok: false, reason: expect.stringContaining('othing was sent') });
  expect(JSON.stringify(prepared)).not.toContain('tést');
});

test.each<[string, Partial<SampleRequest>]>([
  ['a cookie', { cookies: ['a=b'] }],
  ['a key in a cookie', { keys: [{ in: 'cookie', name: 'a' }] }],
  ['a certificate', { certificate: true }],
])('a request with %s is one for curl', (_, change) => {
  expect(prepareRequest({ ...BASE, ...change }, CONTEXT)).toMatchObject({ isForCurl: true });
});

test('a body goes as it was typed', () => {
  const text = '{ "amount":1 }';
  const { init } = prepare({
    body: { kind: 'json', media: 'application/json', value: { amount: 1 }, text },
  });
  expect(init.body).toBe(text);
});
