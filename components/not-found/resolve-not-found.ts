import { START_LINKS } from '@/.generated/start-links';
import * as words from '@/.generated/words/shell/not-found';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { stripLegacyBasePath } from '@/lib/routes/resolve-document-link';
import { urls } from '@/lib/routes/urls';

type NotFoundText = {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
};

/** Texts of the not-found page by area (SPEC 2). */
export const NOT_FOUND = {
  page: { ...words.page, links: START_LINKS.page },
  api: { ...words.api, links: START_LINKS.api },
  libs: { ...words.libs, links: START_LINKS.libs },
  style: { ...words.style, links: START_LINKS.style },
} as const satisfies Record<string, NotFoundText>;

/** Area of the portal with a not-found text of its own. */
export type NotFoundKind = keyof typeof NOT_FOUND;

/** Action of the not-found page at an address. */
export type NotFoundResult =
  | { readonly show: NotFoundKind }
  /** Redirects to another address (SPEC 8). */
  | { readonly goTo: string }
  /** Looks for an operation of that address in the live documents. */
  | { readonly resolve: true }
  /** Redirects from the legacy base path to the same page of today. */
  | { readonly moved: string };

/**
 * Resolves an address that no page has (SPEC 2 and 8): an unknown plugin leads to
 * `/libs/not-found`, a download without a plugin to `/not-found`, an inactive plugin is not found.
 * @param path Path without the base path; slashes at the end do not matter.
 * @param inactive `url` of each plugin that exists but has no page.
 */
export function resolveNotFound(path: string, inactive: readonly string[]): NotFoundResult {
  const moved = stripLegacyBasePath(path);
  if (moved !== undefined) return { moved: `${moved.replace(/\/+$/, '')}/` };
  if (getRequestedPath(path) !== undefined) return { resolve: true };
  const [area = '', ...rest] = path.replace(/\/+$/, '').split('/').slice(1);
  if (area === 'api') return { show: 'api' };
  if (area === 'style-guide' && NOT_FOUND.style.links.length > 0) return { show: 'style' };
  if (area !== 'libs' || NOT_FOUND.libs.links.length === 0) return { show: 'page' };
  if (rest[0] !== 'plugins') return { show: 'libs' };
  return resolvePluginPath(rest[1] ?? '', inactive);
}

function resolvePluginPath(plugin: string, inactive: readonly string[]): NotFoundResult {
  if (plugin === '') return { goTo: urls.notFound };
  return inactive.includes(plugin) ? { show: 'libs' } : { goTo: urls.libsNotFound };
}
