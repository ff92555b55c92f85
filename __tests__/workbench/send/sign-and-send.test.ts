import { generateKeyPairSync } from 'node:crypto';
import { sendToSandbox } from '@/components/workbench/send/send-to-sandbox';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { listRequestSecrets, listSigningSecrets } from '@/lib/workbench/send/secrets';
import type { SandboxServer } from '@/lib/workbench/send/target';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import { parseSignature, TEMPLATE } from '../signature/request/parse-signature';
import { ELSEWHERE } from './crafted-addresses';

// The page that sends stands on this machine.
Object.assign(globalThis, { location: { hostname: 'localhost' } });

const settings = parseSignature(TEMPLATE);
const SERVER = {
  own: 'http://localhost:4010',
  sandbox: 'https://api-test.example.com',
  path: '/pg',
  production: 'https://api.example.com',
  signature: settings,
};
const SIGNATURE = [
  ['X-Timestamp', 'TIMESTAMP'],
  ['X-Digest', 'sha256=DIGEST'],
  ['Authorization', 'PAY-HMAC key=KEY_ID, nonce=NONCE, v1=SIGNATURE'],
] as const;
const REQUEST: SampleRequest = {
  method: 'POST',
  url: 'https://api-test.example.com/pg/sale?b=2&a=1',
  keys: [],
  headers: [['X-Trace', 'a'], ...SIGNATURE],
  signature: SIGNATURE,
  cookies: [],
  body: {
    kind: 'json',
    media: 'application/json',
    value: { note: 'Zoë' },
    text: '{"note": "Zoë"}',
  },
};
const { secret = '', keyId = '' } = settings.known ?? {};

/** Requests that `fetch` got. */
let fetched: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  fetched = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    fetched.push({ url: String(url), init });
    return Promise.resolve(new Response(`you are ${secret}`, { headers: { 'X-You': secret } }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  sandboxKey.forget();
});

const hold = (server: SandboxServer, texts: Readonly<Record<string, string>>) =>
  listSigningSecrets(server).map((one) => sandboxKey.take(one, texts[one.kind] ?? '', /^live_/));

const send = (
  request: SampleRequest = REQUEST,
  server: SandboxServer = SERVER,
  files?: ReadonlyMap<string, Blob>,
) =>
  sendToSandbox(request, {
    ...{ server, signal: new AbortController().signal, onSending: () => {} },
    ...(files && { files }),
  });

/** Whether what `fetch` got is signed over its very bytes. */
async function isFetchedSigned(): Promise<boolean> {
  const [sent] = fetched;
  const { method = '', body, headers } = sent?.init ?? {};
  const bytes = new Uint8Array(await new Response(body ?? '').arrayBuffer());
  const request = { method, url: sent?.url ?? '', headers: new Headers(headers), body: bytes };
  return isRequestSigned(request, settings);
}

const WITHOUT_BODY: SampleRequest = {
  ...{ method: 'POST', url: REQUEST.url, keys: [], cookies: [] },
  ...{ headers: REQUEST.headers, signature: SIGNATURE },
};

const NO_FILES: ReadonlyMap<string, Blob> = new Map();

test.each<[string, SampleRequest, ReadonlyMap<string, Blob>]>([
  ['JSON as it was typed', REQUEST, NO_FILES],
  ['no body', { ...WITHOUT_BODY, method: 'GET' }, NO_FILES],
  [
    'pairs',
    { ...WITHOUT_BODY, body: { kind: 'pairs', media: 'x/y', pairs: [['a', 'ü b']] } },
    NO_FILES,
  ],
  [
    'a file in a form',
    {
      ...WITHOUT_BODY,
      body: {
        ...{ kind: 'form', media: 'multipart/form-data' },
        parts: [{ name: 'proof', text: 'x.pdf', file: true, media: 'application/pdf' }],
      },
    },
    new Map([['x.pdf', new Blob([Uint8Array.of(0, 255, 254, 10)])]]),
  ],
  // A browser encodes the sign in a query (URL Standard, special-query percent-encode set).
  ['a query that the browser encodes', { ...REQUEST, url: `${REQUEST.url}&q=it's` }, NO_FILES],
])('a request with %s is signed over the bytes that are sent', async (_, request, files) => {
  hold(SERVER, { signingSecret: secret, keyId });
  await send(request, SERVER, files);
  expect(await isFetchedSigned()).toBe(true);
});

test('what is shown of a request has its signature, and nobody has its secret', async () => {
  hold(SERVER, { signingSecret: secret, keyId });
  const { sent, response, state } = await send();
  expect(state).toEqual({ kind: 'received', status: 200 });
  const headers = new Headers(fetched[0]?.init.headers);
  expect(sent?.headers.map(([name]) => name)).toEqual([
    'X-Trace',
    ...SIGNATURE.map(([name]) => name),
  ]);
  for (const [name, value] of sent?.headers ?? []) expect(headers.get(name)).toBe(value);
  expect(response?.text).toBe('you are •••');
  expect(JSON.stringify([sent, response, fetched, state])).not.toContain(secret);
});

test.each(ELSEWHERE)('nothing is signed for %s', async (url) => {
  hold(SERVER, { signingSecret: secret, keyId });
  const sign = jest.spyOn(crypto.subtle, 'sign');
  const { state } = await send({ ...REQUEST, url });
  expect(state.kind).toBe('stopped');
  expect([sign.mock.calls, fetched]).toEqual([[], []]);
});

test('nothing is sent without the key of its own API base', async () => {
  hold({ ...SERVER, own: 'https://api-test.example.com' }, { signingSecret: secret, keyId });
  expect((await send(REQUEST)).state).toEqual({ kind: 'idle' });
  hold(SERVER, { signingSecret: secret });
  expect((await send(REQUEST)).state).toEqual({ kind: 'idle' });
  expect(fetched).toEqual([]);
});

test('APIs that are signed in different ways have secrets of their own', () => {
  const other = { ...SERVER, signature: { ...settings, apis: ['platform'] } };
  const names = [SERVER, other].flatMap((one) => listSigningSecrets(one).map(({ name }) => name));
  expect(new Set(names).size).toBe(4);
});

test('a request that is not signed asks for nothing', () => {
  const { signature, ...unsigned } = REQUEST;
  expect(signature).toBe(SIGNATURE);
  expect(listRequestSecrets(unsigned, SERVER)).toEqual([]);
  expect(listRequestSecrets(REQUEST, SERVER).map(({ kind }) => kind)).toEqual([
    'keyId',
    'signingSecret',
  ]);
});

test('a private key that cannot be read is refused, with what is expected', async () => {
  const signature = parseSignature({
    ...{ components: ['@method'], algorithm: 'RSA', key: { encoding: 'pem' } },
  });
  const server = { ...SERVER, signature };
  const pem = generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();
  expect(hold(server, { privateKey: pem, keyId })).toEqual(['', '']);
  expect(await send(REQUEST, server)).toEqual({
    state: { kind: 'idle' },
    refused: {
      secret: 'http://localhost:4010 signature privateKey',
      reason: 'The key cannot be read: a private key in PEM (PKCS #8) is expected.',
    },
  });
  expect(fetched).toEqual([]);
});

test.each([
  ['a production key', 'live_4711', /^This is a production key/],
  ['a control character', 'a\u0000b', /^It holds a character/],
  ['nothing', '', /^Fill in this field/],
])('%s is refused as a secret', (_, text, reason) => {
  const [id = '', own = ''] = hold(SERVER, { signingSecret: text, keyId: text });
  expect([id, own]).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)]);
});

test('a page without WebCrypto says that it cannot sign', async () => {
  hold(SERVER, { signingSecret: secret, keyId });
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  // Other suites of this process have the same object.
  const { state } = await send(REQUEST).finally(() =>
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true }),
  );
  expect(state).toEqual({
    kind: 'stopped',
    reason: 'Browsers sign requests only in pages served over HTTPS. Nothing was sent.',
  });
  expect(fetched).toEqual([]);
});
