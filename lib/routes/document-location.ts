/** Why a document is not loaded, by the names of `refusals` in the words of the interface. */
export type Refusal =
  | 'hiddenCharacter'
  | 'otherHost'
  | 'noSlash'
  | 'noWebAddress'
  | 'credentials'
  | 'noApi'
  | 'leavesFolder'
  | 'leavesApi';

/** Address that an OpenAPI document is loaded from, or why it is not loaded. */
export type DocumentLocation =
  | {
      readonly ok: true;
      readonly url: string;
      /** Host of a document that is not the provider's own; a banner names it. */
      readonly foreignHost?: string;
    }
  | { readonly ok: false; readonly reason: Refusal }
  /** Documents of this host are not allowed. */
  | { readonly ok: false; readonly reason: 'notAllowed'; readonly host: string };

/** Documents that an address may name. */
export type DocumentRules = {
  /** API base of the current environment: `https://api-test.example.com`; empty where no document is loaded from it. */
  readonly apiBase: string;
  /** The provider's documents that are elsewhere, by what names them: their addresses in the current environment. */
  readonly own?: Readonly<Record<string, string>>;
  /** Absolute addresses of foreign documents that `content/site.json` allows. */
  readonly allow: readonly string[];
};

// Browsers drop tabs and newlines inside an address and read `\` as `/`: both can hide another
// host. Spaces, blank glyphs and direction marks would let an address that is shown read as a
// sentence.
const HIDDEN = /[\p{C}\p{Z}\p{DI}\u2800\\]/u;
// Some servers decode a path before they resolve it: an encoded slash also ends a segment.
const DOT_SEGMENT = /(^|\/|%2f|%5c)(\.|%2e){1,2}(\/|%2f|%5c|$)/i;

/**
 * Resolves `?swaggerUri=` (SPEC 7). It may only name a path on the API base of the
 * current environment, or a document that the configuration allows: a reader who is sent a crafted
 * link must never see somebody else's document as the provider's (GHSA-qrmm-w75w-3wpx).
 * @param wanted the parameter's value as decoded by `URLSearchParams`.
 */
export function resolveDocumentLocation(
  wanted: string,
  { apiBase, own = {}, allow }: DocumentRules,
): DocumentLocation {
  const ownUrl = Object.hasOwn(own, wanted) ? own[wanted] : undefined;
  if (ownUrl !== undefined) return { ok: true, url: ownUrl };
  if (HIDDEN.test(wanted)) return refuse('hiddenCharacter');
  if (wanted.startsWith('//')) return refuse('otherHost');
  if (wanted.startsWith('/')) return resolveApiPath(wanted, apiBase);
  if (!URL.canParse(wanted)) return refuse('noSlash');
  const url = new URL(wanted);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('noWebAddress');
  if (url.username !== '' || url.password !== '') return refuse('credentials');
  if (apiBase !== '' && url.origin === new URL(apiBase).origin)
    return resolveApiUrl(wanted, url, apiBase);
  if (allow.includes(wanted)) return { ok: true, url: url.href, foreignHost: url.host };
  return { ok: false, reason: 'notAllowed', host: url.host };
}

function resolveApiPath(location: string, apiBase: string): DocumentLocation {
  if (apiBase === '') return refuse('noApi');
  const address = `${apiBase}${location}`;
  if (hasDotSegments(location)) return refuse('leavesFolder');
  if (!URL.canParse(address) || new URL(address).origin !== new URL(apiBase).origin)
    return refuse('leavesApi');
  return { ok: true, url: address };
}

/** Resolves an absolute address on the API's host; it must be below the path of the API base. */
function resolveApiUrl(wanted: string, url: URL, apiBase: string): DocumentLocation {
  const folder = `${apiBase}/`;
  if (hasDotSegments(wanted) || !url.href.startsWith(new URL(folder).href))
    return refuse('leavesFolder');
  return { ok: true, url: url.href };
}

function hasDotSegments(address: string): boolean {
  return DOT_SEGMENT.test(address.split(/[?#]/)[0] ?? '');
}

function refuse(reason: Refusal): DocumentLocation {
  return { ok: false, reason };
}
