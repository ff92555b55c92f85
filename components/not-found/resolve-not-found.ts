import { stripLegacyBasePath } from '@/lib/routes/document-link';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { urls } from '@/lib/routes/urls';

type NotFoundText = {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
};

const SECTIONS = [
  { name: 'Get Started', url: urls.home },
  { name: 'Guides', url: urls.guides },
  { name: 'API reference', url: urls.api },
  { name: 'Plugins', url: urls.plugins },
] as const;

/** What the not-found page says in each area (SPEC 2). */
export const NOT_FOUND = {
  page: {
    heading: 'This page does not exist',
    text: 'The address may be mistyped, or the page may have moved. Start again from one of these.',
    links: SECTIONS,
  },
  api: {
    heading: 'Thank you developer, but this resource is in another castle.',
    text: 'No operation and no section of the API has this address. All operations are in the list.',
    links: [
      { name: 'All operations', url: urls.api },
      { name: 'Codes and formats', url: urls.apiSection('reference') },
      { name: 'Testing', url: urls.apiSection('testing') },
    ],
  },
  libs: {
    heading: 'There is no such library',
    text: 'No plugin or SDK has this address. These are the ones you can install today.',
    links: [
      { name: 'Plugins', url: urls.plugins },
      { name: 'SDKs', url: urls.sdk },
      { name: 'All libraries', url: urls.libs },
    ],
  },
  style: {
    heading: 'The style guide has no such page',
    text: 'Everything the style guide shows is on one page.',
    links: [{ name: 'Style guide', url: urls.styleGuide }],
  },
} as const satisfies Record<string, NotFoundText>;

export type NotFoundKind = keyof typeof NOT_FOUND;

export type NotFoundResult =
  | { readonly show: NotFoundKind }
  /** Another address answers for this one (SPEC 8). */
  | { readonly goTo: string }
  /** It may be that of an operation: the live documents know. */
  | { readonly resolve: true }
  /** Where the portal stood before: the same page without this beginning. */
  | { readonly moved: string };

/**
 * What to do at an address that no page has (SPEC 2 and 8): an unknown plugin leads to
 * `/libs/not-found`, a download without a plugin to `/not-found`, an inactive plugin is not found.
 * An address of the old sub-path leads to that of today, one of an operation is looked for.
 * @param path without the base path; slashes at the end do not matter.
 * @param inactive plugin urls that exist but have no page.
 */
export function resolveNotFound(path: string, inactive: readonly string[]): NotFoundResult {
  const moved = stripLegacyBasePath(path);
  if (moved !== undefined) return { moved: withTrailingSlash(moved) };
  if (getRequestedPath(path) !== undefined) return { resolve: true };
  const [area = '', ...rest] = path.replace(/\/+$/, '').split('/').slice(1);
  if (area === 'api') return { show: 'api' };
  if (area === 'style-guide') return { show: 'style' };
  if (area !== 'libs') return { show: 'page' };
  if (rest[0] !== 'plugins') return { show: 'libs' };
  return resolvePluginPath(rest[1] ?? '', inactive);
}

/** With one slash at the end. */
function withTrailingSlash(path: string): string {
  return `${path.replace(/\/+$/, '')}/`;
}

function resolvePluginPath(plugin: string, inactive: readonly string[]): NotFoundResult {
  if (plugin === '' || plugin === 'latest') return { goTo: urls.notFound };
  return inactive.includes(plugin) ? { show: 'libs' } : { goTo: urls.libsNotFound };
}
