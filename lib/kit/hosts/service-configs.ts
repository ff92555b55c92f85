import {
  PAGE_LINK,
  REVALIDATE,
  RULE_FILES,
  TEXT_TYPES,
  buildHeaderRules,
  buildSiteLinks,
  expandRedirects,
} from './host-files';
import type { HostSite } from './host-site';
import { WHOLE_ACCEPTS_MARKDOWN } from './markdown-functions';
import { VARY } from './servers/server-rules';

/**
 * Folder that is uploaded, beside the host's configuration: the export, or under a sub-path the
 * folder `site` with the export at that path.
 */
const getUploadFolder = ({ basePath }: HostSite) => (basePath === '' ? 'out' : 'site');

/** Addresses of pages, in the words of Vercel. */
const PAGE_SOURCES = ['/', '/:path*/'] as const;

/** Worker of Cloudflare, beside its configuration. */
export const WORKER_FILE = 'worker.js';

/** Headers of pages, where of several rules for one header the last one counts. */
const buildPageHeaders = (basePath: string) =>
  [['Link', [buildSiteLinks(basePath), PAGE_LINK].join(', ')]] as const;

/**
 * Builds `staticwebapp.config.json`, by "Configure Azure Static Web Apps" of its documentation, not run. Of the routes
 * only the first that matches counts, and a star stands at the end.
 */
export function buildAzureConfig(site: HostSite) {
  const { basePath, redirects } = site;
  const [pages, ...others] = buildHeaderRules(basePath, site);
  return {
    trailingSlash: 'always',
    routes: [
      ...expandRedirects(redirects).map(({ source, to }) => ({
        route: source,
        redirect: to,
        statusCode: 301,
      })),
      ...RULE_FILES.map((file) => ({ route: `${basePath}/${file}`, statusCode: 404 })),
      ...others.map(({ prefix, headers }) => ({
        route: prefix.endsWith('/') ? `${prefix}*` : prefix,
        headers: Object.fromEntries(headers),
      })),
    ],
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    // Otherwise kept for 30 seconds without asking.
    globalHeaders: Object.fromEntries([...(pages?.headers ?? []), REVALIDATE]),
    mimeTypes: Object.fromEntries(TEXT_TYPES),
  };
}

/**
 * Builds `wrangler.jsonc` for static assets and the worker beside them, by "Static Site Generation and custom 404 pages" of
 * Cloudflare's documentation, tried with `wrangler dev`: it reads the rules of Cloudflare Pages.
 */
export function buildWorkersConfig(site: HostSite) {
  return {
    $schema: 'https://unpkg.com/wrangler/config-schema.json',
    name: 'developer-portal',
    compatibility_date: '2025-04-01',
    main: WORKER_FILE,
    assets: {
      directory: getUploadFolder(site),
      binding: 'ASSETS',
      // Pages alone: their addresses end with a slash.
      run_worker_first: ['/', '/*/'],
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  };
}

/**
 * Builds `firebase.json`, by "Configure Hosting behavior" of its documentation, tried with superstatic, which its
 * emulator serves with. Where several rules match, the last one counts.
 */
export function buildFirebaseConfig(site: HostSite) {
  const { basePath, redirects } = site;
  const [pages, ...others] = buildHeaderRules(basePath, site);
  const rules = [
    // Otherwise kept for an hour without asking.
    { source: '**', headers: [...(pages?.headers ?? []), REVALIDATE] },
    ...others.map(({ prefix, headers }) => ({
      source: prefix.endsWith('/') ? `${prefix}**` : prefix,
      headers,
    })),
    { regex: `^${basePath}/(.*/)?$`, headers: buildPageHeaders(basePath) },
  ];
  const hosting = {
    public: getUploadFolder(site),
    // Not the `**/.*` that its tool suggests: `.well-known` is published.
    ignore: RULE_FILES.map((file) => `**/${file}`),
    trailingSlash: true,
    redirects: expandRedirects(redirects).map(({ source, to }) => ({
      source,
      destination: to,
      type: 301,
    })),
    headers: rules.map(({ headers, ...where }) => ({
      ...where,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return { hosting };
}

/**
 * Builds `vercel.json`, by Vercel's documentation and the schema of its routing package, not run. Rewrites apply only
 * where no file exists, and may have a status.
 */
export function buildVercelConfig(site: HostSite) {
  const { basePath, redirects, sections } = site;
  const folders = [
    ...sections.map((section) => `${basePath}/${section}`),
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
    redirects: [
      ...expandRedirects(redirects).map(({ source, to, status }) => ({
        source,
        destination: to,
        statusCode: status,
      })),
      ...PAGE_SOURCES.map((path) => ({
        source: basePath + path,
        has: [{ type: 'header', key: 'accept', value: WHOLE_ACCEPTS_MARKDOWN }],
        destination: `${basePath}${path}index.md`,
        statusCode: 307,
      })),
    ],
    headers: [
      ...buildHeaderRules(basePath, site).map(({ prefix, headers }) => ({
        source: `${prefix}(.*)`,
        headers,
      })),
      ...PAGE_SOURCES.map((path) => ({
        source: basePath + path,
        headers: [...buildPageHeaders(basePath), VARY],
      })),
    ].map(({ source, headers }) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    rewrites: folders.map((folder) => ({
      source: `${folder}/(.*)`,
      destination: `${folder}/404.html`,
      statusCode: 404,
    })),
  };
}
