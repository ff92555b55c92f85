/** @shipped-documents */

import { readCodeSets } from '@/lib/content/read-data';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { listBundledDocuments } from '../../support/bundled-documents';

const gateway = readCodeSets().find(({ name }) => name === 'gateway')?.codes;

let host: Awaited<ReturnType<typeof serveDocuments>>;

beforeAll(async () => {
  host = await serveDocuments({ documents: new Map(), apis: listBundledDocuments(), port: 0 });
});

afterAll(() => host.close());

async function send(path: string, body: unknown, key = 'a-key') {
  const response = await fetch(new URL(path, host.url), {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const PAYMENT = { merchant_id: 971000000101, amt_tran: 49.95 };
const CARD = { card_number: '4111111111111111', exp_date: '1299' };
const SALE = { ...PAYMENT, ...CARD };

// What `sandbox` of content/response-codes.json tells a reader to send, and other ways to the same code.
test.each([
  ['100', 'pg/sale', {}],
  ['100', 'pg/sale', { ...CARD, amt_tran: 49.95 }],
  ['100', 'pg/sale', { ...SALE, card_id: '5f0c2a9be1d74836a4c7d90b3e6f1182' }],
  ['103', 'pg/sale', PAYMENT],
  ['103', 'pg/auth', PAYMENT],
  ['104', 'pg/sale', { ...SALE, amt_tran: -1 }],
  ['104', 'pg/sale', { ...SALE, amt_tran: 49.951 }],
  ['104', 'pg/capture/8a1f6b0e2c9d4f7ab6d2e51c0f93a847', { merchant_id: 971000000101 }],
  ['105', 'pg/force', SALE],
  ['106', 'pg/sale', { ...SALE, avs_address: '350 Mission Street' }],
  ['106', 'pg/sale', { ...SALE, avs_zip: '94' }],
  ['107', 'pg/sale', { ...SALE, exp_date: '1328' }],
  ['107', 'pg/sale', { ...SALE, exp_date: '1220' }],
  ['107', 'pg/sale', { ...PAYMENT, card_number: CARD.card_number }],
  ['107', 'pg/sale', { ...PAYMENT, card_number: CARD.card_number, customer_id: 'JLEE-1001' }],
  ['108', 'pg/sale', { ...SALE, card_number: '4111111111111112' }],
  ['108', 'pg/tokenize', { ...CARD, merchant_id: 971000000101, card_number: '4000000000000002' }],
  ['109', 'pg/sale', { ...SALE, purchase_id: 'x'.repeat(26) }],
  ['112', 'pg/sale', { ...SALE, customer: {} }],
])('rcode %s is the answer of %s to %j', async (rcode, path, body) => {
  const answer = await send(path, body);
  expect([answer.status, answer.body.rcode]).toEqual([400, rcode]);
  expect(answer.body.rmsg).not.toBe('');
  expect(answer.body.data).not.toEqual([]);
  expect(gateway?.find(({ code }) => code === rcode)?.status).toBe(400);
});

test('a customer may be named beside a card', async () => {
  const { status } = await send('pg/sale', { ...SALE, customer_id: 'JLEE-1001' });
  expect(status).toBe(200);
});

test('whole cents of any size are taken', async () => {
  for (const amt_tran of [1, 49.95, 1234567.89, 9999999999.99]) {
    expect((await send('pg/sale', { ...SALE, amt_tran })).status).toBe(200);
  }
});

test('an error of the Platform API has no rcode', async () => {
  const path = 'platform/vault/customer/JLEE-1001/billing';
  const card = { ...CARD, card_number: '4111111111111112', billing_zip: '94105' };
  const { status, body } = await send(path, card);
  expect(status).toBe(400);
  expect(Object.keys(body)).toEqual(['code', 'message', 'data']);
});
