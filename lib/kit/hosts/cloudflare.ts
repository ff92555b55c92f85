import { HEADERS_FILE, buildHeaderRules, printHeadersFile, printRedirectsFile } from './host-files';
import { assertLimit, getUploadFolder, printJson, type Host, type HostSite } from './host-site';

/**
 * Builds the two files that Cloudflare Pages and Netlify read at the root of an upload. The build
 * writes the same into the export; they are needed separately for an export in a folder of a larger
 * site.
 */
export function buildRuleFiles({ redirects, basePath, frameAncestors }: HostSite) {
  return new Map([
    ['_redirects', printRedirectsFile(redirects, basePath)],
    [HEADERS_FILE, printHeadersFile(basePath, frameAncestors)],
  ]);
}

/** Cloudflare Pages, by its documentation, not run: adds slashes and finds 404.html itself. */
export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  limits:
    'Adds slashes with status 308 instead of 301, keeps a missing hashed file for a year, too, and its deployment log lists the rules meant for Netlify as skipped.',
  buildFiles: buildRuleFiles,
};

/**
 * Cloudflare Workers with static assets and no script, by "Static Site Generation and custom 404
 * pages" of its documentation, tried with `wrangler dev`: it reads the same two files.
 */
export const cloudflareWorkers: Host = {
  name: 'Cloudflare Workers',
  limits:
    'As Cloudflare Pages, but adds slashes with status 307. At most 2,000 redirects, 100 rules for headers and 20,000 files of 25 MiB.',
  buildFiles: (site) => {
    const rules = buildHeaderRules(site.basePath, site.frameAncestors);
    assertLimit('Cloudflare Workers', 'redirects', 2 * site.redirects.length, 2000);
    assertLimit('Cloudflare Workers', 'rules for headers', rules.length, 100);
    return new Map([['wrangler.jsonc', printJson(buildWorkerConfig(site))]]);
  },
};

function buildWorkerConfig(site: HostSite) {
  return {
    $schema: 'https://unpkg.com/wrangler/config-schema.json',
    name: 'developer-portal',
    compatibility_date: '2025-04-01',
    assets: {
      directory: getUploadFolder(site),
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  };
}
