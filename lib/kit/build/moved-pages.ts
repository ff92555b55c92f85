import { readRedirects } from '@/lib/content/read-data';
import { getStarFolder, type Redirects } from '@/lib/content/schemas/site/redirects';
import { readOperationAddresses } from '@/lib/pages/operation-addresses';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';

/** Page that has moved; addresses have no base path, and the new one may have a fragment. */
export type MovedPage = { readonly from: string; readonly to: string };

/**
 * Lists each old address once. One with a star becomes an address for each page below the new one, so that hosts
 * without rules lead on, too; an address that is a page, or is listed by itself, stays what it is. Of two stars the
 * longer one counts.
 * @param pages Addresses of all pages.
 */
export function expandStars(redirects: Redirects, pages: readonly string[]): readonly MovedPage[] {
  const entries = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  const single = entries.filter(({ from }) => getStarFolder(from) === undefined);
  const taken = new Set([...pages, ...single.map(({ from }) => from)]);
  const stars = entries
    .filter((entry) => !single.includes(entry))
    .toSorted((one, other) => other.from.length - one.from.length);
  const expanded = stars.flatMap(({ from, to }) => {
    const [old = '', current = ''] = [getStarFolder(from), getStarFolder(to)];
    return pages.flatMap((page) => {
      const address = `${old}${page.slice(current.length)}`;
      if (!page.startsWith(current) || taken.has(address)) return [];
      taken.add(address);
      return { from: address, to: page };
    });
  });
  return [...single, ...expanded];
}

/**
 * Joins the former addresses of operations with other moves; one that both lead to the same page is there once.
 * @throws with each old address that leads to two pages.
 */
export function joinMoves(
  former: readonly MovedPage[],
  moved: readonly MovedPage[],
): readonly MovedPage[] {
  const targets = new Map(former.map(({ from, to }) => [from, to]));
  const errors = moved.flatMap(({ from, to }) => {
    const target = targets.get(from) ?? to;
    const fix = 'Take one of the two out';
    return target === to
      ? []
      : `content/redirects.json: ${from} leads to ${to} here and, as one of x-formerAddresses, to ${target}. ${fix}`;
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return [...former, ...moved.filter(({ from }) => !targets.has(from))];
}

/**
 * Reads where all old addresses lead: those of operations, and those of `content/redirects.json`.
 * @throws with each old address that leads to two pages.
 */
export function readMovedPages(): readonly MovedPage[] {
  const moved = expandStars(readRedirects(), readSitemapPaths());
  return joinMoves(readOperationAddresses().redirects, moved);
}
