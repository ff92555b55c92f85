import { HEADERS_FILE, printHeadersFile, printRedirectsFile } from './host-files';
import type { Host, HostSite } from './host-site';

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
    'Adds slashes with status 308 instead of 301, and its deployment log lists the rules meant for Netlify as skipped.',
  buildFiles: buildRuleFiles,
};
