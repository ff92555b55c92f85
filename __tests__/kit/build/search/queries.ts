/** A query, and the pages of which one must be among the first three; with `#`, that very place. */
export type Query = readonly [query: string, ...pages: readonly string[]];

const CODES = '/api/reference/';
const SALE = '/api/payment-gateway/sale/';

/** Questions in words. Those with an even index were written, but never tuned on. */
export const QUESTIONS: readonly Query[] = [
  ['how long is a transient key valid', '/api/embedded-fields/', '/guides/embedded-fields/'],
  ['how do I verify the signature of a webhook', '/guides/webhooks/'],
  ['what happens when a subscription payment fails', '/guides/recurring-billing/'],
  [
    'can I refund only a part of a payment',
    '/api/payment-gateway/refund/',
    '/guides/payment-gateway/',
  ],
  [
    'when does the batch close',
    '/api/reporting/',
    '/guides/reporting/',
    '/guides/payment-gateway/',
    '/api/payment-gateway/close-batch/',
  ],
  ['how do I get an api key for the sandbox', '/api/security-key/'],
  ['which card number gives a decline in the sandbox', '/api/testing/'],
  ['how can I test an expired card', '/api/testing/', `${CODES}#rcode-054`],
  [
    'where do I find the amount that was deposited',
    '/api/reporting/deposit-report/',
    '/guides/reporting/',
    '/api/reporting/',
  ],
  ['what does avs result N mean', `${CODES}#avs-result-codes`, '/api/testing/'],
  [
    'how do I save a card for later payments',
    '/guides/customer-vault/',
    '/solutions/repeat-customers/',
  ],
  [
    'how do I pay out to sellers on a marketplace',
    '/guides/aggregated-payments/',
    '/solutions/aggregated-payments/',
  ],
  ['why is my webhook suspended', '/guides/webhooks/', '/api/webhooks/'],
  ['how do I install the plugin in wordpress', '/libs/plugins/woocommerce/'],
  ['is it safe to send the same payment twice', '/guides/payment-gateway/'],
  [
    'how do I respond to a chargeback',
    '/api/dispute-management/',
    '/api/dispute-management/submit-dispute-response/',
    `${CODES}#disputes`,
  ],
  [
    'how many days until an authorization lapses',
    '/guides/payment-gateway/',
    '/api/payment-gateway/',
  ],
  ['how do I read more than one page of a report', '/guides/reporting/'],
  ['content security policy for the card form', '/guides/embedded-fields/'],
  ['send an invoice by email again', '/api/invoicing/resend-an-invoice/', '/guides/invoicing/'],
];

/** Names, codes, paths, pasted texts, typing errors and other words. The same holds for these. */
export const LOOKUPS: readonly Query[] = [
  ['cardNumber', `${SALE}#body.card_number`],
  ['card number', `${SALE}#body.card_number`],
  [
    '/payments',
    '/api/invoicing/get-invoice-payments/',
    '/api/invoicing/get-payments-by-invoice-id/',
    '/guides/invoicing/',
    '/api/payment-gateway/initiate-payment/',
  ],
  ['POST /void', '/api/payment-gateway/void/'],
  ['sha256', '/libs/plugins/', '/libs/plugins/woocommerce/', '/guides/webhooks/'],
  ['SHA-256', '/libs/plugins/', '/libs/plugins/woocommerce/', '/guides/webhooks/'],
  ['AVS N', `${CODES}#avs-result-codes`],
  ['4111 1111 1111 1111', '/api/testing/#cards'],
  ['r-code 51', `${CODES}#rcode-051`],
  ['54', `${CODES}#rcode-054`],
  ['{"rcode":"051","rmsg":"Insufficient funds"}', `${CODES}#rcode-051`],
  ['{"code":11,"message":"Not authenticated"}', `${CODES}#platform-11`],
  ['Error: the security key is missing or wrong', `${CODES}#rcode-101`, `${CODES}#http-401`],
  ['merchant_advice_code M003', `${CODES}#advice-M003`],
  ['M021', `${CODES}#advice-M021`],
  [
    'transiant key',
    '/guides/embedded-fields/',
    '/api/embedded-fields/',
    '/api/embedded-fields/get-transient-key/',
  ],
  ['subscripton pause', '/api/recurring-billing/pause-a-subscription/'],
  ['chargebak', '/api/dispute-management/'],
  ['signatrue header', '/guides/webhooks/'],
  [
    'cancelled subscription',
    '/api/recurring-billing/cancel-a-subscription/',
    '/guides/recurring-billing/',
  ],
  ['authorisation', '/api/payment-gateway/authorize-transaction/'],
  ['hosted fields', '/guides/embedded-fields/'],
  ['partial refund', '/api/payment-gateway/refund/'],
  ['purchase_id', `${SALE}#body.purchase_id`],
  ['GET /vault/customer/42', '/api/customer-vault/get-by-customer-id/'],
  ['plan_code', '/api/recurring-billing/add-a-recurring-plan/#body.plan_code'],
  ['3ds', '/guides/payment-gateway/#3-d-secure'],
  ['woo commerce', '/libs/plugins/woocommerce/'],
  [
    'balance of a payee',
    '/api/payment-gateway/request-balance/',
    '/guides/aggregated-payments/',
    '/api/payee-vault/',
  ],
  ['webhook secret rotate', '/api/webhooks/rotate-a-webhook-secret/', '/guides/webhooks/'],
];
