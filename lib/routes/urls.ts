/**
 * The one place that spells an address. Every address is absolute within the portal and ends with a
 * slash, because that is what works on every static host (DESIGN 6).
 */

/** Sub-path the portal is served under, e.g. `/developer`; empty at the root of a host. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * An address as `<a>`, `fetch()` or `<img>` needs it. The router's `push()` and `prefetch()` add the base path themselves.
 * External addresses come back as they are.
 * @example withBasePath('/libs/') // '/developer/libs/' when built with BASE_PATH=/developer
 */
export function withBasePath(path: string, basePath: string = BASE_PATH): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${basePath}${path}` : path;
}

/** The path of the page in the address bar, without the base path: `/guides/webhooks/`. */
export function withoutBasePath(pathname: string, basePath: string = BASE_PATH): string {
  if (basePath === '' || !(pathname === basePath || pathname.startsWith(`${basePath}/`)))
    return pathname;
  return pathname.slice(basePath.length) || '/';
}

/** Whether an address leaves the portal: another origin, mail, telephone. Fragments and paths do not. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Whether an address is a file the host serves as it is (a PDF, an archive), not a page. */
export function isFileUrl(href: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(href.split(/[?#]/)[0] ?? '');
}

/**
 * The address of a page with the slash at the end of its path that documents of others leave out.
 * @example withSlash('/api/reference#avs-codes') // '/api/reference/#avs-codes'
 */
export function withSlash(href: string): string {
  return href.replace(/^[^?#]*[^/?#](?=[?#]|$)/, '$&/');
}

/** Addresses of SPEC 2. Slugs come from file names and OpenAPI tags, which hold no character to escape. */
export const urls = {
  home: '/',
  solutions: '/solutions/',
  solution: (slug: string) => `/solutions/${slug}/`,
  guides: '/guides/',
  guide: (slug: string) => `/guides/${slug}/`,
  libs: '/libs/',
  sdk: '/libs/sdk/',
  sdkBasic: '/libs/sdk-basic/',
  plugins: '/libs/plugins/',
  plugin: (plugin: string) => `/libs/plugins/${plugin}/`,
  pluginLatest: (plugin: string) => `/libs/plugins/${plugin}/latest/`,
  libsNotFound: '/libs/not-found/',
  api: '/api/',
  apiNotFound: '/api/not-found/',
  apiSection: (tag: string) => `/api/${tag}/`,
  /** The base, the first tag, the operation's own address (SPEC 7). */
  operation: (tag: string, operation: string, base = '/api') => `${base}/${tag}/${operation}/`,
  styleGuide: '/style-guide/',
  notFound: '/not-found/',
} as const;
