/** Bytes of the longest file that is read; the texts of the search at a thousand pages have a tenth. */
const MAX_BYTES = 16_000_000;

/** Redirects that are followed on the portal's own host. */
const MAX_REDIRECTS = 3;

/** Longest wait for a response, in ms. */
const TIMEOUT_MS = 20_000;

/** Failure and its remedy, in words for whoever called. */
export class ToolError extends Error {}

/** A portal whose files are read, and no other host's. */
export type Portal = {
  /** Address or folder, without a slash at its end. */
  readonly address: string;
  /** Address under which it is published, which its pages name in links. */
  readonly published: string;
  /**
   * Reads a file by its path in the export: `/llms.txt`.
   * @returns `undefined` where there is no such file.
   * @throws {ToolError}
   */
  readonly readText: (path: string) => Promise<string | undefined>;
};

/**
 * Opens a published portal.
 * @param address http or https, with the base path: `https://docs.example.com/developer`.
 * @param published the same for where it is published, if this is a copy.
 */
export function openWebPortal(address: string, published = address): Portal {
  const base = new URL(address.replace(/[?#].*$/, '').replace(/\/*$/, '/'));
  return {
    address: base.href.slice(0, -1),
    published,
    readText: async (path) => {
      const url = new URL(`.${checkPath(path)}`, base);
      const response = await request(url, MAX_REDIRECTS);
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new ToolError(`${url.href} has status ${response.status}. Try later.`);
      return readBounded(response, url);
    },
  };
}

/**
 * Checks that a path stays inside the portal.
 * @throws {ToolError} for one with `..`, a second slash at its start, a backslash or a control character.
 */
export function checkPath(path: string): string {
  const isInside = /^\/(?!\/)[^\\?#\p{C}]*$/u.test(path) && !/(?:\.|%2e){2}|%2f|%5c/i.test(path);
  if (!isInside) throw new ToolError(`"${path}" is no path of the portal: /guides/ is one.`);
  return path;
}

async function request(url: URL, redirects: number): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { redirect: 'manual', credentials: 'omit', signal }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ToolError(`${url.origin} does not respond (${reason}). Check the connection.`);
    },
  );
  const location = response.headers.get('location');
  if (location === null || response.status < 300 || response.status > 399) return response;
  const next = new URL(location, url);
  if (next.origin !== url.origin)
    throw new ToolError(
      `${url.href} leads on to another host, ${next.origin}, which is not asked. If the portal has moved there, name it with --portal.`,
    );
  if (redirects === 0) throw new ToolError(`${url.href} leads on too often.`);
  return request(next, redirects - 1);
}

async function readBounded(response: Response, url: URL): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new ToolError(`${url.href} has more than ${MAX_BYTES} bytes, and is not read.`);
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads a JSON file of the portal.
 * @throws {ToolError} where it is missing or no JSON: the portal is older or newer than this program.
 */
export async function readJson(portal: Portal, path: string): Promise<unknown> {
  const text = await portal.readText(path);
  try {
    if (text !== undefined) return JSON.parse(text);
  } catch {
    // Said below.
  }
  throw new ToolError(
    `${portal.address}${path} is ${text === undefined ? 'missing' : 'not JSON'}. Check the address of the portal; if it is right, this program is of another version: delete the folder _npx of npm's cache (npm config get cache) and start again.`,
  );
}
