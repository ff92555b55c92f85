import { getPageName } from './page-name';
import { addPosition, parsePositions, type Positions, serializePositions } from './positions';
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
