import { getPageName } from './page-name';
import { captureScrollAnchor } from './scroll-anchor';
import { POSITIONS_KEY } from './stored-positions';

const WRITE_AFTER_MS = 150;

/** Reads the stored positions; none where storage is refused. */
function loadPositions(): Positions {
  try {
    return parsePositions(sessionStorage.getItem(POSITIONS_KEY));
  } catch {
    return new Map();
  }
}

/** Scroll positions of this tab: in memory at once, after 150 ms with an anchor and in storage. */
export function createPositionStore() {
  let positions = loadPositions();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const positionName = (address: Location) => getPageName(address) + address.hash;
  const put = (anchor = '') => {
    positions = addPosition(positions, positionName(location), {
      top: Math.round(scrollY),
      mark: anchor,
    });
  };
  const write = () => {
    // The last position may belong to a page that the reader has left.
    if (timer !== undefined && [...positions.keys()].at(-1) === positionName(location))
      put(captureScrollAnchor());
    clearTimeout(timer);
    timer = undefined;
    try {
      sessionStorage.setItem(POSITIONS_KEY, serializePositions(positions));
    } catch {
      return;
    }
  };
  return {
    /** Last position at an address; `undefined` for none. */
    get: (address: Location) => positions.get(positionName(address)),
    /** Saves the scroll position of the current page. */
    save: () => {
      put();
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    write,
  };
}

/**
 * Scroll position of a reader: `top` in px, and `mark`, the anchor of `captureScrollAnchor`, empty
 * where the page has none. The anchor comes first, because a live document changes the height of
 * its page.
 */
export type Position = { readonly top: number; readonly mark: string };

/** Positions by page name, the one saved last at the end. */
export type Positions = ReadonlyMap<string, Position>;

/** Most pages with a position; with the limit on names at most about 100 KB of storage. */
const MAX_PAGES = 100;
const MAX_NAME_CHARS = 500;

/** Adds a position and drops the oldest over the limit; a name that is too long changes nothing. */
export function addPosition(positions: Positions, name: string, position: Position): Positions {
  if (name.length > MAX_NAME_CHARS) return positions;
  const others = [...positions].filter(([other]) => other !== name);
  return new Map([...others.slice(1 - MAX_PAGES), [name, position]]);
}

/** Positions as text for storage, which `parsePositions` reads. */
export function serializePositions(positions: Positions): string {
  return JSON.stringify([...positions]);
}

/** Parses the text of `serializePositions`; anything else in storage is ignored. */
export function parsePositions(text: string | null): Positions {
  const entries = parseJson(text ?? '[]');
  return Array.isArray(entries) ? new Map(entries.filter(isEntry)) : new Map();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEntry(entry: unknown): entry is [string, Position] {
  if (!Array.isArray(entry)) return false;
  const parts: readonly unknown[] = entry;
  const [name, position] = parts;
  return typeof name === 'string' && isPosition(position);
}

function isPosition(value: unknown): value is Position {
  if (!(value instanceof Object && 'top' in value && 'mark' in value)) return false;
  const { top, mark } = value;
  return typeof top === 'number' && Number.isFinite(top) && top >= 0 && typeof mark === 'string';
}
