import type { Redirect } from './bare-files';

/** Response headers of every page; `frame-ancestors` is ignored in a `<meta>`, so it stands here. */
export const SECURITY_HEADERS: ReadonlyMap<string, string> = new Map([
  ['Content-Security-Policy', "frame-ancestors 'none'"],
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

/** `_headers` for Cloudflare Pages and Netlify: security headers everywhere, long cache for hashed files. */
export function toHeadersFile(basePath: string): string {
  const security = [...SECURITY_HEADERS].map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${basePath}/*`,
    ...security,
    '',
    `${basePath}/_next/static/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}
