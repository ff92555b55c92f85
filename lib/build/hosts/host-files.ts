import { urls } from '@/lib/routes/urls';
import type { Redirect } from '../html/extensionless-files';
import { NOT_FOUND_SECTIONS } from '../html/not-found-pages';

/**
 * Response headers of every page. Framing is refused by `X-Frame-Options` and not by `frame-ancestors 'none'`:
 * where several rules match, hosts add headers up, and every policy counts. A page that may be framed
 * could then not take the refusal back; its own `frame-ancestors` does outdo `X-Frame-Options` (CSP 3, 6.4.2).
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

/** Written when everything else stands: a folder that has it is a complete export. */
export const HEADERS_FILE = '_headers';

/** For files whose name changes with their content. Seconds: one year. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Folders of the export in which every name carries a hash of its content. */
export const HASHED_FOLDERS = [
  '/_next/static/',
  '/pagefind/fragment/',
  '/pagefind/index/',
] as const;

/** Headers for every address that begins with `prefix`, base path included. */
type HeaderRule = {
  readonly prefix: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** The addresses a redirect is for: with and without trailing slash. */
export function listRedirectSources({ from }: Redirect): readonly string[] {
  return [from, `${from}/`];
}

/**
 * `_redirects` for Cloudflare Pages and Netlify, each redirect with and without trailing slash, and the
 * sections' not-found pages. Read in their documentation and not run on either host: Netlify prefers the
 * page that exists unless the rule is forced (`308!`) and takes the first match; Cloudflare always
 * redirects and skips a rule it has seen or whose status it does not know. 404 it does not know, and it
 * takes the nearest 404.html by itself; those rules come last, since no static rule counts after a `*`.
 */
export function printRedirectsFile(redirects: readonly Redirect[], basePath: string): string {
  const rules = redirects.flatMap((redirect) =>
    listRedirectSources(redirect).flatMap((source) => [
      `${source} ${redirect.to} ${redirect.status}!`,
      `${source} ${redirect.to} ${redirect.status}`,
    ]),
  );
  return [
    '# "308!" and 404 are for Netlify: it would serve the page at that address otherwise, and knows only',
    '# the 404.html at the root. Cloudflare Pages skips what it does not understand.',
    ...rules,
    ...NOT_FOUND_SECTIONS.map((section) => printNotFoundRule(`${basePath}/${section}`)),
    ...(basePath ? [printNotFoundRule(basePath)] : []),
    '',
  ].join('\n');
}

function printNotFoundRule(folder: string): string {
  return `${folder}/* ${folder}/404.html 404`;
}

/**
 * The policy header of pages made to be framed: by this site, and by the origins `site.json` names
 * (`https://partner.example.com`). `frame-ancestors` is ignored in a `<meta>`, so it is a header.
 */
export function buildEmbedPolicy(frameAncestors: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...frameAncestors].join(' ');
}

/**
 * What every host that takes rules is told: security headers everywhere, pages that may be framed, long
 * cache for hashed files. `frameAncestors`: origins that may frame those pages besides this one. Nothing
 * is said of other files: these hosts let them be kept and asked for again (`max-age=0, must-revalidate`).
 */
export function buildHeaderRules(
  basePath: string,
  frameAncestors: readonly string[],
): readonly HeaderRule[] {
  return [
    { prefix: `${basePath}/`, headers: [...SECURITY_HEADERS] },
    {
      prefix: `${basePath}${urls.sdkBasic}`,
      headers: [['Content-Security-Policy', buildEmbedPolicy(frameAncestors)]],
    },
    ...HASHED_FOLDERS.map((folder) => ({
      prefix: `${basePath}${folder}`,
      headers: [['Cache-Control', IMMUTABLE] as const],
    })),
  ];
}

/** `_headers` for Cloudflare Pages and Netlify: the rules of `buildHeaderRules`. */
export function printHeadersFile(basePath: string, frameAncestors: readonly string[] = []): string {
  return buildHeaderRules(basePath, frameAncestors)
    .map(({ prefix, headers }) =>
      [`${prefix}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
