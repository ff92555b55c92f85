import { readFileSync } from 'node:fs';
import site from '@/content/site.json';
import { readPages } from '@/lib/content/read-pages';
import { atPreviewUrl } from '@/lib/content/schemas/site/preview';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { isShipped } from '../shipped-documents.mjs';

/** Where the portal is published, without base path. */
export const SITE_URL = atPreviewUrl(site).url;

const SOLUTIONS = [
  'one-time-payments',
  'repeat-customers',
  'recurring-payments',
  'aggregated-payments',
  'invoicing',
  'reporting',
];
const GUIDES = [
  'payment-gateway',
  `${site.product}-checkout`,
  'embedded-fields',
  'customer-vault',
  'recurring-billing',
  'aggregated-payments',
  'invoicing',
  'reporting',
  'webhooks',
  'google-pay',
  'go-live',
];
const API_SECTIONS = [
  'testing',
  'reference',
  'security-key',
  'payment-gateway',
  'checkout',
  'embedded-fields',
  'recurring-billing',
  'invoicing',
  'customer-vault',
  'payee-vault',
  'application-boarding',
  'integrator',
  'dispute-management',
  'reporting',
  'webhooks',
  'account-updater',
];
const PLUGINS = ['woocommerce', 'gravity-forms'];
const INACTIVE = ['nopcommerce-pg', 'nopcommerce-checkout', 'zencart'];

/** Every address of SPEC 2, written down from the specification, not read from the content. */
const SPECIFIED: readonly string[] = [
  '/',
  '/s/',
  '/-sandbox/',
  '/not-found/',
  '/proof/',
  '/style-guide/',
  '/style-guide/not-found/',
  '/solutions/',
  ...SOLUTIONS.map((slug) => `/solutions/${slug}/`),
  '/guides/',
  ...GUIDES.map((slug) => `/guides/${slug}/`),
  '/storage/guides/disputes.pdf',
  '/storage/guides/ach-payments.pdf',
  '/libs/',
  '/libs/sdk/',
  '/libs/sdk-basic/',
  '/libs/not-found/',
  '/libs/plugins/',
  '/libs/plugins/latest/',
  ...PLUGINS.flatMap((slug) => [`/libs/plugins/${slug}/`, `/libs/plugins/${slug}/latest/`]),
  '/api/',
  '/api/not-found/',
  ...API_SECTIONS.map((slug) => `/api/${slug}/`),
];

/** The addresses that have to be there: of other content, those that it says itself. */
export const ROUTES: readonly string[] = isShipped ? SPECIFIED : readSitemapPaths();

/** A guide. */
export const GUIDE = `/guides/${readPages('guides')[0]?.slug ?? 'none'}/`;

/** Inactive plugins: their pages return not-found (SPEC 8). */
export const UNROUTED: readonly string[] = INACTIVE.map((slug) => `/libs/plugins/${slug}/`);

/** Id and address of every operation of the portal's documents, of which several may have an id. */
export function listOperationRoutes(): readonly (readonly [id: string, address: string])[] {
  return site.apis.flatMap(({ id }) => readRoutes(`public/openapi/${id}.json`));
}

/** The address of every operation of the portal's documents by its id: first tag, then its own part. */
export function readOperationRoutes(): ReadonlyMap<string, string> {
  return new Map(listOperationRoutes());
}

function readRoutes(file: string): readonly (readonly [string, string])[] {
  const input: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = parseDocument(input);
  if (!parsed.ok) throw new Error(`${file}: ${parsed.problems[0]?.message ?? 'unreadable'}`);
  const { operations } = indexApi(parsed.document);
  return [...operations.values()].map(
    ({ id, group, url }) => [id, `/api/${group}/${url}/`] as const,
  );
}
