/** Windows without panels (SPEC 9): `--wide` of app/breakpoints.css. */
export const WIDE = '(min-width: 768px)';

/** Whether the window has a bar with menus in the place of a panel with lists. */
export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}
