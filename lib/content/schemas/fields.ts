import { z } from 'zod';
import { formatReceived } from '../source/messages';

/** Builds the error of a rule: what was expected, then what was found. */
const expected = (what: string) => (issue: { readonly input?: unknown }) =>
  `expected ${what}, received ${formatReceived(issue.input)}`;

/** A text of `min` to `max` characters, white space around it not counted. */
export function text(min: number, max: number) {
  const range = min === max ? String(min) : `${min} to ${max}`;
  return z.string().refine((value) => value.trim().length >= min && value.trim().length <= max, {
    error: ({ input }) =>
      `expected ${range} characters, received ${typeof input === 'string' ? input.trim().length : 0}`,
  });
}

/** A text that follows a pattern; `what` describes the pattern to a writer. */
export function like(pattern: RegExp, what: string) {
  return z.string().refine((value) => pattern.test(value), { error: expected(what) });
}

/** One part of an address: `customer-vault`. */
export const slug = like(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'lower-case letters and digits joined by single hyphens, such as "customer-vault"',
);

/** `1.34`, `2.6.14`, `1.3.8a`: without a leading `v`. */
export const version = like(/^\d+(\.\d+)*[a-z]?$/, 'a version such as "3.2.4", without a "v"');

/** SHA-1 in hexadecimal, the checksum of SPEC 3. */
export const sha1 = like(/^[0-9a-f]{40}$/, '40 lower-case hexadecimal characters (SHA-1)');

/** SHA-256 in hexadecimal. */
export const sha256 = like(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal characters (SHA-256)');

/** `#rgb` or `#rrggbb`. */
export const hexColour = like(
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  'a CSS hex colour such as "#2346d8"',
);

function isBaseUrl(value: string): boolean {
  return /^https?:\/\/[^\s]+[^/\s]$/.test(value) && URL.canParse(value);
}

/** `https://api.example.com`: absolute http or https, without a slash at the end. */
export const baseUrl = z.string().refine(isBaseUrl, {
  error: expected('an absolute http or https address without a slash at the end'),
});

function likeOrigin(what: string) {
  const isWhole = (value: string) => isBaseUrl(value) && new URL(value).origin === value;
  return z.string().refine(isWhole, { error: expected(what) });
}

/** `https://partner.example.com`: scheme, host and port of a site, nothing more. */
export const origin = likeOrigin('the origin of a site, such as "https://partner.example.com"');

/** The same for the portal itself. */
export const portalOrigin = likeOrigin(
  'the origin of a site, without a slash at the end, such as "https://developer.example.com" (a path below it is the BASE_PATH of the build)',
);

/** `/login`: an address path with a slash in front. */
export const path = like(/^\/(?!\/)\S*$/, 'a path that begins with one slash');

/** `/images/plugins/x.svg`: a picture under `public/`. */
export const image = like(
  /^\/images\/(?!.*\.\.)[\w./-]+\.(svg|png|jpg|webp|avif)$/,
  'a picture under public/images, such as "/images/plugins/woocommerce.svg"',
);

const LINK = /^(\/(?!\/)(\S*\/|\S*\.\w+)?([?#]\S*)?|#\S+|https?:\/\/\S+|mailto:\S+@\S+)$/;
const LINK_DESCRIPTION =
  'an address of this site with slashes around it, such as "/guides/webhooks/", or one that begins with https://';

/** An address of this site (with a slash at the end, or a file), or an absolute http(s) or mailto one. */
export const link = like(LINK, LINK_DESCRIPTION);

/** A `link`, or `link:sandboxSignup`: a key of `links` in `content/site.json`, whose host depends on the environment. */
export const linkOrToken = z
  .string()
  .refine((value) => /^link:\w+$/.test(value) || LINK.test(value), {
    error: expected(`${LINK_DESCRIPTION}, or "link:" and a key of "links" in content/site.json`),
  });

/** A path of this site, or an absolute address without a slash at the end. */
export const pathOrBaseUrl = z
  .string()
  .refine((value) => isBaseUrl(value) || /^\/\w[\w./-]*\w$/.test(value), {
    error: expected('a path such as "/storage" or an absolute address, without a slash at the end'),
  });

/** A base address, or an empty text where there is none yet. */
export const baseUrlOrEmpty = z.string().refine((value) => value === '' || isBaseUrl(value), {
  error: expected('an absolute http or https address without a slash at the end, or ""'),
});

/** A setting that may be left out. */
export const flag = z.boolean().exactOptional();
