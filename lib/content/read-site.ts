import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { loadHead } from './brand/load-head';
import { loadDrawings, loadLogo } from './brand/load-logo';
import { loadTheme } from './brand/load-theme';
import { createReader } from './create-reader';
import { siteSchema } from './schemas/site';
import { atPreviewUrl } from './schemas/site/preview';
import type { SiteValues } from './source/fill';

/** Reads `content/site.json`; a preview has an address of its own. @throws {InvalidContentError} */
export const readSite = createReader(({ load }) => {
  const site = load(siteSchema, 'content/site.json', {});
  return site && atPreviewUrl(site);
});

/** Reads the values for names in braces. @throws {InvalidContentError} */
export function readSiteValues(): SiteValues {
  return getSiteValues(readSite());
}

/** Reads the size of the logo. @throws {InvalidContentError} */
export const readLogo = createReader(loadLogo);

/** Reads the drawings that pages show, by address. @throws {InvalidContentError} */
export const readDrawings = createReader(loadDrawings);

/** Reads the stylesheet of the adopter; empty where there is none. */
export const readTheme = createReader(loadTheme);

/** Reads the tags of the adopter for the head of each page. @throws {InvalidContentError} */
export const readHeadTags = createReader(loadHead);
