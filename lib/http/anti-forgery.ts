/** Names of the cookie that has the anti-forgery token and of the header that returns it. */
export type AntiForgery = { readonly cookie: string; readonly header: string };

const DEFAULT: AntiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };

/** `https:` or `//host`, also as browsers read it: `\` as `/`, and without control characters. */
const ABSOLUTE = /^[\u0000-\u0020]*(?:[a-z][a-z0-9+.-]*:|[/\\][\t\n\r]*[/\\])/i;

/** Value of a cookie of this page; `undefined` for none and for one not allowed in a header. */
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

/** Whether a URL has no host of its own and leads to this page's origin. */
function isRelative(url: string): boolean {
  if (typeof document === 'undefined' || ABSOLUTE.test(url)) return false;
  return (
    URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).origin === location.origin
  );
}

/**
 * Adds the anti-forgery token of a cookie to a request with a relative URL that is no GET (SPEC 7).
 * The token never leaves this origin: such a request follows no redirect, unless `init` says so. A
 * header set by the caller stays. `init` comes back unchanged without the cookie, and outside of a
 * page.
 * @param names Cookie and header of the token; default: `XSRF-TOKEN` and `X-XSRF-TOKEN`.
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
