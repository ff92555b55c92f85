/** More rows than a high screen shows: what is below them may be drawn after them. */
export const FIRST_ROWS = 30;
