/** One breadcrumb: the title of a path segment and the path up to it. */
export type Crumb = { readonly name: string; readonly url: string };

const ACRONYMS = new Map([
  ['Id', 'ID'],
  ['Api', 'API'],
]);

/**
 * Breadcrumbs of a path (SPEC 2): hyphens become spaces, words are title-cased, 'Id' becomes 'ID'
 * and 'Api' becomes 'API'.
 * @returns one crumb a segment; empty for the root. Show them only when there is more than one.
 * @example buildBreadcrumbs('/api/security-key/') // API › Security Key
 */
export function buildBreadcrumbs(path: string): readonly Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment, index) => ({
    name: segmentTitle(segment),
    url: `/${segments.slice(0, index + 1).join('/')}/`,
  }));
}

function segmentTitle(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => ACRONYMS.get(word) ?? word)
    .join(' ');
}
