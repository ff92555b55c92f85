import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { createReader } from './create-reader';
import { siteSchema } from './schemas/site';
import type { SiteValues } from './source/fill';

/** Reads `content/site.json`. @throws {InvalidContentError} */
export const readSite = createReader(({ load }) => load(siteSchema, 'content/site.json', {}));

/** Reads the values for names in braces. @throws {InvalidContentError} */
export function readSiteValues(): SiteValues {
  return getSiteValues(readSite());
}
