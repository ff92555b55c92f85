import * as words from '@/.generated/words/shell/navigation';
import * as notFound from '@/.generated/words/shell/not-found';
import { readNavigation } from '@/lib/content/read-navigation';
import { readParts } from '@/lib/content/read-parts';
import type { StartPage } from '@/lib/content/schemas/navigation';
import { urls } from '@/lib/routes/urls';

type Link = { readonly name: string; readonly url: string };

/** Pages to begin with. */
export type StartLinks = {
  /** Where the search has nothing to show. */
  readonly search: readonly StartPage[];
  /** Where no page, and where no operation has an address. */
  readonly page: readonly Link[];
  readonly api: readonly Link[];
  /** Where no library has one; empty where there are no libraries. */
  readonly libs: readonly Link[];
  /** Where no page of the style guide has one; empty without one. */
  readonly style: readonly Link[];
};

/** Reads the pages to begin with: those of content/navigation.json, and the first pages of areas that are not empty. */
export function readStartLinks(): StartLinks {
  const { starts } = readNavigation();
  const parts = readParts();
  const links = starts.map(({ name, url }) => ({ name, url }));
  const isInApi = ({ url }: Link) => url.startsWith(urls.api) && url !== urls.api;
  const home = { name: words.getStarted, url: urls.home };
  const libraries = [
    { part: 'plugins', name: words.plugins, url: urls.plugins },
    { part: 'sdk', name: words.sdks, url: urls.sdk },
    { part: 'libs', name: words.allLibraries, url: urls.libs },
  ] as const;
  const found = libraries.filter(({ part }) => parts.includes(part));
  return {
    search: starts,
    page: [home, ...links.filter((link) => !isInApi(link))],
    api: [
      parts.includes('api') ? { name: words.allOperations, url: urls.api } : home,
      ...links.filter(isInApi),
    ],
    libs: found.map(({ name, url }) => ({ name, url })),
    style: parts.includes('style-guide')
      ? [{ name: notFound.style.link, url: urls.styleGuide }]
      : [],
  };
}
