import { LoadError, describeLoadError } from './load-error';
import { request } from './request';

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
