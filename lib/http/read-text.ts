import type { AntiForgery } from './anti-forgery';

/** A request that failed, in words (SPEC 8). `status` is 0 when no answer arrived. */
export class LoadError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'LoadError';
    this.status = status;
  }
}

/**
 * The message of a failed request (SPEC 8): status 0 is 'Check internet connection'; otherwise the
 * status and its text, or 'Server error' when the server gave no text (HTTP/2 never does).
 */
export function describeLoadError(status: number, statusText: string): string {
  if (status === 0) return 'Check internet connection';
  return statusText === '' ? 'Server error' : `${status} ${statusText}`;
}

/**
 * GET with a text answer (SPEC 7). No credentials are sent, and the HTTP cache asks the server whether
 * its copy is still good.
 * @param url an address in full.
 * @param read takes the text from the answer.
 * @throws {LoadError} status 0 when no whole answer came (offline, refused, broken off, or CORS: a browser
 *   does not say which); the answer's status otherwise, also where it comes from another host.
 */
export async function readText(
  url: string,
  read = (received: Response) => received.text(),
): Promise<string> {
  const response = await request(url, { credentials: 'omit', cache: 'no-cache' }).catch(noResponse);
  if (!response.ok)
    throw new LoadError(response.status, describeLoadError(response.status, response.statusText));
  // An open redirect on the API must not show somebody else's document as the provider's (DESIGN 5).
  if (response.redirected && new URL(response.url).origin !== new URL(url).origin)
    throw new LoadError(response.status, `Sent on to another host: ${new URL(response.url).host}`);
  return read(response).catch(noResponse);
}

function noResponse(): never {
  throw new LoadError(0, describeLoadError(0, ''));
}

/**
 * `fetch` with the anti-forgery header of SPEC 7 (`withToken`), which a GET never carries. All that the portal asks
 * for itself is a GET, so what others need is loaded with the first of them.
 * @param mediaTypes the cookie with the token and the header for it.
 * @throws {TypeError} as `fetch` does, when no answer came.
 */
export async function request(
  url: string,
  init: RequestInit = {},
  names?: AntiForgery,
): Promise<Response> {
  if ((init.method ?? 'GET').toUpperCase() === 'GET') return fetch(url, init);
  const { withToken } = await import('./anti-forgery');
  return fetch(url, withToken(url, init, names));
}
