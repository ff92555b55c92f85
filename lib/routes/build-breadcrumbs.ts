import { losesLetters } from '../text/slug';

/** One breadcrumb: the title of a path segment and the path up to it. */
export type Crumb = { readonly name: string; readonly url: string };

const ACRONYMS = new Map([
  ['Id', 'ID'],
  ['Api', 'API'],
]);

/**
 * Breadcrumbs of a path (SPEC 2): hyphens become spaces, words are title-cased, 'Id' becomes 'ID'
 * and 'Api' becomes 'API'.
 * @param names What the last segments are slugs of. One of another script takes the place of its segment, whose
 *   hash says nothing to readers.
 * @returns one crumb a segment; empty for the root. Show them only when there is more than one.
 * @example buildBreadcrumbs('/api/security-key/') // API › Security Key
 */
export function buildBreadcrumbs(path: string, names: readonly string[] = []): readonly Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment, index) => {
    const name = names[index - segments.length + names.length] ?? '';
    return {
      name: losesLetters(name) ? name : segmentTitle(segment),
      url: `/${segments.slice(0, index + 1).join('/')}/`,
    };
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
