import { urls } from './urls';

/**
 * Path of the operation page that an address asks for, `/api/{tag}/{operation}/`, whatever the case
 * of `/api`, with or without the last slash. `undefined` for every other path.
 * @param path without the base path, encoded as in the address bar.
 */
export function getRequestedPath(path: string): string | undefined {
  const [, tag = '', slug = ''] = /^\/api\/([^/]+)\/([^/]+)\/?$/i.exec(path) ?? [];
  return slug === '' ? undefined : urls.operation(tag, slug);
}
