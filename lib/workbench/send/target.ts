import * as words from '@/.generated/words/workbench/refusals';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';

/** The only place that requests are sent to: one API on the API base of this host's environment. */
export type SandboxServer = {
  /** API base of this host's environment: `http://localhost:4010`. */
  readonly own: string;
  /** API base of the sandbox, which documents and samples name: `https://api-test.example.com`. */
  readonly sandbox: string;
  /** Path of the API on its base: `/pg`; empty where it has none of its own. */
  readonly path: string;
  /** Base address of the production API, which is never sent to. */
  readonly production: string;
  /** How requests are signed; absent where they are not. */
  readonly signature?: RequestSignature;
};

/** API base of production, in whose place requests go to the sandbox in the page: no host has this name (RFC 2606). */
export const NO_HOST = 'https://sandbox.invalid';

/** Address that a request is sent to, or one sentence on why it is sent nowhere. */
export type Target =
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string };

/** Characters that a URL may hold (RFC 3986 2) but `#`, which ends what is sent. */
const URL_CHARS = /^[\w\-.~:/?[\]@!$&'()*+,;=%]*$/;

/** Most times that a segment is decoded: servers and proxies decode it again. */
const MAX_DECODINGS = 5;

function refuse(reason: string): Target {
  return { ok: false, reason: `${reason} ${words.nothingSent}` };
}

/** Text without its percent-encoding, however often it was encoded; `undefined` for an invalid one. */
function decodeFully(text: string): string | undefined {
  let decoded = text;
  try {
    for (let count = 0; count < MAX_DECODINGS; count += 1) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    }
  } catch {
    // `100%` decodes no further: what is left is a text.
    return decoded === text ? undefined : decoded;
  }
  return undefined;
}

/** Error of one segment of a path; empty for none. */
function findSegmentError(segment: string): string {
  const decoded = decodeFully(segment);
  if (decoded === undefined) return words.badEncoding(segment);
  // Some servers take what follows a semicolon for no part of the name.
  if (/^\.\.?(;.*)?$/s.test(decoded.trim())) return words.otherPath(segment);
  if (/[/\\]/.test(decoded)) return words.slash(segment);
  if (/[\p{Cc}\p{Cf}]/u.test(decoded)) return words.invisible(segment);
  return /[{}]/.test(decoded) ? words.template(segment) : '';
}

/** Error of what follows the base of an API; empty for none. */
function findError(rest: string): string {
  if (!URL_CHARS.test(rest)) return words.badAddress;
  const [path = '', ...query] = rest.split('?');
  const segments = path.split('/').slice(1);
  // Only the last one may be empty: `/vault/customer/`.
  if (segments.slice(0, -1).includes('')) return words.emptySegment;
  for (const segment of segments) {
    const error = findSegmentError(segment);
    if (error !== '') return error;
  }
  const isQueryPlain = !/[\p{Cc}]/u.test(decodeFully(query.join('?').replaceAll('+', ' ')) ?? '');
  return isQueryPlain ? '' : words.badQuery;
}

/** Whether an address continues a base at a whole part of its path. */
function continues(url: string, base: string): boolean {
  return url.startsWith(base) && /^([/?]|$)/.test(url.slice(base.length));
}

/** Whether an address is what a browser makes of it, at this origin and path. */
function isExactly(url: string, base: string): boolean {
  if (!URL.canParse(url)) return false;
  const [parsed, wanted] = [new URL(url), new URL(base)];
  const isSecure =
    parsed.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(parsed.hostname);
  return (
    isSecure &&
    parsed.origin === wanted.origin &&
    parsed.username === '' &&
    parsed.password === '' &&
    parsed.hash === '' &&
    parsed.origin + parsed.pathname === url.split('?', 1)[0] &&
    continues(parsed.origin + parsed.pathname, base)
  );
}

/**
 * Builds the address that a request of a sample is sent to: the API base of this host's environment and
 * what the sample has after the base of its API. Refuses whatever would not end up there: another server of a
 * document, a path that leads elsewhere, production.
 * @param url URL of the sample, percent-encoded.
 */
export function resolveTarget(url: string, server: SandboxServer): Target {
  const { own, sandbox, path, production } = server;
  const base = own + path;
  const written = [sandbox + path, base].find((one) => continues(url, one));
  if (written === undefined) return refuse(words.otherServer(base));
  if (!URL.canParse(own) || new URL(own).origin === new URL(production).origin)
    return refuse(words.production);
  const rest = url.slice(written.length);
  const error = findError(rest);
  if (error !== '') return refuse(error);
  return isExactly(base + rest, base)
    ? { ok: true, url: base + rest }
    : refuse(words.leadsElsewhere);
}
