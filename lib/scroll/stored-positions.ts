/** Key of the positions in the storage of the tab. */
export const POSITIONS_KEY = 'portal:scroll';

/** Whether this tab has stored positions; `false` where storage is refused. */
export function hasStoredPositions(): boolean {
  try {
    return sessionStorage.getItem(POSITIONS_KEY) !== null;
  } catch {
    return false;
  }
}
