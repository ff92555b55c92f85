/** Where a server puts the token that tells its own pages from others, and where it wants it back. */
export type AntiForgery = { readonly cookie: string; readonly header: string };

const DEFAULT: AntiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };

/** `https:`, `//host`, and what browsers read as such: they turn `\` into `/` and skip control characters. */
const ABSOLUTE = /^[\u0000-\u0020]*(?:[a-z][a-z0-9+.-]*:|[/\\][\t\n\r]*[/\\])/i;

/** A cookie of this page as it may stand in a header; `undefined` when there is none, or it may not. */
function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = decodeCookie(found?.slice(name.length + 1) ?? '');
  return /^[\u0021-\u007e]+$/.test(value) ? value : undefined;
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Not encoded: a lone `%` is a character as any other.
  }
}

/** Whether an address is spelled without a host and leads to this page's own. */
function isRelative(url: string): boolean {
  if (typeof document === 'undefined' || ABSOLUTE.test(url)) return false;
  return (
    URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).origin === location.origin
  );
}

/**
 * What a request that is no GET is sent with (SPEC 7): to a relative address it carries the token of a cookie. The
 * token never leaves this origin: a request that has it follows no redirect unless told to. A header that the
 * caller set stays; without the cookie, and outside of a page, none is set.
 * @param mediaTypes the cookie with the token and the header for it; default `XSRF-TOKEN` and `X-XSRF-TOKEN`.
 */
export function withToken(
  url: string,
  init: RequestInit,
  { cookie, header }: AntiForgery = DEFAULT,
): RequestInit {
  const token = isRelative(url) ? getCookie(cookie) : undefined;
  if (token === undefined) return init;
  const headers = new Headers(init.headers);
  if (headers.has(header)) return init;
  headers.set(header, token);
  return { redirect: 'error', ...init, headers };
}
