/**
 * Where a reader was, in pixels from the top of the page, and what they had before them, as
 * `components/navigation/scroll/scroll-anchor.ts` spells it: it counts for more, as the same page is drawn longer or shorter when
 * its live document is there. Empty where that is not known.
 */
export type Position = { readonly top: number; readonly mark: string };

/** Positions by page, the one left last at the end. */
export type Positions = ReadonlyMap<string, Position>;

/** More pages than anybody goes back to; with the limit on names at most some 100 KB of storage. */
const MAX_PAGES = 100;
const MAX_NAME_CHARS = 500;

/** `positions` with one more, without the oldest where that makes too many. A name of excessive length is not kept. */
export function addPosition(positions: Positions, name: string, position: Position): Positions {
  if (name.length > MAX_NAME_CHARS) return positions;
  const others = [...positions].filter(([other]) => other !== name);
  return new Map([...others.slice(1 - MAX_PAGES), [name, position]]);
}

/** Positions as text for storage; `parsePositions` reads it. */
export function serializePositions(positions: Positions): string {
  return JSON.stringify([...positions]);
}

/** Reads `serializePositions`. Whatever else stands in storage counts for nothing. */
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
  const [name, position]: readonly unknown[] = entry;
  return typeof name === 'string' && isPosition(position);
}

function isPosition(value: unknown): value is Position {
  if (!(value instanceof Object && 'top' in value && 'mark' in value)) return false;
  const { top, mark } = value;
  return typeof top === 'number' && Number.isFinite(top) && top >= 0 && typeof mark === 'string';
}
