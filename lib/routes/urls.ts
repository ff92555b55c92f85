/**
 * Spelling of every address in the portal. Each is absolute within the portal and ends with a
 * slash, because that is what works on every static host.
 */

/** Sub-path the portal is served under, e.g. `/developer`; empty at the root of a host. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Adds the base path, as `<a>`, `fetch()` and `<img>` need it; the router's `push()` adds
 * it itself. External addresses are returned unchanged.
 * @example withBasePath('/libs/') // '/developer/libs/' when built with BASE_PATH=/developer
 */
export function withBasePath(path: string, basePath: string = BASE_PATH): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${basePath}${path}` : path;
}

/** Removes the base path from a path: `/guides/webhooks/`. Any other path is returned unchanged. */
export function withoutBasePath(pathname: string, basePath: string = BASE_PATH): string {
  if (basePath === '' || !(pathname === basePath || pathname.startsWith(`${basePath}/`)))
    return pathname;
  return pathname.slice(basePath.length) || '/';
}

/** Whether an address leaves the portal: another origin, mail, telephone; no path or fragment. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Whether an address names a file (a PDF, an archive), not a page: its path has an extension. */
export function isFileUrl(href: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(href.split(/[?#]/)[0] ?? '');
}

/**
 * Adds the slash at the end of a page's path, which foreign documents leave out.
 * @example withSlash('/api/reference#avs-codes') // '/api/reference/#avs-codes'
 */
export function withSlash(href: string): string {
  return href.replace(/^[^?#]*[^/?#](?=[?#]|$)/, '$&/');
}

/** Page addresses of SPEC 2. Slugs come from file names and OpenAPI tags and need no escaping. */
export const urls = {
  home: '/',
  solutions: '/solutions/',
  solution: (slug: string) => `/solutions/${slug}/`,
  guides: '/guides/',
  guide: (slug: string) => `/guides/${slug}/`,
  workflows: '/guides/workflows/',
  workflow: (name: string) => `/guides/workflows/${name}/`,
  libs: '/libs/',
  sdk: '/libs/sdk/',
  sdkBasic: '/libs/sdk-basic/',
  plugins: '/libs/plugins/',
  plugin: (plugin: string) => `/libs/plugins/${plugin}/`,
  pluginLatest: (plugin: string) => `/libs/plugins/${plugin}/latest/`,
  libsNotFound: '/libs/not-found/',
  api: '/api/',
  apiNotFound: '/api/not-found/',
  apiChangelog: '/api/changelog/',
  apiBreaking: '/api/breaking-changes/',
  apiEnds: '/api/ends/',
  apiSection: (tag: string) => `/api/${tag}/`,
  /** Joins the base, the slug of the first tag and the operation's slug (SPEC 7). */
  operation: (tag: string, operation: string, base = '/api') => `${base}/${tag}/${operation}/`,
  styleGuide: '/style-guide/',
  /** Page of `content/pages`. */
  page: (path: string) => `/${path}/`,
  notFound: '/not-found/',
} as const;

/** Saved copy of one of the provider's documents. */
export const documentFile = (id: string): string => `/openapi/${id}.json`;

/** Files of a workflow for programs that run it. */
export const workflowFiles = {
  arazzo: (name: string) => `${urls.workflow(name)}workflow.arazzo.yaml`,
  postman: (name: string) => `${urls.workflow(name)}postman.json`,
  /** A file that it sends. */
  attachment: (name: string, file: string) => `${urls.workflow(name)}${file}`,
} as const;

/** Folder below `public` and the export with the whole reference of each document as one file. */
export const REFERENCE_FOLDER = 'reference';

/** Whole reference of the newest release of a document as one file, or its events, without the base path. */
export const referenceFile = (id: string, kind: 'html' | 'pdf' | 'asyncapi.json'): string =>
  `/${REFERENCE_FOLDER}/${id}.${kind}`;

/** Files of the changelog for feed readers and programs; written out, because a bundler would keep all addresses for them. */
export const changelogFiles = {
  feed: '/api/changelog/feed.xml',
  changes: '/api/changelog/changes.json',
} as const;

/** Files of the page of ends for feed readers and calendars; written out, as those above. */
export const endsFiles = {
  feed: '/api/ends/feed.xml',
  calendar: '/api/ends/ends.ics',
} as const;

type Scalar = string | number | boolean | null | undefined;

/** Keys that describe a call and never enter its query (SPEC 7). */
const NO_QUERY: ReadonlySet<string> = new Set(['body', 'response']);

/**
 * Serializes an object's own entries to an encoded query string without `?` (SPEC 7). The keys
 * `body` and `response` and empty values (`undefined`, `null`, `''`) are left out; `0` and `false`
 * are values. A list repeats its key for each value. Empty when nothing is left.
 * @example serializeQuery({ tag: ['a', 'b c'], page: 0, q: '' }) // 'tag=a&tag=b+c&page=0'
 */
export function serializeQuery(
  values: Readonly<Record<string, Scalar | readonly Scalar[]>>,
): string {
  const entries = Object.entries(values)
    .filter(([key]) => !NO_QUERY.has(key))
    .flatMap(([key, value]) => [value].flat().map((one) => [key, String(one ?? '')]))
    .filter(([, text]) => text !== '');
  return new URLSearchParams(entries).toString();
}
