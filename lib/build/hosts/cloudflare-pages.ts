import { HEADERS_FILE, printHeadersFile, printRedirectsFile } from './host-files';
import type { Host, HostSite } from './host-site';

/**
 * The two files Cloudflare Pages and Netlify read at the root of what is uploaded. The build writes the
 * same into the export; they are needed apart when the export lies in a folder of a larger site.
 */
export function buildRuleFiles({ redirects, basePath, frameAncestors }: HostSite) {
  return new Map([
    ['_redirects', printRedirectsFile(redirects, basePath)],
    [HEADERS_FILE, printHeadersFile(basePath, frameAncestors)],
  ]);
}

/** Read in its documentation, not run: it takes the nearest 404.html and adds the slash by itself. */
export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  limits:
    'Adds slashes with status 308 instead of 301, and its deployment log lists the rules meant for Netlify as skipped.',
  buildFiles: buildRuleFiles,
};
