import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '@/lib/content/read-pages';
import { readActivePlugins } from '@/lib/pages/plugin-view';
import { isShipped } from '../shipped-documents.mjs';
import { readOperationRoutes } from '../support/routes';
import { OUT } from './portal';

const routes = readOperationRoutes();

/** The page of one operation. */
export const SALE = routes.get('post /sale') ?? [...routes.values()][0] ?? '/api/none/';

/** Pages of the content as it is shipped, each unlike the others of its kind. */
const SHIPPED = [
  '/solutions/one-time-payments/',
  '/guides/webhooks/',
  '/guides/workflows/card-on-file/',
  '/libs/plugins/woocommerce/',
  '/api/testing/',
  '/api/reference/',
  '/api/payment-gateway/',
  '/api/webhooks/invoice-paid/',
];

/** Of other content, one of each kind that it has. */
const toOthers = (): readonly string[] => [
  ...(['solutions', 'guides', 'api'] as const).flatMap((section) =>
    readPages(section)
      .slice(0, 1)
      .map(({ slug }) => `/${section}/${slug}/`),
  ),
  ...readActivePlugins()
    .slice(0, 1)
    .map(({ url }) => `/libs/plugins/${url}/`),
];

/** One address of each kind (SPEC 2). */
const SPECIFIED = [
  '/',
  '/solutions/',
  '/guides/',
  '/libs/',
  '/libs/sdk/',
  '/libs/sdk-basic/',
  '/libs/plugins/',
  '/libs/not-found/',
  '/api/',
  ...(isShipped ? SHIPPED : toOthers()),
  SALE,
  '/api/not-found/',
  '/proof/',
  '/style-guide/',
  '/style-guide/not-found/',
  '/not-found/',
];

/** One address of each kind of page, without base path. Other content lacks some: a portal without plugins, say. */
export const PAGE_TYPES: readonly string[] = SPECIFIED.filter(
  (path) => isShipped || existsSync(join(OUT, path, 'index.html')),
);
