/** @shipped-documents */
import { readFileSync } from 'node:fs';
import { readTestData } from '@/lib/content/read-data';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { serializeTextPairs } from '@/lib/openapi/constraints/value-style';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { type SampleRequest, buildRequest } from '@/lib/openapi/request/build-request';
import { listBundledDocuments } from '../../support/bundled-documents';

jest.setTimeout(240_000);

const files = listBundledDocuments();
const apis = files.map((file) => {
  const result = parseJsonDocument(readFileSync(file, 'utf8'));
  if (!result.ok) throw new Error(file);
  return indexApi(result.document);
});
let host: Awaited<ReturnType<typeof serveDocuments>>;

beforeAll(async () => {
  host = await serveDocuments({ documents: new Map(), apis: files, port: 0 });
});

afterAll(() => host.close());

const KEY = `Basic ${Buffer.from('a-key:').toString('base64')}`;

function toBody({ body }: SampleRequest): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {};
  if (body.kind !== 'form') {
    const text =
      body.kind === 'json'
        ? JSON.stringify(body.value)
        : body.kind === 'pairs'
          ? serializeTextPairs(body.pairs)
          : body.text;
    return { body: text, headers: { 'Content-Type': body.media } };
  }
  const form = new FormData();
  for (const { name, text, file } of body.parts) {
    if (file) form.append(name, new Blob(['%PDF']), text);
    else form.append(name, text);
  }
  return { body: form };
}

async function request(sample: SampleRequest, headers = {}): Promise<Response> {
  const { pathname, search } = new URL(sample.url);
  const init = toBody(sample);
  return fetch(new URL(pathname + search, host.url), {
    method: sample.method,
    ...init,
    headers: { Authorization: KEY, ...init.headers, ...headers },
  });
}

async function send(sample: SampleRequest): Promise<string> {
  const response = await request(sample);
  const text = await response.text();
  return response.ok ? '' : `${sample.method} ${sample.url}: ${response.status} ${text}`;
}

const readOperations = (): readonly (readonly [ApiIndex, Operation])[] =>
  apis.flatMap((api) =>
    [...api.operations.values()]
      .filter(({ webhook }) => !webhook)
      .flatMap(({ id }) => {
        const operation = resolveOperation(api, id);
        return operation ? [[api, operation] as const] : [];
      }),
  );

/** Sends each request to a sandbox that remembers nothing: what one does must not hinder another. */
async function findFaults(requests: readonly SampleRequest[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const request of requests) {
    await fetch(new URL('_sandbox/reset', host.url), { method: 'POST' });
    faults.push(await send(request));
  }
  return faults.filter((fault) => fault !== '');
}

/** Its fields exclude each other: a request with all of them is one to choose from. */
const EXCLUSIVE = ['post /application/{appId}/email'];

test('the request that the portal shows for an operation succeeds, with few fields and with all', async () => {
  const requests = readOperations().flatMap(([api, operation]) => [
    buildRequest(api, operation),
    ...(EXCLUSIVE.includes(operation.entry.id)
      ? []
      : [buildRequest(api, operation, { fields: 'all' })]),
  ]);
  expect(requests.length).toBeGreaterThan(200);
  expect(await findFaults(requests)).toEqual([]);
});

test('every example of a request in the documents succeeds', async () => {
  const requests = readOperations().flatMap(([api, operation]) =>
    (operation.requestBody?.content[0]?.examples ?? []).map(({ value }) =>
      buildRequest(api, operation, { body: value }),
    ),
  );
  expect(requests.length).toBeGreaterThan(60);
  expect(await findFaults(requests)).toEqual([]);
});

// Typed: a list that is empty would tell nothing of its rows.
const { amounts } = readTestData();

test.each(amounts)(
  'a sale of $amount gets $code and $status',
  async ({ amount, code, status, advice }) => {
    const response = await fetch(new URL('pg/sale', host.url), {
      method: 'POST',
      headers: { Authorization: KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        merchant_id: 971000000101,
        amt_tran: Number(amount),
        card_number: '5555555555554444',
        exp_date: '1228',
        partial_auth: true,
      }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      rcode: code,
      ...(advice === undefined ? {} : { merchant_advice_code: advice }),
    });
  },
);

test('every operation answers too many requests with a time to wait, where that is asked for', async () => {
  const answers = await Promise.all(
    readOperations().map(async ([api, operation]) => {
      const response = await request(buildRequest(api, operation), { Prefer: 'code=429' });
      const { status, headers } = response;
      return [status, headers.get('retry-after'), headers.get('ratelimit-limit')].join();
    }),
  );
  expect(answers.length).toBeGreaterThan(100);
  expect([...new Set(answers)]).toEqual(['429,1,25']);
});
