/** What an address contains whose page stands alone: no banner, nav, footer or chat (SPEC 2 "App shell"). */
export const BARE_MARK = 'sdk-basic';

/**
 * Whether a path, with or without base path, is shown without the shell, however its letters are written (`%2D`).
 * False for the empty path.
 */
export function isBarePath(pathname: string): boolean {
  try {
    return decodeURI(pathname).includes(BARE_MARK);
  } catch {
    return pathname.includes(BARE_MARK);
  }
}
