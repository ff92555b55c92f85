import { getPageName } from './page-name';
import { addPosition, parsePositions, type Positions, serializePositions } from './positions';
import { captureScrollAnchor } from './scroll-anchor';

const KEY = 'portal:scroll';
const WRITE_AFTER_MS = 150;

/** A browser that refuses storage only forgets positions at a reload. */
function loadPositions(): Positions {
  try {
    return parsePositions(sessionStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

/** The scroll positions of this tab: in memory, and a moment later with a mark and in storage. */
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
    // The last position may be that of a page which the reader has left.
    if (timer !== undefined && [...positions.keys()].at(-1) === positionName(location))
      put(captureScrollAnchor());
    clearTimeout(timer);
    timer = undefined;
    try {
      sessionStorage.setItem(KEY, serializePositions(positions));
    } catch {
      return;
    }
  };
  return {
    /** Last position at an address. */
    get: (address: Location) => positions.get(positionName(address)),
    /** Takes down where the page on show is scrolled to. */
    keep: () => {
      put();
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    write,
  };
}
