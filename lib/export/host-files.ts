import { urls } from '@/lib/urls';
import type { Redirect } from './bare-files';

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

/**
 * `_redirects` for Cloudflare Pages and Netlify, each redirect with and without trailing slash.
 * Each rule stands twice: Netlify prefers the page that exists unless the rule is forced (`308!`) and takes
 * the first match; Cloudflare always redirects, and skips a line whose status is not a number.
 */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].flatMap((source) => [
      `${source} ${to} ${status}!`,
      `${source} ${to} ${status}`,
    ]),
  );
  return [
    '# "308!" is for Netlify, which would serve the page at that address otherwise;',
    '# Cloudflare Pages skips that line and takes the next.',
    ...rules,
    '',
  ].join('\n');
}

/**
 * The policy header of pages made to be framed: by this site, and by the origins `site.json` names
 * (`https://partner.example.com`). `frame-ancestors` is ignored in a `<meta>`, so it is a header.
 */
export function toEmbedPolicy(frameAncestors: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...frameAncestors].join(' ');
}

/**
 * `_headers` for Cloudflare Pages and Netlify: security headers everywhere, pages that may be framed, long
 * cache for hashed files. `frameAncestors`: origins that may frame them besides this one.
 */
export function toHeadersFile(basePath: string, frameAncestors: readonly string[] = []): string {
  const security = [...SECURITY_HEADERS].map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${basePath}/*`,
    ...security,
    '',
    `${basePath}${urls.sdkBasic}*`,
    `  Content-Security-Policy: ${toEmbedPolicy(frameAncestors)}`,
    '',
    `${basePath}/_next/static/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}
