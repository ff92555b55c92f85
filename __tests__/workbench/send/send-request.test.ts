import { MAX_BODY_BYTES, sendRequest } from '@/lib/workbench/send/send-request';

const URL_SENT = 'https://api.sandbox.example/sale';

const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>();
const { fetch: original } = globalThis;
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = (input, init) => fetched(String(input), init);
});
afterAll(() => {
  globalThis.fetch = original;
});

const send = (signal?: AbortSignal) => sendRequest({ ok: true, url: URL_SENT, init: {} }, signal);

/** Sends a request that is answered with a body of a type. */
function receive(body: BodyInit | null, type: string, headers: HeadersInit = {}) {
  const response = new Response(body, {
    status: 201,
    headers: { 'Content-Type': type, ...headers },
  });
  fetched.mockResolvedValue(response);
  return send();
}

test.each([
  ['JSON', '{"a":"é"}', 'application/json', { text: '{"a":"é"}', isBinary: false, bytes: 10 }],
  ['nothing', null, 'text/plain', { text: '', isBinary: false, bytes: 0 }],
  ['a picture without a zero byte', 'abc', 'image/png', { text: '', isBinary: true, bytes: 3 }],
  ['bytes of no known type', 'abcd\0', 'x/y', { text: '', isBinary: true, bytes: 5 }],
])('reads %s', async (_, body, type, expected) => {
  expect(await receive(body, type)).toMatchObject({
    kind: 'response',
    status: 201,
    isCut: false,
    ...expected,
  });
});

test('cuts a long body, and says how long it is where the response announces that', async () => {
  const long = 'x'.repeat(MAX_BODY_BYTES + 1);
  const outcome = await receive(long, 'text/plain', { 'Content-Length': '1000001' });
  expect(outcome).toMatchObject({ isCut: true, bytes: 1_000_001 });
  expect('text' in outcome && outcome.text).toHaveLength(MAX_BODY_BYTES);
  const whole = await receive(long.slice(1), 'text/plain');
  expect(whole).toMatchObject({ isCut: false, bytes: MAX_BODY_BYTES });
});

test.each([
  ['refused', true],
  ['down', false],
])('says that a host is %s', async (kind, isUp) => {
  fetched.mockRejectedValueOnce(new TypeError('no access'));
  if (isUp) fetched.mockResolvedValueOnce(new Response());
  else fetched.mockRejectedValueOnce(new TypeError('no connection'));
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  expect(await send()).toMatchObject({ kind });
  // The second request has nothing of the first: no header, body, key or cookie.
  expect(fetched.mock.calls[1]?.[0]).toBe('https://api.sandbox.example/');
  expect(Object.keys(fetched.mock.calls[1]?.[1] ?? {})).not.toContain('headers');
  Reflect.deleteProperty(globalThis, 'navigator');
});

test('a request that is ended is broken', async () => {
  const end = new AbortController();
  fetched.mockImplementation(() => {
    end.abort();
    return Promise.reject(new Error('ended'));
  });
  expect(await send(end.signal)).toMatchObject({ kind: 'broken' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a redirect is not followed, which would take the key along', async () => {
  const response = new Response(null);
  Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
  fetched.mockResolvedValue(response);
  expect(await send()).toMatchObject({ kind: 'redirect' });
});
