import { NOT_FOUND_SECTIONS, buildHeaderRules, expandRedirects } from './host-files';
import { printJson, type Host, type HostSite } from './host-site';

/**
 * Vercel, by its documentation and the schema of its routing package, not run: `vercel.json` beside
 * the files. Rewrites apply only where no file exists, and may have a status.
 */
export const vercel: Host = {
  name: 'Vercel',
  limits:
    'Adds slashes with status 308 instead of 301, and before redirects: `/s` takes two steps, by way of `/s/`.',
  buildFiles: (site) => new Map([['vercel.json', printJson(buildVercelConfig(site))]]),
};

function buildVercelConfig({ basePath, redirects, frameAncestors }: HostSite) {
  const folders = [
    ...NOT_FOUND_SECTIONS.map((section) => `${basePath}/${section}`),
    ...(basePath ? [basePath] : []),
  ];
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // No build: Vercel must not detect a framework in the built files.
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    trailingSlash: true,
    redirects: expandRedirects(redirects).map(({ source, to, status }) => ({
      source,
      destination: to,
      statusCode: status,
    })),
    headers: buildHeaderRules(basePath, frameAncestors).map(({ prefix, headers }) => ({
      source: `${prefix}(.*)`,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    rewrites: folders.map((folder) => ({
      source: `${folder}/(.*)`,
      destination: `${folder}/404.html`,
      statusCode: 404,
    })),
  };
}
