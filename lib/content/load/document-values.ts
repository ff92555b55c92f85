import { createDisk } from '../source/disk';
import type { SiteValues } from '../source/fill';
import { createLoader } from '../source/loader';
import { type Site, siteSchema, getSiteValues } from '../schemas/site';

/** Stand in for the site's values where site.json is at fault, so that its fault is not repeated everywhere. */
export const PLACEHOLDER_VALUES: SiteValues = {
  name: 'Name',
  product: 'product',
  email: 'mail@example.com',
  sandboxApi: 'https://api.example.com',
  sandboxApp: 'https://app.example.com',
  storage: '/storage',
};

/**
 * The values that stand for words in braces in the OpenAPI sources: those of the pages, `{website}` and
 * `{productionApi}`. An empty one is not stated in `content/site.json`.
 */
function buildDocumentValues(site: Site): SiteValues {
  const { website } = site.environments.test;
  return { ...getSiteValues(site), website, productionApi: site.productionApi ?? '' };
}

/**
 * The values for the OpenAPI sources of a project, whatever is wrong with its other content.
 * @param root the project's folder.
 * @returns stand-ins, and `isSound` false, while `content/site.json` is at fault.
 */
export function readDocumentValues(root: string): {
  readonly values: SiteValues;
  readonly isSound: boolean;
} {
  const site = createLoader(createDisk(root)).load(siteSchema, 'content/site.json', {});
  if (site) return { values: buildDocumentValues(site), isSound: true };
  const { sandboxApi = '', sandboxApp = '' } = PLACEHOLDER_VALUES;
  const values = { ...PLACEHOLDER_VALUES, website: sandboxApp, productionApi: sandboxApi };
  return { values, isSound: false };
}
