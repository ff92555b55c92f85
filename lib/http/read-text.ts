import * as words from '@/.generated/words/ui/loading';
import type { AntiForgery } from './anti-forgery';
import { decodeText } from './decode-text';

/** A failed request, its message for readers (SPEC 8). `status` is 0 when no response came. */
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
 * status and its text. HTTP/2 sends no text: then a status below 500 is no 'Server error'.
 * @example describeLoadError(404, '') // '404 Not Found'
 */
export function describeLoadError(status: number, statusText: string): string {
  if (status === 0) return words.noConnection;
  if (statusText !== '') return `${status} ${statusText}`;
  if (status === 404) return '404 Not Found';
  return status < 500 ? words.refused(status) : words.serverError(status);
}

/** Most bytes whose decoding and parsing may share one task without blocking the page. */
const MAX_TASK_BYTES = 1_000_000;

/**
 * Reads a response's body as text (`decodeText`), sooner than `response.text()`: browsers settle
 * that promise behind queued tasks, such as parsing the rest of the page. Here chunks are taken as
 * they come.
 * @returns empty for a response without a body.
 * @throws the stream reader's error when the response breaks off.
 */
export async function readResponseText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  // The browser has no streams, or the response no body.
  if (!reader) return response.text();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
  }
  // Decoded at once: joining decoded chunks would hold the text in memory twice.
  const text = decodeText(joinChunks(chunks, length));
  if (length > MAX_TASK_BYTES) await new Promise((resolve) => setTimeout(resolve));
  return text;
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/**
 * Requests a text with GET (SPEC 7), without credentials; the HTTP cache revalidates its copy.
 * @param url Absolute URL.
 * @param signal Aborts the request.
 * @throws {LoadError} With status 0 when no complete response came (offline, refused, aborted or
 *   CORS: a browser does not say which); otherwise with the status of the response, also after a
 *   redirect to another host.
 */
export async function readText(url: string, signal?: AbortSignal): Promise<string> {
  const init: RequestInit = { credentials: 'omit', cache: 'no-cache', signal: signal ?? null };
  const response = await request(url, init).catch(noResponse);
  if (!response.ok)
    throw new LoadError(response.status, describeLoadError(response.status, response.statusText));
  // An open redirect on the API must not pass off a foreign document as the provider's.
  if (response.redirected && new URL(response.url).origin !== new URL(url).origin)
    throw new LoadError(response.status, words.otherHost(new URL(response.url).host));
  return readResponseText(response).catch(noResponse);
}

function noResponse(): never {
  throw new LoadError(0, describeLoadError(0, ''));
}

/**
 * `fetch` with the anti-forgery header of SPEC 7 (`withToken`), which a GET never has. The portal
 * itself sends only GETs, so the code for other methods loads with the first of them.
 * @param names Cookie and header of the token.
 * @throws {TypeError} As `fetch`, when no response came.
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
