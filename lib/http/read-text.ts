import { LoadError, toLoadMessage } from './load-error';

/**
 * GET with a text answer (SPEC 7). No credentials are sent, and the HTTP cache asks the server whether
 * its copy is still good.
 * @throws {LoadError} status 0 when nothing answered (offline, refused, or CORS: a browser does not say which).
 */
export async function readText(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'omit', cache: 'no-cache' }).catch(() => {
    throw new LoadError(0, toLoadMessage(0, ''));
  });
  if (!response.ok)
    throw new LoadError(response.status, toLoadMessage(response.status, response.statusText));
  return response.text();
}
