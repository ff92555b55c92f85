import { isExternal, urls } from '@/lib/routes/urls';
import type { Redirect } from '../html/extensionless-files';
import { NOT_FOUND_SECTIONS } from '../html/not-found-pages';
import {
  FILE_TYPES,
  HASHED_FOLDERS,
  IMMUTABLE,
  RULE_FILES,
  SECURITY_HEADERS,
  buildEmbedPolicy,
  listRedirectSources,
} from './host-files';
import type { Host, HostSite } from './host-site';

/** A `server` block for nginx; the tests run it on 1.22, at the root and under a sub-path. */
export const nginx: Host = {
  name: 'nginx',
  limits: 'Brotli needs a module of its own; gzip is on. TLS and the server name are yours to add.',
  buildFiles: (site) => new Map([['nginx.conf', printNginxConfig(site, 80)]]),
};

/** Types of text besides HTML; those of nginx, and Markdown. */
const CHARSET_TYPES = [
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/rss+xml',
];

/** Header of files that browsers revalidate at every use, so that no page outlives a deployment. */
const REVALIDATE = ['Cache-Control', 'no-cache'] as const;

/** Header of pages: `NEGOTIATION` chooses by it. */
const VARY = ['Vary', 'Accept'] as const;

/** Answers `Accept: text/markdown` with a page's Markdown, where it has one. */
const NEGOTIATION = [
  'set $page index.html;',
  'if ($http_accept ~ "text/markdown") { set $page index.md; }',
  'index $page index.html;',
];

const GZIP_TYPES = [
  'application/linkset+json',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
];

/**
 * Prints a `server` block for nginx, to be put inside `http`. Uses `alias` without `try_files`,
 * because the two together resolve folders wrongly under a sub-path; nginx's own index and slash
 * handling suffices.
 */
export function printNginxConfig(site: HostSite, port: number): string {
  const { root, basePath, redirects, frameAncestors } = site;
  const policy = ['Content-Security-Policy', buildEmbedPolicy(frameAncestors)] as const;
  const lines = [
    `listen ${port};`,
    'charset utf-8;',
    `charset_types ${CHARSET_TYPES.join(' ')};`,
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 512;',
    `gzip_types ${GZIP_TYPES.join(' ')};`,
    // The only kind of page that nginx does not know by its extension.
    'default_type text/markdown;',
    ...NEGOTIATION,
    printNotFoundPage(basePath),
    ...printHeaders(REVALIDATE, VARY),
    ...redirects.flatMap(printRedirect),
    ...RULE_FILES.map((file) => `location = ${basePath}/${file} { return 404; }`),
    ...[...FILE_TYPES].map(
      ([path, type]) =>
        `location = ${basePath}${path} { alias ${quote(`${root}${path}`)}; default_type ${type}; }`,
    ),
    ...printOutsideLocations(basePath),
    ...printLocation(site, '/', []),
    ...NOT_FOUND_SECTIONS.flatMap((section) =>
      printLocation(site, `/${section}/`, [printNotFoundPage(`${basePath}/${section}`)]),
    ),
    ...printLocation(site, urls.sdkBasic, [
      printNotFoundPage(`${basePath}${urls.libs.slice(0, -1)}`),
      ...printHeaders(REVALIDATE, VARY, policy),
    ]),
    // Not `always`: a 404 must not be cached for a year.
    ...HASHED_FOLDERS.flatMap((folder) =>
      printLocation(site, folder, [`add_header Cache-Control "${IMMUTABLE}";`, ...printHeaders()]),
    ),
  ];
  const intro = `# ${root} as the build exported it; stands inside http { }.`;
  return [intro, 'server {', ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}

/** Prints a redirect. The query is kept for its display overrides, but not sent to another host. */
function printRedirect(redirect: Redirect): readonly string[] {
  const query = isExternal(redirect.to) ? '' : '$is_args$args';
  return listRedirectSources(redirect).map(
    (source) => `location = ${source} { return ${redirect.status} ${redirect.to}${query}; }`,
  );
}

/** Prints security headers and more: a location with a header of its own inherits none. */
function printHeaders(...more: readonly (readonly [string, string])[]): readonly string[] {
  return [...SECURITY_HEADERS, ...more].map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
}

/** Prints the not-found page, also for 403, nginx's status of a folder without index.html. */
function printNotFoundPage(folder: string): string {
  return `error_page 403 404 =404 ${folder}/404.html;`;
}

/** Prints 404 for the host outside of the sub-path, where nginx would show its welcome page. */
function printOutsideLocations(basePath: string): readonly string[] {
  if (!basePath) return [];
  return [
    `location = ${basePath} { return 301 ${basePath}/$is_args$args; }`,
    'location / { return 404; }',
  ];
}

/** Quotes a path for nginx. */
function quote(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&')}"`;
}

/** Prints a location for a folder of the export, given as `/…/`. */
function printLocation(
  { root, basePath }: HostSite,
  folder: string,
  rules: readonly string[],
): readonly string[] {
  const inside = [`alias ${quote(`${root}${folder}`)};`, ...rules];
  return [`location ${basePath}${folder} {`, ...inside.map((line) => `  ${line}`), '}'];
}
