import * as hostFiles from '../host-files';
import type { Host, HostSite } from '../host-site';
import { COMPRESSED_TYPES, VARY } from './server-rules';

/** A `server` block for nginx; the tests run it at the root and under a sub-path. */
export const nginx: Host = {
  name: 'nginx',
  limits: 'Brotli needs a module of its own; gzip is on. TLS and the server name are yours to add.',
  buildFiles: (site) => new Map([['nginx.conf', printNginxServer(site, 80)]]),
};

/** Locations for a `server` block that exists, with a name and TLS of its own; run by the tests. */
export const nginxLocations: Host = {
  name: 'nginx with a server already',
  limits:
    'The locations go before regular expressions of that server (`^~`); at the root they take its `location /`.',
  buildFiles: (site) => new Map([['portal.conf', printNginxLocations(site).join('\n') + '\n']]),
};

/** Types of text besides HTML that get a charset; those of nginx, and Markdown. */
const CHARSET_TYPES = [
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/rss+xml',
];

/**
 * Prints a `server` block for nginx, to be put inside `http`.
 * @param listens values of `listen`: a port, or an address with options.
 */
export function printNginxServer(site: HostSite, ...listens: readonly (number | string)[]): string {
  const lines = [
    ...listens.map((address) => `listen ${address};`),
    ...(site.basePath ? [`location / { ${printNotFoundPage(site.basePath)} return 404; }`] : []),
    ...printNginxLocations(site),
  ];
  const intro = `# ${site.root} as the build exported it; stands inside http { }.`;
  return [intro, 'server {', ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}

/**
 * Prints what serves the portal inside a `server` block. Uses `alias` without `try_files`, because
 * the two together resolve folders wrongly under a sub-path; nginx's own index and slash handling
 * suffices. Variables are set outside of the location: nested ones do not inherit them.
 */
export function printNginxLocations(site: HostSite): readonly string[] {
  const { basePath } = site;
  const inner = [
    ...printRedirects(site.redirects),
    ...hostFiles.RULE_FILES.map((file) => `location = ${basePath}/${file} { return 404; }`),
    ...[...site.fileTypes].map(
      ([path, type]) =>
        `location = ${basePath}${path} { alias ${quote(`${site.root}${path}`)}; default_type ${type}; }`,
    ),
    ...site.sections.flatMap((section) =>
      printLocation(site, `/${section}/`, [printNotFoundPage(`${basePath}/${section}`)]),
    ),
    ...site.framedPages.flatMap((page) =>
      printLocation(site, page, [
        printNotFoundPage(basePath + page.replace(/\/[^/]+\/$/, '')),
        ...printHeaders(site, hostFiles.REVALIDATE, VARY, [
          'Content-Security-Policy',
          hostFiles.buildEmbedPolicy(site.frameAncestors),
        ]),
      ]),
    ),
    // Not `always`: a 404 must not be cached for a year.
    ...site.hashedFolders.flatMap((folder) =>
      printLocation(site, folder, [
        `add_header Cache-Control "${hostFiles.IMMUTABLE}";`,
        ...printHeaders(site),
      ]),
    ),
  ];
  return [
    // Answers `Accept: text/markdown` with a page's Markdown, where it has one.
    'set $portal_index index.html;',
    `if ($http_accept ~* "${hostFiles.ACCEPTS_MARKDOWN}") { set $portal_index index.md; }`,
    'set $portal_page "";',
    `if ($request_uri ~ "^[^?]*/(?:[?]|$)") { set $portal_page '${hostFiles.PAGE_LINK}'; }`,
    ...(site.hsts
      ? ['set $portal_hsts "";', `if ($https) { set $portal_hsts "${hostFiles.HSTS[1]}"; }`]
      : []),
    ...(basePath
      ? [`location = ${basePath} { absolute_redirect off; return 301 ${basePath}/$is_args$args; }`]
      : []),
    ...printLocation(site, '/', [...printSettings(site), ...inner]),
  ];
}

/** Prints the settings of the whole portal, which nested locations inherit. */
function printSettings(site: HostSite): readonly string[] {
  return [
    'charset utf-8;',
    `charset_types ${CHARSET_TYPES.join(' ')};`,
    'absolute_redirect off;',
    'gzip on;',
    ...(site.precompressed ? ['gzip_static on;'] : []),
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 512;',
    `gzip_types ${COMPRESSED_TYPES.join(' ')};`,
    // The only kind of page that nginx does not know by its extension.
    'default_type text/markdown;',
    'index $portal_index index.html;',
    printNotFoundPage(site.basePath),
    ...printHeaders(site, hostFiles.REVALIDATE, VARY),
  ];
}

const printRedirects = (redirects: readonly hostFiles.Redirect[]): readonly string[] =>
  hostFiles
    .expandRedirects(redirects)
    .map(
      ({ source, to, status }) =>
        `location = ${source} { return ${status} ${hostFiles.withQuery(to, '$is_args$args')}; }`,
    );

/** Prints security headers and more: a location with a header of its own inherits none. */
function printHeaders(
  { basePath, hsts }: HostSite,
  ...more: readonly (readonly [string, string])[]
): readonly string[] {
  // nginx leaves out a header whose value is empty.
  const transport = hsts ? [[hostFiles.HSTS[0], '$portal_hsts'] as const] : [];
  return [
    ...[...hostFiles.SECURITY_HEADERS, ...transport, ...more].map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    `add_header Link '${hostFiles.buildSiteLinks(basePath)}' always;`,
    // Not `always`: a page that is missing has no Markdown.
    'add_header Link $portal_page;',
  ];
}

/** Prints the not-found page, also for 403, nginx's status of a folder without index.html. */
function printNotFoundPage(folder: string): string {
  return `error_page 403 404 =404 ${folder}/404.html;`;
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
  return [`location ^~ ${basePath}${folder} {`, ...inside.map((line) => `  ${line}`), '}'];
}
