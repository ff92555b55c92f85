/** One address of each kind of page (SPEC 2), without base path. */
export const PAGE_TYPES = [
  '/',
  '/solutions/',
  '/solutions/one-time-payments/',
  '/guides/',
  '/guides/webhooks/',
  '/libs/',
  '/libs/sdk/',
  '/libs/plugins/',
  '/libs/plugins/woocommerce/',
  '/libs/not-found/',
  '/api/',
  '/api/testing/',
  '/api/reference/',
  '/api/payment-gateway/',
  '/api/payment-gateway/sale-auth-capture/',
  '/api/not-found/',
  '/style-guide/',
  '/style-guide/not-found/',
  '/not-found/',
] as const;

/** Waits until a page has settled: loaded, and its API list filled where it has one. */
export const SETTLED = { waitUntil: 'networkidle' } as const;
