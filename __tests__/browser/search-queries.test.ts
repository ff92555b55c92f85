/**
 * @jest-environment node
 * @shipped-documents
 */
import type { Page } from 'playwright-core';
import site from '@/content/site.json';
import { BASE_PATH, openPortal, type Portal } from './portal';
import { expectSoon, visit } from './waits';

jest.setTimeout(300_000);

const SALE = '/api/payment-gateway/sale/';
const CODES = '/api/reference/';

/** What developers of merchants type or paste, and the page that must stand first. */
const FIRST: readonly (readonly [string, string])[] = [
  ['51', `${CODES}#rcode-051`],
  ['051', `${CODES}#rcode-051`],
  ['r-code 100', `${CODES}#rcode-100`],
  ['rcode 114', `${CODES}#rcode-114`],
  ['http 401', `${CODES}#http-401`],
  ['insufficient funds', `${CODES}#rcode-051`],
  ['do not honor', `${CODES}#rcode-005`],
  ['"rmsg": "Insufficient funds"', `${CODES}#rcode-051`],
  ['AVS N', `${CODES}#avs-result-codes`],
  ['avs result codes', `${CODES}#avs-result-codes`],
  ['cvv2 mismatch', CODES],
  ['merchant advice code', `${CODES}#mastercard-merchant-advice-codes`],
  ['country codes', `${CODES}#countries-and-currencies`],
  ['transaction status', `${CODES}#transaction-status`],
  ['card_number', `${SALE}#body.card_number`],
  ['exp_date', `${SALE}#body.exp_date`],
  ['amt_tran', `${SALE}#body.amt_tran`],
  ['retry_id', `${SALE}#body.retry_id`],
  ['authorization header', '/api/security-key/'],
  ['X-Signature', '/guides/webhooks/'],
  ['/sale', SALE],
  ['POST sale', SALE],
  ['POST /sale', SALE],
  [`${site.environments.test.api}/pg/sale`, SALE],
  ['POST /vault/customer', '/api/customer-vault/add-a-customer/'],
  [
    'GET /subscription/{subscription_id}',
    '/api/recurring-billing/get-subscription-by-subscription-id/',
  ],
  ['GET /invoice/123/detail', '/api/invoicing/get-by-invoice-id/'],
  ['expireToken', '/api/payment-gateway/expire-token/'],
  ['test card visa', '/api/testing/#cards'],
  ['4111 1111 1111 1111', '/api/testing/#cards'],
  ['partial approval', '/api/testing/#partial-approval'],
  ['decline', '/api/testing/#outcomes-by-amount'],
  ['base url', '/api/testing/'],
  ['go live', '/'],
  ['refund', '/api/payment-gateway/refund/'],
  ['refund partial', '/api/payment-gateway/refund/'],
  ['void', '/api/payment-gateway/void/'],
  ['capture', '/api/payment-gateway/capture/'],
  ['close batch', '/api/payment-gateway/close-batch/'],
  ['webhook signature', '/guides/webhooks/'],
  ['verify webhook', '/guides/webhooks/'],
  ['webhook events', '/guides/webhooks/'],
  ['subscription_payment_failure', '/api/webhooks/subscription-payment-failed/'],
  ['woocommerce 3.2.4', '/libs/plugins/woocommerce/'],
  ['wordpress plugin', '/libs/plugins/woocommerce/'],
  ['gravity forms', '/libs/plugins/gravity-forms/'],
  ['php sdk', '/libs/sdk/'],
  ['openapi', '/libs/sdk/'],
  ['api key', '/api/security-key/'],
  ['rotate key', '/api/security-key/#rotate-it'],
  ['idempotency', '/guides/payment-gateway/#repeat-a-request-safely'],
  ['timeout', '/guides/payment-gateway/#repeat-a-request-safely'],
  ['3d secure', '/guides/payment-gateway/#3-d-secure'],
  ['surcharge', '/guides/payment-gateway/'],
  ['google pay', '/guides/google-pay/'],
  ['iframe', '/guides/embedded-fields/'],
  ['pagination', '/guides/reporting/#read-all-pages'],
  ['save card', '/guides/customer-vault/'],
  ['create customer', '/api/customer-vault/add-a-customer/'],
  ['delete customer', '/api/customer-vault/delete-a-customer/'],
  ['cancel subscription', '/api/recurring-billing/cancel-a-subscription/'],
  ['list transactions', '/api/reporting/transaction-report/'],
  ['deposit', '/api/reporting/deposit-report/'],
  ['chargeback', '/api/dispute-management/'],
  ['account updater', '/api/account-updater/'],
  ['tokenize', '/api/payment-gateway/tokenize-card/'],
  ['invoice', '/guides/invoicing/'],
];

/** What is misspelt, or spelt as in Britain; what is searched for instead, and the page that must stand first. */
const CORRECTED: readonly (readonly [string, string, string])[] = [
  ['refnd', 'refund', '/api/payment-gateway/refund/'],
  ['webhok', 'webhook', '/guides/webhooks/'],
  ['idempotancy', 'idempotency', '/guides/payment-gateway/#repeat-a-request-safely'],
  ['customer vualt', 'customer vault', '/guides/customer-vault/'],
  ['insuficient funds', 'insufficient funds', `${CODES}#rcode-051`],
  ['card_nubmer', 'card_number', `${SALE}#body.card_number`],
  ['woocomerce', 'woocommerce', '/libs/plugins/woocommerce/'],
  ['authorise', 'authorize', '/api/payment-gateway/authorize-transaction/'],
  ['tokenise card', 'tokenize card', '/api/payment-gateway/tokenize-card/'],
];

let portal: Portal;
let page: Page;
beforeAll(async () => {
  portal = await openPortal();
  ({ page } = await portal.open());
  await visit(page, portal.at('/guides/'));
  await page.keyboard.press('/');
});
afterAll(() => portal?.close());

const dialog = () => page.locator('dialog[open]');

/** The first page of what the field holds; none while it still shows those of the former query. */
async function readFirst(): Promise<string | undefined> {
  const href = await dialog()
    .locator('div:not([data-aside]) > ol > li:first-child > a')
    .evaluateAll((links) => links[0]?.getAttribute('href'));
  return href?.slice(BASE_PATH.length);
}

it.each(FIRST)('%s leads to %s', async (query, first) => {
  await dialog().getByRole('textbox').fill(query);
  await expectSoon(readFirst, first);
});

it.each(CORRECTED)('%s is taken for %s, and leads to %s', async (query, corrected, first) => {
  await dialog().getByRole('textbox').fill(query);
  await expectSoon(readFirst, first);
  const status = await dialog().getByRole('status').textContent();
  expect(status).toContain(`No page has “${query}”. Did you mean “${corrected}”?`);
});

it.each(['kubernetes', 'zzzzq'])(
  '%s finds nothing, and is taken for nothing else',
  async (query) => {
    await dialog().getByRole('textbox').fill(query);
    await expectSoon(() => dialog().getByRole('status').textContent(), `No page has “${query}”.`);
  },
);

it('Shift+Enter searches for a corrected word as it is', async () => {
  await dialog().getByRole('textbox').fill('refnd');
  await dialog().getByRole('button', { name: 'Search for “refnd” as it is' }).waitFor();
  await page.keyboard.press('Shift+Enter');
  await expectSoon(async () => {
    return (await dialog().getByRole('status').textContent())?.includes('Did you mean');
  }, false);
});
