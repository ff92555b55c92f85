import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPreviewUrl } from '@/lib/content/schemas/site/preview';
import { isExternal, urls } from '@/lib/routes/urls';
import { LANGUAGES } from '@/lib/words/languages';

/** Permanent redirect. Both addresses have the base path; `from` has no trailing slash. */
export type Redirect = { readonly from: string; readonly to: string; readonly status: 308 };

/** What an export has that hosts need rules for. */
export type ExportParts = {
  /** Sections with their own not-found page. */
  readonly sections: readonly string[];
  /** Media types of files whose name does not tell it, by path. */
  readonly fileTypes: ReadonlyMap<string, string>;
  /** Folders in which every name carries a hash of its content, of each language: `/scripts/`, `/de/scripts/`. */
  readonly hashedFolders: readonly string[];
  /** Addresses of the embeddable pages of each language; empty where there are none. */
  readonly framedPages: readonly string[];
  /** Origins besides this one that may frame them. */
  readonly frameAncestors: readonly string[];
};

/** Sections that may have their own not-found page (SPEC 2). */
const SECTIONS = ['api', 'libs', 'style-guide'];

/**
 * Response headers of every page. `X-Frame-Options` refuses frames, not `frame-ancestors 'none'`:
 * where several rules match, hosts send every policy, and a page that may be framed could not lift
 * the refusal. Its own `frame-ancestors` does override `X-Frame-Options` (CSP 3, 6.4.2).
 */
export const SECURITY_HEADERS: ReadonlyMap<string, string> = new Map([
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
]);

/** A year in seconds, for which browsers shall ask this host name with TLS only. */
export const HSTS_SECONDS = 31_536_000;

/**
 * HTTP Strict Transport Security for this host name only (RFC 6797). Hosts that serve
 * nothing without TLS send it; a server of one's own does when asked to, because it binds every
 * service of the name.
 */
export const HSTS = ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}`] as const;

/** File that the build writes last, so that it marks a complete export. */
export const HEADERS_FILE = '_headers';

/** Files that some hosts read and that no host serves. */
export const RULE_FILES = [HEADERS_FILE, '_redirects'] as const;

/** Header of files that browsers revalidate at every use, so that no page outlives a deployment. */
export const REVALIDATE = ['Cache-Control', 'no-cache'] as const;

/** `Cache-Control` of files whose name changes with their content: one year, in seconds. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Folders of a language's export in which every name carries a hash of its content. */
const HASHED_FOLDERS = ['/_next/static/', '/scripts/', '/search/texts/'] as const;

/** Media types of text whose file says nothing of its charset, by extension: browsers take it for an older one. */
export const TEXT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

/** Media type of files whose name does not tell it, by path. */
const FILE_TYPES: ReadonlyMap<string, string> = new Map([
  ['/.well-known/api-catalog', 'application/linkset+json'],
  ['/mcp.tgz', 'application/gzip'],
  ['/sandbox.tgz', 'application/gzip'],
]);

/**
 * Regular expression for an `Accept` that names `text/markdown` and does not refuse it by `q=0` (RFC 9110 12.4.2);
 * whether HTML is liked more does not matter. Compared without case. JavaScript, PCRE and RE2 understand it alike, and
 * no quote, brace or percent sign in it has to be escaped in the files of a host. Each parameter has one way to match,
 * so that no header takes long.
 */
export const ACCEPTS_MARKDOWN = [
  String.raw`(?:^|,)\s*text/markdown\s*`,
  // A weight with a digit above 0, another name with q, another name, or nothing behind the semicolon.
  String.raw`(?:;\s*(?:q\s*=[^,;1-9]*[1-9][^,;]*|q[^\s,;=][^,;]*|[^\s,;=q][^,;]*)?)*`,
  '(?:,|$)',
].join('');

/** Lists the folders of an export that are a portal of their own: `''`, and those of further languages, like `/de`. */
export const listPortals = (root: string): readonly string[] => [
  '',
  ...LANGUAGES.filter((one) => existsSync(join(root, one, '_next'))).map((one) => `/${one}`),
];

/** Lists the folders with a not-found page of their own: sections that have `<section>/not-found/`, and languages. */
export const listSections = (root: string): readonly string[] =>
  listPortals(root).flatMap((portal) => [
    ...SECTIONS.filter((section) =>
      existsSync(join(root, portal, section, 'not-found/index.html')),
    ).map((section) => `${portal}/${section}`.slice(1)),
    ...(portal === '' ? [] : [portal.slice(1)]),
  ]);

/**
 * Reads which parts an export has.
 * @param frameAncestors origins that may frame the embeddable pages, where there are any.
 */
export function readExportParts(root: string, frameAncestors: readonly string[]): ExportParts {
  const portals = listPortals(root);
  const isThere = (path: string) => existsSync(join(root, path));
  const types = portals.flatMap((portal) =>
    [...FILE_TYPES].map(([path, type]) => [portal + path, type] as const),
  );
  return {
    sections: listSections(root),
    fileTypes: new Map(types.filter(([path]) => isThere(path))),
    hashedFolders: portals.flatMap((portal) => HASHED_FOLDERS.map((folder) => portal + folder)),
    framedPages: portals.map((portal) => portal + urls.sdkBasic).filter(isThere),
    frameAncestors,
  };
}

/**
 * Value of `Link` of every response (RFC 8288), by which agents find the catalog of APIs (RFC 9727), the skills, the
 * card of the program that they can start, and the list of pages.
 */
export const buildSiteLinks = (basePath: string) =>
  [
    `<${basePath}/.well-known/api-catalog>; rel="api-catalog"`,
    `<${basePath}/.well-known/agent-skills/index.json>; rel="agent-skills"`,
    `<${basePath}/.well-known/mcp/server-card.json>; rel="mcp-server-card"`,
    `<${basePath}/llms.txt>; rel="llms-txt"`,
  ].join(', ');

/** Value of one more `Link` of a page: its Markdown, beside an address that ends with a slash. */
export const PAGE_LINK = '<index.md>; rel="alternate"; type="text/markdown"';

/** Headers of all addresses that begin with `prefix`, base path included. */
type HeaderRule = {
  readonly prefix: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** Lists the rules of redirects: each without and with trailing slash, but for files. */
export function expandRedirects(redirects: readonly Redirect[]) {
  return redirects.flatMap(({ from, to, status }) =>
    (/\.html?$/.test(from) ? [from] : [from, `${from}/`]).map((source) => ({ source, to, status })),
  );
}

/**
 * Writes a host's word for the query behind the path of a redirect: it is kept for its display overrides, but not sent to
 * another host.
 * @param query The query with its question mark, or nothing, as the host names it: `$is_args$args`.
 */
export const withQuery = (to: string, query: string): string =>
  isExternal(to) ? to : to.replace(/(?=#)|$/, () => query);

/**
 * Prints `_redirects` for Cloudflare Pages and Netlify: each redirect with and without trailing
 * slash, and the sections' not-found pages. By their documentation, not run: Netlify takes the
 * first match, but prefers an existing page unless the rule is forced (`308!`). Cloudflare always
 * redirects, skips a rule it has seen or whose status it does not know (404), and finds the closest
 * 404.html itself. Rules with `*` come last, because it ignores static rules after one.
 */
export function printRedirectsFile(
  redirects: readonly Redirect[],
  basePath: string,
  sections: readonly string[],
): string {
  const rules = expandRedirects(redirects).flatMap(({ source, to, status }) => [
    `${source} ${to} ${status}!`,
    `${source} ${to} ${status}`,
  ]);
  return [
    '# "308!" and 404 are for Netlify: it would serve the page at that address otherwise, and knows only',
    '# the 404.html at the root. Cloudflare Pages skips what it does not understand.',
    ...rules,
    ...sections.map((section) => printNotFoundRule(`${basePath}/${section}`)),
    ...(basePath ? [printNotFoundRule(basePath)] : []),
    '',
  ].join('\n');
}

function printNotFoundRule(folder: string): string {
  return `${folder}/* ${folder}/404.html 404`;
}

/**
 * Builds the policy header of pages that this site and the origins in `site.json`
 * (`https://partner.example.com`) may frame. It is a header, because `frame-ancestors` has no
 * effect in a `<meta>`.
 */
export function buildEmbedPolicy(frameAncestors: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...frameAncestors].join(' ');
}

/**
 * Builds the header rules of hosts that serve over TLS only: security headers and HSTS everywhere,
 * the policy of pages that may be framed, a long cache for hashed files, the type of files without
 * extension. A preview asks search engines to leave it out. For other files most send `max-age=0, must-revalidate`
 * by default.
 */
export function buildHeaderRules(
  basePath: string,
  { fileTypes, hashedFolders, framedPages, frameAncestors }: ExportParts,
): readonly HeaderRule[] {
  return [
    {
      prefix: `${basePath}/`,
      headers: [
        ...SECURITY_HEADERS,
        HSTS,
        ['Link', buildSiteLinks(basePath)],
        ...(getPreviewUrl() === undefined ? [] : [['X-Robots-Tag', 'noindex'] as const]),
      ],
    },
    ...framedPages.map((page) => ({
      prefix: `${basePath}${page}`,
      headers: [['Content-Security-Policy', buildEmbedPolicy(frameAncestors)] as const],
    })),
    ...hashedFolders.map((folder) => ({
      prefix: `${basePath}${folder}`,
      headers: [['Cache-Control', IMMUTABLE] as const],
    })),
    ...[...fileTypes].map(([path, type]) => ({
      prefix: `${basePath}${path}`,
      headers: [['Content-Type', type] as const],
    })),
  ];
}

/**
 * Prints `_headers` for Cloudflare Pages and Netlify: the rules of `buildHeaderRules`, the charset of texts, which Netlify
 * names by itself, and the link of pages, which both add to that of all addresses.
 */
export function printHeadersFile(basePath: string, parts: ExportParts): string {
  const rules = buildHeaderRules(basePath, parts).map(({ prefix, headers }) => ({
    path: `${prefix}*`,
    headers,
  }));
  const pages = ['/', '/*/'].map((path) => ({
    path: `${basePath}${path}`,
    headers: [['Link', PAGE_LINK] as const],
  }));
  const texts = [...TEXT_TYPES].map(([extension, type]) => ({
    path: `${basePath}/*${extension}`,
    headers: [['Content-Type', type] as const],
  }));
  return [...rules, ...texts, ...pages]
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Writes the rules of hosts into an export: `_redirects`, and `_headers` as its last file, because `npm start` takes that
 * for the mark of a complete export.
 * @param frameAncestors origins besides this one that may frame the embeddable pages.
 */
export function writeRuleFiles(
  root: string,
  basePath: string,
  redirects: readonly Redirect[],
  frameAncestors: readonly string[],
): void {
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('_redirects', printRedirectsFile(redirects, basePath, listSections(root)));
  write(HEADERS_FILE, printHeadersFile(basePath, readExportParts(root, frameAncestors)));
}
