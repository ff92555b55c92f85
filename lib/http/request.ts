import type { AntiForgery } from './anti-forgery';

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
