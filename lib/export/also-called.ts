/**
 * What developers call a place of the portal that calls itself otherwise; the search leads there. Several
 * names stand between commas. An address that is not exported is passed over; a test tells of it.
 */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  '/': 'quick start, getting started, go live, live keys',
  '/api/': 'api docs, endpoints, list of operations',
  '/api/testing/': 'sandbox data, base url, staging',
  '/api/testing/#cards':
    'test card, test card number, visa test card, mastercard test card, 4111111111111111',
  '/api/testing/#outcomes-by-amount': 'decline, force a decline, simulate an error',
  '/api/testing/#bank-accounts': 'test bank account, test routing number',
  '/api/security-key/':
    'api key, secret key, access token, authentication, authorization header, credentials',
  '/api/security-key/#rotate-it': 'rotate key, change api key, expire key',
  '/api/reference/#api-response-codes': 'error codes, status codes, errors',
  '/api/reference/#payment-gateway-response-codes': 'decline codes, decline reasons, rcode list',
  '/api/reference/#countries-and-currencies': 'country codes, currency codes, iso 4217, iso 3166',
  '/api/reference/#rcode-005': 'do not honor, do not honour, general decline',
  '/api/reference/#rcode-051': 'insufficient funds, nsf',
  '/api/reference/#rcode-054': 'expired card, card expired',
  '/api/reference/#card-source-conditional-requirements':
    'payment sources, ach, echeck, apple pay, required fields',
  '/api/reference/#avs-result-codes': 'avs, avs result, avs response, address verification',
  '/api/reference/#cvv2-result-codes': 'cvv, cvc, cvv2 result, cvv mismatch',
  '/api/reference/#mastercard-merchant-advice-codes': 'merchant advice code, mac',
  '/api/dispute-management/': 'dispute, chargeback, retrieval request',
  '/api/reporting/transaction-report/':
    'list transactions, search transactions, transaction history',
  '/api/customer-vault/add-a-customer/': 'create customer, new customer',
  '/api/payment-gateway/sale/': 'charge, purchase, create payment, pay',
  '/api/payment-gateway/authorize-transaction/': 'auth, pre-authorization, hold',
  '/api/payment-gateway/refund/': 'partial refund, reversal, return a payment, money back',
  '/api/payment-gateway/tokenize-card/': 'token, tokenization, card token',
  '/guides/payment-gateway/#repeat-a-request-safely':
    'idempotency, idempotency key, retry, timeout, duplicate transaction',
  '/guides/payment-gateway/#3-d-secure': '3ds, 3ds2, sca, strong customer authentication',
  '/guides/reporting/#read-all-pages': 'pagination, paging, next page',
  '/guides/embedded-fields/': 'iframe, hosted fields, card form',
  '/api/checkout/create-a-checkout-link/': 'payment page, checkout page, payment link',
  '/guides/recurring-billing/': 'subscription, recurring payments, installments',
  '/guides/customer-vault/': 'save card, stored card, card on file, wallet',
  '/guides/webhooks/': 'verify webhook, webhook signature, signature header, x-signature, hmac',
  '/libs/plugins/woocommerce/': 'wordpress plugin',
  '/libs/sdk/': 'openapi, swagger, client library, postman',
};
