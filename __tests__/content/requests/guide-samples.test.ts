/** @shipped-documents */

import { readFileSync } from 'node:fs';
import site from '@/content/site.json';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { isControlPath } from '@/lib/sandbox/control';
import { listBundledDocuments } from '../../support/bundled-documents';
import { toSampleApi } from '../find-operation';
import { readNamedValues } from '../named-values';
import { readDocument } from '../openapi-document';
import { parseCurl } from './curl-request';
import { type CurlSample, readCurlSamples } from './curl-samples';
import { toSampleFaults, toWebhookFaults } from './sample-faults';

const samples = readCurlSamples(getSiteValues(site));
/** Bodies that another program writes, or that are files: read by a person. */
const isByHand = ({ script }: CurlSample) => /\$\(jq | -F /.test(script);
const checked = samples.filter((sample) => !isByHand(sample));
const toName = ({ file, title }: CurlSample) => `${file}: ${title}`;

/** Every `example` and `examples` of a document. */
function toExamples(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === 'example' || key === 'examples' ? [value] : toExamples(value),
  );
}

const apis = listBundledDocuments().map((file) =>
  toSampleApi(readDocument(readFileSync(file, 'utf8')).document),
);

function toFaults({ script, answer }: CurlSample): readonly string[] {
  const requests = parseCurl(script);
  if (requests.length !== 1) return [`${requests.length} requests, not one`];
  // What is asked of the local sandbox itself is in no document.
  const described = requests.filter(({ url }) => !isControlPath(url.pathname));
  return described.flatMap((request) =>
    request.url.hostname === 'localhost'
      ? toWebhookFaults(apis, request.body ?? '')
      : toSampleFaults(apis, request, answer),
  );
}

test('at most three requests are left to a person', () => {
  const byHand = samples.filter(isByHand).map(toName);
  console.info(`Reviewed by hand: ${byHand.join('; ')}`);
  expect(byHand.length).toBeLessThanOrEqual(3);
  expect(checked.length).toBeGreaterThan(40);
});

test.each(checked.map((sample) => [toName(sample), sample] as const))(
  '%s is a request that the documents describe',
  (_, sample) => expect(toFaults(sample)).toEqual([]),
);

// A reader who follows a request from a page into the API browser meets the same customer there.
test.each([
  ...['merchant_id', 'customer_id', 'card_id', 'payee_id', 'fbo_id', 'purchase_id', 'plan_code'],
  ...['plan_id', 'subscription_id', 'invoice_id', 'invoice_number', 'checkout_id', 'pg_id'],
  ...['webhook_id', 'transient_key', 'batch_id', 'rec_id', 'retry_id', 'customer_email'],
])('every %s of the pages is one of the documents', (key) => {
  const told = apis.flatMap(({ document }) => readNamedValues(toExamples(document), key));
  const shown = checked.flatMap(({ script, answer }) => [
    ...parseCurl(script).flatMap(({ body }) => (body === undefined ? [] : [body])),
    ...(answer ? [answer.text] : []),
  ]);
  const values = shown.flatMap((text) => readNamedValues(JSON.parse(text), key));
  expect(values).not.toEqual([]);
  expect([...new Set(values)].filter((value) => !told.includes(value))).toEqual([]);
});

/** The one sample with this name, with a text in it or in its answer replaced. */
function change(name: string, from: string, to: string): CurlSample {
  const found = samples.find((sample) => toName(sample) === name);
  const text = JSON.stringify(found);
  if (!text?.includes(from)) throw new Error(`${name} has no ${from}`);
  const changed: CurlSample = JSON.parse(text.replace(from, to));
  return changed;
}

const SALE = 'content/guides/payment-gateway.mdx: Sale';
const VAULT = 'content/guides/customer-vault.mdx: Add a customer';
const PRIMARY = 'content/guides/customer-vault.mdx: Set the primary method';
const REPORT = 'content/guides/reporting.mdx: Settled transactions';
const HOOK = 'content/guides/webhooks.mdx: Send the known answer';

test.each([
  ['a path', SALE, '/pg/sale', '/pg/sell', 'no operation is post https://'],
  ['a server', SALE, '/pg/sale', '/platform/sale', 'no operation is post https://'],
  ['a method', PRIMARY, '-X PUT', '-X POST', 'no operation is post https://'],
  ['a value in the path', PRIMARY, 'JLEE-1001/', 'J,1/', 'path parameter "customer_id" must match'],
  ['a required field', SALE, 'amt_tran', 'amount', "body must have required property 'amt_tran'"],
  [
    'an optional field',
    SALE,
    'purchase_id',
    'purchaseId',
    'body/purchaseId is not in the document',
  ],
  ['a nested field', VAULT, 'cvv2', 'cvv', 'body/billing_cards/0/cvv is not in the document'],
  ['a type', SALE, '49.95', '\\"49.95\\"', 'body/amt_tran must be number'],
  ['a query parameter', REPORT, 'order_on', 'orderOn', 'query parameter "orderOn" does not exist'],
  ['a query value', REPORT, 'count=100', 'count=500', 'query parameter "count" must be <= 100'],
  [
    'a filter',
    REPORT,
    'batch_date%2CGTE',
    'batch_date%2CMORE',
    'query parameter "filter"/0 must match pattern',
  ],
  ['the key', SALE, '$SANDBOX_KEY:', 'KEY:', 'is not sent with the sandbox key'],
  ['the content type', SALE, 'application/json', 'text/plain', 'has no JSON content type'],
  [
    'a field of the answer',
    SALE,
    'pg_id',
    'pgid',
    "answer 200 must have required property 'pg_id'",
  ],
  ['an optional one', SALE, 'auth_code', 'code', 'answer 200/code is not in the document'],
  ['the status', SALE, '"status":"200"', '"status":"201"', 'no operation answers 201 here'],
  ['a webhook', HOOK, 'purchase_id', 'purchase', 'body/data/purchase is not in the document'],
])('%s that is wrong is found', (_, name, from, to, fault) =>
  expect(toFaults(change(name, from, to)).join('\n')).toContain(fault),
);
