import { readOperationRoutes } from '../export/routes';

/** The page of one operation. */
export const SALE = readOperationRoutes().get('post /sale') ?? '/api/no-such-operation/';

/** One address of each kind of page (SPEC 2), without base path. */
export const PAGE_TYPES: readonly string[] = [
  '/',
  '/solutions/',
  '/solutions/one-time-payments/',
  '/guides/',
  '/guides/webhooks/',
  '/libs/',
  '/libs/sdk/',
  '/libs/sdk-basic/',
  '/libs/plugins/',
  '/libs/plugins/woocommerce/',
  '/libs/not-found/',
  '/api/',
  '/api/testing/',
  '/api/reference/',
  '/api/payment-gateway/',
  '/api/webhooks/invoice-paid/',
  SALE,
  '/api/not-found/',
  '/style-guide/',
  '/style-guide/not-found/',
  '/not-found/',
];
