import { toPageName } from '@/lib/scroll/page-name';
import {
  keepPosition,
  parsePositions,
  type Positions,
  toPositionsText,
} from '@/lib/scroll/positions';
import { readMark } from './mark';

const KEY = 'portal:scroll';
const WRITE_AFTER_MS = 150;

/** A browser that refuses storage only forgets positions at a reload. */
function readStored(): Positions {
  try {
    return parsePositions(sessionStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

/** The scroll positions of this tab: in memory, and a moment later with a mark and in storage. */
export function createPositionKeeper() {
  let positions = readStored();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const toName = (address: Location) => toPageName(address) + address.hash;
  const put = (mark = '') => {
    positions = keepPosition(positions, toName(location), { top: Math.round(scrollY), mark });
  };
  const write = () => {
    // The last position may be that of a page which the reader has left.
    if (timer !== undefined && [...positions.keys()].at(-1) === toName(location)) put(readMark());
    clearTimeout(timer);
    timer = undefined;
    try {
      sessionStorage.setItem(KEY, toPositionsText(positions));
    } catch {
      return;
    }
  };
  return {
    /** Last position at an address. */
    get: (address: Location) => positions.get(toName(address)),
    /** Takes down where the page on show is scrolled to. */
    keep: () => {
      put();
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    write,
  };
}
