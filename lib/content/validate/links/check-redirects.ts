import { formatSuggestion } from '@/lib/text/edit-distance';
import { getStarFolder, type Redirects } from '../../schemas/site/redirects';
import type { Report } from '../../source/fill';
import { type LinkContext, findLinkError } from './check-link';

/** Error where all pages below a folder lead to those below another one; empty when valid. */
function findStarError(to: string, { addresses }: LinkContext): string {
  const folder = getStarFolder(to);
  if (folder === undefined)
    return `the old address ends with a star, so the new one has to: "${to.replace(/[^/]*$/, '')}*"`;
  const pages = [...addresses].filter((address) => address !== folder);
  if (pages.some((address) => address.startsWith(folder))) return '';
  const folders = new Set(pages.map((address) => address.replace(/[^/]+\/$/, '')));
  return `no page lies below "${folder}".${formatSuggestion(folder, folders)}`;
}

/** Error where the new address is an old one itself, with the address at the end of the chain; empty when it is none. */
function findChainError(from: string, to: string, redirects: Redirects): string {
  if (!Object.hasOwn(redirects, to)) return '';
  const seen = [from];
  let next = to;
  while (Object.hasOwn(redirects, next) && !seen.includes(next)) {
    seen.push(next);
    next = redirects[next] ?? '';
  }
  return seen.includes(next)
    ? `leads in a circle: ${[...seen, next].join(' to ')}. Write the address of a page`
    : `leads to "${to}", which is an old address itself. Write where that leads: "${next}"`;
}

/**
 * Checks where old addresses lead: to a page and an id on it, a file or another site, and at once.
 * @param links Targets of links, which are those of redirects.
 */
export function checkRedirects(redirects: Redirects, links: LinkContext, report: Report): void {
  for (const [from, to] of Object.entries(redirects)) {
    const isStar = getStarFolder(from) !== undefined;
    if (links.addresses.has(from) || links.hasFile(from))
      report(from, 'a page has this address. Take the redirect out, or rename the page');
    else if (isStar) {
      const error = findStarError(to, links);
      if (error !== '') report(from, error);
    } else if (getStarFolder(to) !== undefined)
      report(from, `the new address ends with a star, so the old one has to: "${from}*"`);
    else {
      const error = findChainError(from, to, redirects) || findLinkError(to, '', links);
      if (error !== '') report(from, error);
    }
  }
}
