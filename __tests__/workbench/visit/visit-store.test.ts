import { sendToSandbox } from '@/components/workbench/send/send-to-sandbox';
import { clearVisit, getVisit, keepRequest } from '@/components/workbench/visit/visit-store';
import { listen } from '@/lib/kit/system/listen';
import { printJson } from '@/lib/openapi/core/print-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { listSecrets } from '@/lib/workbench/send/secrets';
import { buildPrefill } from '@/lib/workbench/visit/build-prefill';
import { printVisitFile } from '@/lib/workbench/visit/visit-files';

// The page that sends stands on this machine.
Object.assign(globalThis, { location: { hostname: 'localhost' } });

const OF = { api: 'payment-gateway', operation: 'post /sale' };

let server: Awaited<ReturnType<typeof listen>>;
let base = '';
beforeAll(async () => {
  // It repeats all that it is sent, as hosts do in links and errors.
  server = await listen(
    (request, response) => {
      if (request.url === '/pg/broken') {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{');
        return void setTimeout(() => response.destroy());
      }
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const headers = { 'X-Seen': `${request.url} ${String(request.headers.authorization)}` };
        response.writeHead(200, { ...headers, 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ url: request.url, headers: request.headers, body }));
      });
    },
    { port: 0 },
  );
  base = `http://localhost:${server.port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  clearVisit();
  sandboxKey.forget();
});

function send(request: SampleRequest, of?: typeof OF) {
  const { signal } = new AbortController();
  const places = { own: base, sandbox: base, path: '/pg', production: 'https://api.example.com' };
  return sendToSandbox(request, { server: places, of, signal, onSending: () => {} });
}

const buildRequest = (keys: readonly RequestKey[], text = 'none'): SampleRequest => ({
  method: 'POST',
  url: `${base}/pg/sale?note=${encodeURIComponent(text)}`,
  keys,
  headers: [['X-Note', text]],
  cookies: [],
  body: { kind: 'json', media: 'application/json', value: { note: [text], [text]: 1 } },
});

const SECRET = 'secret_that/leaks+4711';
const SCHEMES: readonly (readonly [string, RequestKey])[] = [
  ['a key in a header', { in: 'header', name: 'X-Api-Key', before: '' }],
  ['a bearer or OAuth 2.0 token', { in: 'header', name: 'Authorization', before: 'Bearer ' }],
  ['a key in the query', { in: 'query', name: 'api_key' }],
  ['a key as user name', { in: 'basic' }],
  ['a password', { in: 'basic', variable: 'SANDBOX_USER', password: 'SANDBOX_PASSWORD' }],
];

/** All forms in which a secret may stand in a text. */
const LEAKS = [SECRET, encodeURIComponent(SECRET)].concat(
  [`${SECRET}:`, `${SECRET}:${SECRET}`, SECRET].map((text) => Buffer.from(text).toString('base64')),
);

/** All that is kept of this visit, and all that can be made of it. */
function printAll(): string {
  const requests = getVisit().map((one) => ({ ...one, name: 'Sale' }));
  const options = {
    title: 'Visit',
    day: '2026-11-29',
    getAddress: (api: string) => `/${api}.json`,
  };
  const files = (['http', 'postman', 'arazzo'] as const).map((kind) =>
    printVisitFile(kind, requests, options),
  );
  return [
    printJson(requests),
    ...files,
    ...requests.map((one) => printJson(buildPrefill(one, 1))),
  ].join('\n');
}

test.each(SCHEMES)(
  '%s is in nothing that a visit keeps, though the host repeats it and a field has it, too',
  async (_, key) => {
    for (const secret of listSecrets([key], base)) sandboxKey.take(secret, SECRET, undefined);
    const { state } = await send(buildRequest([key], SECRET), OF);
    expect(state).toEqual({ kind: 'received', status: 200 });
    const all = printAll();
    expect(all).toContain('•••');
    expect(LEAKS.filter((leak) => all.includes(leak))).toEqual([]);
  },
);

test('the request of a token, and one that was not sent, are not kept', async () => {
  await send(buildRequest([]));
  await send({ ...buildRequest([]), url: 'https://elsewhere.example.com/' }, OF);
  await send(buildRequest([{ in: 'basic' }]), OF);
  expect(getVisit()).toEqual([]);
});

test('a request whose response broke off is kept with its failure', async () => {
  await send({ ...buildRequest([]), url: `${base}/pg/broken` }, OF);
  const { host } = new URL(base);
  expect(getVisit()).toMatchObject([
    { host, state: { kind: 'failed', failure: { kind: 'broken' } } },
  ]);
});

const RESPONSE = {
  kind: 'response',
  status: 200,
  headers: [],
  isBinary: false,
  isCut: false,
} as const;

function keep(text: string): void {
  const at = new Date(0);
  const response = { ...RESPONSE, at, text, bytes: text.length };
  const state = { kind: 'received', status: 200 } as const;
  keepRequest({ ...OF, at, host: 'here', request: buildRequest([]), state, response });
}

test('the newest fifty requests are kept, newest first', () => {
  for (let count = 0; count < 60; count += 1) keep(String(count));
  expect(getVisit().map(({ response }) => response?.text)).toEqual(
    Array.from({ length: 50 }, (_, index) => String(59 - index)),
  );
});

test('old requests make room for long responses, and the last one stays however long it is', () => {
  keep('old');
  keep('x'.repeat(1_500_000));
  expect(getVisit()).toHaveLength(2);
  keep('y'.repeat(1_500_000));
  expect(getVisit()).toHaveLength(1);
  keep('z'.repeat(3_000_000));
  expect(getVisit().map(({ response }) => response?.text[0])).toEqual(['z']);
});
