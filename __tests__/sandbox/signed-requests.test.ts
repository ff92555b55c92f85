import { buildDocumentAdditions } from '@/lib/content/load/build-additions';
import { sandboxRulesSchema } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { testDataSchema } from '@/lib/content/schemas/test-data';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { indexApi } from '@/lib/openapi/document/index-api';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { applyAdditions } from '@/lib/openapi/parse/document-additions';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { createSandbox } from '@/lib/sandbox/create-sandbox';
import { describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { signRequest } from '@/lib/workbench/signature/request/sign-request';
import { parseSignature, TEMPLATE } from '../workbench/signature/request/parse-signature';

const UNAUTHORIZED = { code: 'unsigned' };

/** A provider whose requests are signed, but for one, and one without authentication. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Pay', version: '1' },
  servers: [{ url: 'https://api-test.example.net/v1' }],
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  paths: {
    '/sale': {
      post: {
        summary: 'Sale',
        parameters: [
          { name: 'X-Timestamp', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { example: { amount: 1 } } } },
        responses: {
          '200': {
            description: 'Done',
            content: { 'application/json': { example: { ok: true } } },
          },
          '401': {
            description: 'Not signed',
            content: { 'application/json': { example: UNAUTHORIZED } },
          },
        },
      },
    },
    '/rates': {
      get: {
        'x-request-signature': false,
        responses: { '200': { description: 'Rates' } },
      },
    },
    '/ping': { get: { security: [], responses: { '200': { description: 'Up' } } } },
    '/balance': { get: { responses: { '200': { description: 'Balance' } } } },
  },
};

const settings = parseSignature({ ...TEMPLATE, guide: '/guides/signing/' });

const readApi = (signature: RequestSignature) => {
  const entry = { id: 'pay', name: 'Pay API', path: '/v1' };
  return indexApi(applyAdditions(DOCUMENT, buildDocumentAdditions(entry, {}, [signature])));
};
const api = readApi(settings);

function getOperation(id: string, of = api) {
  const operation = resolveOperation(of, id);
  if (!operation) throw new Error(`no ${id}`);
  return operation;
}

describe('an operation of an API whose requests are signed', () => {
  test('says so, with the page that explains it', () => {
    expect(getOperation('post /sale').needs).toContainEqual({
      kind: 'signature',
      text: 'in the headers X-Timestamp, X-Digest, Authorization',
      url: '/guides/signing/',
    });
  });

  test('says so in the Markdown that agents read', () => {
    expect(printOperation(api, getOperation('post /sale'))).toContain(
      '[Signature](/guides/signing/): in the headers X-Timestamp, X-Digest, Authorization',
    );
  });

  test('has the headers in its sample, with placeholders', () => {
    const request = buildRequest(api, getOperation('post /sale'));
    const signature = [
      ['X-Timestamp', 'TIMESTAMP'],
      ['X-Digest', 'sha256=DIGEST'],
      ['Authorization', 'PAY-HMAC key=KEY_ID, nonce=NONCE, v1=SIGNATURE'],
    ];
    expect(request.signature).toEqual(signature);
    expect(request.headers).toEqual([['X-Trace', 'X_TRACE'], ...signature]);
  });

  test('has no field for a header of the signature', () => {
    const { fields } = describeSandboxOperation('pay', api, getOperation('post /sale'));
    expect(fields.map(({ name }) => name)).toEqual(['X-Trace']);
  });

  test.each(['get /rates', 'get /ping'])('is not signed where it says so: %s', (id) => {
    const operation = getOperation(id);
    expect(operation.needs.map(({ kind }) => kind)).not.toContain('signature');
    expect(buildRequest(api, operation)).not.toHaveProperty('signature');
  });

  test('has the headers of a message signature', () => {
    const own = readApi(parseSignature({ components: ['@method', 'content-digest'] }));
    expect(buildRequest(own, getOperation('post /sale', own)).signature).toEqual([
      ['Content-Digest', 'sha-256=:DIGEST:'],
      ['Signature-Input', 'sig1=("@method" "content-digest");created=TIMESTAMP;keyid="KEY_ID"'],
      ['Signature', 'sig1=:SIGNATURE:'],
    ]);
  });
});

describe('the sandbox', () => {
  const BODY = new TextEncoder().encode('{"amount":1}');
  const send = async (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    signature: RequestSignature = settings,
    body = BODY,
  ) => {
    const sandbox = createSandbox({
      apis: [{ id: 'pay', index: api }],
      rules: sandboxRulesSchema.parse({ events: { retries: ['PT1M'] } }),
      ...{ resources: {}, testData: testDataSchema.parse({}) },
      signatures: { pay: signature },
    });
    const response = await sandbox.respond({
      method: path === '/sale' ? 'POST' : 'GET',
      path: `/v1${path}`,
      query: new URLSearchParams(),
      url: `http://localhost:4010/v1${path}`,
      headers: { 'x-key': 'k', 'x-trace': 't', ...headers },
      body: path === '/sale' ? body : new Uint8Array(),
    });
    return response;
  };
  const sign = async (secret: string) => {
    const headers = { 'content-type': 'application/json' };
    const signed = await signRequest(
      {
        ...{ method: 'POST', url: 'http://localhost:4010/v1/sale', body: BODY },
        headers: new Headers(headers),
      },
      { secret, keyId: 'key-1', now: 1, nonce: 'n' },
      settings,
    );
    const lower = Object.entries(signed).map(([name, value]) => [name.toLowerCase(), value]);
    return { ...headers, ...Object.fromEntries(lower) };
  };

  test('takes a request that is signed with the known secret', async () => {
    expect(await send('/sale', await sign('a secret for tests'))).toMatchObject({ status: 200 });
  });

  test('refuses one without a signature, with another secret or another body as documented', async () => {
    const right = await sign('a secret for tests');
    for (const response of [
      await send('/sale', { 'content-type': 'application/json' }),
      await send('/sale', await sign('another secret')),
      await send('/sale', right, settings, new TextEncoder().encode('{"amount":2}')),
    ])
      expect(response).toMatchObject({ status: 401, body: UNAUTHORIZED });
  });

  test('says what is needed where the document has no 401', async () => {
    expect(await send('/balance')).toMatchObject({
      status: 401,
      body: { message: 'Needs API key in the header X-Key and a signature' },
    });
  });

  test('takes what needs no signature, and any where no secret is known', async () => {
    expect(await send('/rates')).toMatchObject({ status: 200 });
    expect(await send('/ping')).toMatchObject({ status: 200 });
    const { known, ...unknown } = TEMPLATE;
    expect(known.keyId).toBe('key-1');
    const headers = { 'content-type': 'application/json', 'x-timestamp': '1' };
    expect(await send('/sale', headers, parseSignature(unknown))).toMatchObject({ status: 200 });
  });

  test('says that a known key cannot be read', async () => {
    const broken = parseSignature({
      ...{ components: ['@method'], algorithm: 'Ed25519', key: { encoding: 'pem' } },
      known: { secret: '-----BEGIN PRIVATE KEY-----AAAA-----END PRIVATE KEY-----', keyId: 'k' },
    });
    const headers = {
      'signature-input': 'sig1=("@method");created=1;keyid="k"',
      signature: 'sig1=:AAAA:',
    };
    expect(await send('/balance', headers, broken)).toMatchObject({ status: 500 });
  });
});
