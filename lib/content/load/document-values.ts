import { getSandboxName, getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import type { DocumentAdditions } from '@/lib/openapi/parse/document-additions';
import { type Site, siteSchema } from '../schemas/site';
import { createDisk } from '../source/disk';
import type { SiteValues } from '../source/fill';
import { createLoader } from '../source/loader';
import { buildDocumentAdditions } from './build-additions';
import { loadRequestSignatures } from './load-data';

/** Values used while site.json is invalid, so that its error is not repeated in every file. */
export const PLACEHOLDER_VALUES: SiteValues = {
  name: 'Name',
  product: 'product',
  email: 'mail@example.com',
  currency: 'EUR',
  sandboxApi: 'https://api.example.com',
  sandboxApp: 'https://app.example.com',
  productionApi: 'https://live.example.com',
  productionApp: 'https://manage.example.com',
  statusPage: 'https://status.example.com',
  storage: '/storage',
  portal: 'https://docs.example.com',
};

/** Values for names in braces in the OpenAPI sources: those of the pages, and `{website}`. */
function buildDocumentValues(site: Site): SiteValues {
  const website = site.environments[getSandboxName(site.environments)]?.website ?? '';
  return { ...getSiteValues(site), website };
}

/**
 * Reads the values for the OpenAPI sources, the ids of those that have none, and what is added to their documents by id,
 * whatever is wrong with the other content.
 * @param root folder of the project.
 * @returns placeholders, and `isSound` false, while `content/site.json` is invalid.
 */
export function readDocumentValues(root: string): {
  readonly values: SiteValues;
  readonly verbatim: ReadonlySet<string>;
  readonly additions: ReadonlyMap<string, DocumentAdditions>;
  readonly isSound: boolean;
} {
  const loader = createLoader(createDisk(root));
  const site = loader.load(siteSchema, 'content/site.json', {});
  const signatures = site && loadRequestSignatures(loader, getSiteValues(site));
  const additions = new Map(
    site?.apis.map((one) => [one.id, buildDocumentAdditions(one, site, signatures)]),
  );
  const verbatim = new Set(site?.apis.flatMap(({ id, values }) => (values === false ? [id] : [])));
  if (site) return { values: buildDocumentValues(site), verbatim, additions, isSound: true };
  const values = { ...PLACEHOLDER_VALUES, website: 'https://www.example.com' };
  return { values, verbatim, additions, isSound: false };
}
