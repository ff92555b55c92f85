import { z } from 'zod';
import { formatReceived } from '../source/messages';

/** Error of a rule: what was expected, then what was received. */
const expected = (what: string) => (issue: { readonly input?: unknown }) =>
  `expected ${what}, received ${formatReceived(issue.input)}`;

/** Schema of a text of `min` to `max` characters; white space around it does not count. */
export function text(min: number, max: number) {
  const range = min === max ? String(min) : `${min} to ${max}`;
  return z.string().refine((value) => value.trim().length >= min && value.trim().length <= max, {
    error: ({ input }) =>
      `expected ${range} characters, received ${typeof input === 'string' ? input.trim().length : 0}`,
  });
}

/** Schema of a text that matches a pattern; `what` describes the pattern to a writer. */
export function like(pattern: RegExp, what: string) {
  return z.string().refine((value) => pattern.test(value), { error: expected(what) });
}

/** Schema of one address segment: `customer-vault`. */
export const slug = like(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'lower-case letters and digits joined by single hyphens, such as "customer-vault"',
);

/** Schema of a version without a leading `v`: `1.34`, `2.6.14`, `1.3.8a`. */
export const version = like(/^\d+(\.\d+)*[a-z]?$/, 'a version such as "3.2.4", without a "v"');

/** Schema of a SHA-1 in hexadecimal, the checksum of SPEC 3. */
export const sha1 = like(/^[0-9a-f]{40}$/, '40 lower-case hexadecimal characters (SHA-1)');

/** Schema of a SHA-256 in hexadecimal. */
export const sha256 = like(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal characters (SHA-256)');

/** Schema of a CSS colour: `#rgb` or `#rrggbb`. */
export const hexColour = like(
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  'a CSS hex colour such as "#2346d8"',
);

function isBaseUrl(value: string): boolean {
  return /^https?:\/\/[^\s]+[^/\s]$/.test(value) && URL.canParse(value);
}

/** Schema of a base address, http(s) without a trailing slash: `https://api.example.com`. */
export const baseUrl = z.string().refine(isBaseUrl, {
  error: expected('an absolute http or https address without a slash at the end'),
});

function likeOrigin(what: string) {
  const isWhole = (value: string) => isBaseUrl(value) && new URL(value).origin === value;
  return z.string().refine(isWhole, { error: expected(what) });
}

/** Schema of an origin, scheme, host and port only: `https://partner.example.com`. */
export const origin = likeOrigin('the origin of a site, such as "https://partner.example.com"');

/** Schema of the portal's own origin. */
export const portalOrigin = likeOrigin(
  'the origin of a site, without a slash at the end, such as "https://developer.example.com" (a path below it is the BASE_PATH of the build)',
);

/** Schema of an address path with a leading slash: `/login`. */
export const path = like(/^\/(?!\/)\S*$/, 'a path that begins with one slash');

/** Schema of a picture's address: `/images/plugins/x.svg`. */
export const image = like(
  /^\/images\/(?!.*\.\.)[\w./-]+\.(svg|png|jpg|webp|avif)$/,
  'a picture under content/images, such as "/images/plugins/woocommerce.svg"',
);

const LINK = /^(\/(?!\/)(\S*\/|\S*\.\w+)?([?#]\S*)?|#\S+|https?:\/\/\S+|mailto:\S+@\S+)$/;
const LINK_DESCRIPTION =
  'an address of this site with slashes around it, such as "/guides/webhooks/", or one that begins with https://';

/** Schema of a link: an address of this site (trailing slash, or a file), http(s) or mailto. */
export const link = like(LINK, LINK_DESCRIPTION);

/** Schema of a `link`, or of `link:` and a key of `links` in `content/site.json`. */
export const linkOrToken = z
  .string()
  .refine((value) => /^link:\w+$/.test(value) || LINK.test(value), {
    error: expected(`${LINK_DESCRIPTION}, or "link:" and a key of "links" in content/site.json`),
  });

/** Schema of a path of this site, or of an absolute address without a trailing slash. */
export const pathOrBaseUrl = z
  .string()
  .refine((value) => isBaseUrl(value) || /^\/\w[\w./-]*\w$/.test(value), {
    error: expected('a path such as "/storage" or an absolute address, without a slash at the end'),
  });

/** Schema of a base address; empty where there is none yet. */
export const baseUrlOrEmpty = z.string().refine((value) => value === '' || isBaseUrl(value), {
  error: expected('an absolute http or https address without a slash at the end, or ""'),
});

/** Schema of origins that a script of another host connects to. */
export const connectedHosts = z
  .array(like(/^(https|wss):\/\/[\w.-]+(:\d+)?$/, '"https://" or "wss://" and a host'))
  .default([]);

/** Schema of whether a script of another host works where the policy requires Trusted Types; it does where nothing is said. */
export const trustedTypes = z.boolean().exactOptional();

/** Schema of an optional flag. */
export const flag = z.boolean().exactOptional();

/** Schema of the id of an operation: `post /sale`. */
export const operationId = like(/^[a-z]+ \S+$/, 'an operation, such as "post /sale"');
