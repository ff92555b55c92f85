import {
  keepPosition,
  parsePositions,
  type Positions,
  toPageName,
  toPositionsText,
} from '@/lib/scroll/positions';

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

/** The scroll positions of this tab: in memory, and a moment later in storage. */
export function createPositionKeeper() {
  let positions = readStored();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
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
    get: (address: Location) => positions.get(toPageName(address) + address.hash),
    keep: (address: Location, top: number) => {
      positions = keepPosition(positions, toPageName(address) + address.hash, top);
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    write,
  };
}
