import { losesLetters } from '../text/slug';

/** One breadcrumb: the title of a path segment and the path up to it. */
export type Crumb = { readonly name: string; readonly url: string };

/** Names of pages by their address; without them breadcrumbs say the words of addresses. */
export type CrumbNames = Readonly<Record<string, string>>;

const ACRONYMS = new Map([
  ['Id', 'ID'],
  ['Api', 'API'],
]);

/**
 * Breadcrumbs of a path (SPEC 2): hyphens become spaces, words are title-cased, 'Id' becomes 'ID'
 * and 'Api' becomes 'API'.
 * @param names What the last segments are slugs of. One of another script takes the place of its segment, whose
 *   hash says nothing to readers; with `titles` each does.
 * @param titles Names that come before all others.
 * @returns one crumb a segment; empty for the root. Show them only when there is more than one.
 * @example buildBreadcrumbs('/api/security-key/') // API › Security Key
 */
export function buildBreadcrumbs(
  path: string,
  names: readonly string[] = [],
  titles?: CrumbNames,
): readonly Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment, index) => {
    const url = `/${segments.slice(0, index + 1).join('/')}/`;
    const given = names[index - segments.length + names.length] ?? '';
    const title = titles && Object.hasOwn(titles, url) ? titles[url] : undefined;
    const name = title ?? (titles || losesLetters(given) ? given : '');
    return { name: name || segmentTitle(segment), url };
  });
}

function segmentTitle(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => ACRONYMS.get(word) ?? word)
    .join(' ');
}
