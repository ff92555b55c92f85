/** Path part of a page without the shell: no banner, nav, footer or chat (SPEC 2 "App shell"). */
export const STANDALONE_SLUG = 'sdk-basic';

/**
 * Whether a path, with or without base path, is shown without the shell; encoded letters (`%2D`)
 * count. False for the empty path.
 */
export function isStandalonePath(pathname: string): boolean {
  try {
    return decodeURI(pathname).includes(STANDALONE_SLUG);
  } catch {
    return pathname.includes(STANDALONE_SLUG);
  }
}
