import { cloudfront } from './cloudfront';
import { HEADERS_FILE, buildHeaderRules, printHeadersFile, printRedirectsFile } from './host-files';
import { type Host, type HostSite, printJson, printWithin } from './host-site';
import { CLOUDFLARE_WORKER, NETLIFY_FUNCTION } from './markdown-functions';
import { GITLAB_PIPELINE, printWorkflow } from './pipelines';
import { apache } from './servers/apache';
import { caddy } from './servers/caddy';
import { container } from './servers/container';
import { nginx, nginxLocations } from './servers/nginx';
import {
  buildAzureConfig,
  buildFirebaseConfig,
  buildVercelConfig,
  buildWorkersConfig,
  WORKER_FILE,
} from './service-configs';

/** Throws when a file would hold more than a host accepts, which it may cut off in silence. */
function assertLimit(host: string, what: string, count: number, max: number): void {
  if (count > max) throw new Error(`${host} takes ${max} ${what}, and this portal has ${count}`);
}

/**
 * Builds the two files that Cloudflare Pages and Netlify read at the root of an upload. The build
 * writes the same into the export; they are needed separately for an export in a folder of a larger
 * site. Netlify applies the 404 rules of `_redirects` only where no file exists, so it needs no netlify.toml.
 */
const buildRuleFiles = (site: HostSite) =>
  new Map([
    ['_redirects', printRedirectsFile(site.redirects, site.basePath, site.sections)],
    [HEADERS_FILE, printHeadersFile(site.basePath, site)],
  ]);

/** Builder of one file. */
const oneFile = (file: string, print: (site: HostSite) => string) => (site: HostSite) =>
  new Map([[file, print(site)]]);

const printAzureConfig = (site: HostSite): string =>
  printWithin(20 * 1024, site, (one) => printJson(buildAzureConfig(one)));

function printWorkersConfig(site: HostSite): string {
  const rules = buildHeaderRules(site.basePath, site);
  assertLimit('Cloudflare Workers', 'redirects', 2 * site.redirects.length, 2000);
  assertLimit('Cloudflare Workers', 'rules for headers', rules.length, 100);
  return printJson(buildWorkersConfig(site));
}

/** Prints which addresses of Cloudflare Pages its worker is asked for: it bills the requests that reach one. */
function printRoutes({ basePath, hashedFolders }: HostSite): string {
  const exclude = hashedFolders.map((folder) => `${basePath}${folder}*`);
  return printJson({ version: 1, include: [`${basePath}/*`], exclude });
}

const GITHUB_LIMITS =
  'No redirect rules (`/s` and `/-sandbox` lead on as pages), no headers of ours (so any site can frame the pages), every file kept for ten minutes, `/.well-known/api-catalog` sent without its type, and one `404.html`, which finds the text of the section by script.';

/**
 * Hosts by their names on the command line. Servers and CloudFront have files of their own; what the others read is
 * written by their documentation and not run, unless its builder says otherwise.
 */
export const HOSTS = {
  nginx,
  'nginx-locations': nginxLocations,
  apache,
  caddy,
  container,
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    limits:
      'Adds slashes with status 308 instead of 301, keeps a missing hashed file for a year, too, and its deployment log lists the rules meant for Netlify as skipped.',
    buildFiles: (site) =>
      new Map([
        ...buildRuleFiles(site),
        ['_worker.js', CLOUDFLARE_WORKER],
        ['_routes.json', printRoutes(site)],
      ]),
  },
  'cloudflare-workers': {
    name: 'Cloudflare Workers',
    limits:
      'As Cloudflare Pages, but adds slashes with status 307. At most 2,000 redirects, 100 rules for headers and 20,000 files of 25 MiB.',
    buildFiles: (site) =>
      new Map([
        ['wrangler.jsonc', printWorkersConfig(site)],
        [WORKER_FILE, CLOUDFLARE_WORKER],
      ]),
  },
  netlify: {
    name: 'Netlify',
    limits:
      'Whether an address without slash is redirected or served as it is depends on the setting "Pretty URLs".',
    buildFiles: (site) =>
      new Map([...buildRuleFiles(site), ['netlify/edge-functions/markdown.js', NETLIFY_FUNCTION]]),
  },
  cloudfront,
  'github-pages': {
    name: 'GitHub Pages',
    limits: GITHUB_LIMITS,
    // Jekyll would drop `_next` and `.well-known`.
    buildFiles: oneFile(
      '.nojekyll',
      () => 'The folders _next and .well-known must be served as they are.\n',
    ),
  },
  'github-actions': {
    name: 'GitHub Pages by a workflow',
    limits: GITHUB_LIMITS,
    buildFiles: oneFile('.github/workflows/portal.yml', () => printWorkflow('github-pages')),
  },
  // A page at the address of a redirect is served instead of it, so `_redirects` has no effect.
  'gitlab-pages': {
    name: 'GitLab Pages',
    limits:
      'No redirects (`/s` and `/-sandbox` lead on as pages), no headers of ours (so any site can frame the pages), slashes added with status 302, `/.well-known/api-catalog` sent without its type, and one `404.html`, which finds the text of the section by script.',
    buildFiles: oneFile('.gitlab-ci.yml', () => GITLAB_PIPELINE),
  },
  vercel: {
    name: 'Vercel',
    limits:
      'Adds slashes with status 308 instead of 301, and before redirects: `/s` takes two steps, by way of `/s/`.',
    buildFiles: oneFile('vercel.json', (site) => printJson(buildVercelConfig(site))),
  },
  azure: {
    name: 'Azure Static Web Apps',
    limits:
      'Redirects with status 301, and has one not-found page: the root `404.html`, which finds the text of the section by script. An app with Azure Functions serves no pages below `/api`. Its file may have 20 KB, about 80 redirects; more lead on as pages.',
    buildFiles: oneFile('staticwebapp.config.json', printAzureConfig),
  },
  firebase: {
    name: 'Firebase Hosting',
    limits:
      'Redirects with status 301, keeps a missing hashed file for a year, too, and has one not-found page: the root `404.html`, which finds the text of the section by script.',
    buildFiles: oneFile('firebase.json', (site) => printJson(buildFirebaseConfig(site))),
  },
} as const satisfies Record<string, Host>;
