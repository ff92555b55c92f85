import { OVERRIDES } from '@/lib/theme/overrides';

/** Scroll positions in pixels by page, the one left last at the end. */
export type Positions = ReadonlyMap<string, number>;

/** More pages than anybody goes back to; with the limit on names at most some 50 KB of storage. */
const MOST_PAGES = 100;
const LONGEST_NAME = 500;

type Address = { readonly pathname: string; readonly search: string };

/**
 * Names a page by path and query (SPEC 2 "that URL"). Display overrides and the language of samples are
 * left out: they change how a page looks, not where its reader is.
 */
export function toPageName({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of [...OVERRIDES, 'lang']) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** `positions` with one more, without the oldest where that makes too many. A name of excessive length is not kept. */
export function keepPosition(positions: Positions, name: string, top: number): Positions {
  if (name.length > LONGEST_NAME) return positions;
  const others = [...positions].filter(([other]) => other !== name);
  return new Map([...others.slice(1 - MOST_PAGES), [name, Math.round(top)]]);
}

/** Positions as text for storage; `parsePositions` reads it. */
export function toPositionsText(positions: Positions): string {
  return JSON.stringify([...positions]);
}

/** Reads `toPositionsText`. Whatever else stands in storage counts for nothing. */
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

function isEntry(entry: unknown): entry is [string, number] {
  if (!Array.isArray(entry)) return false;
  const [name, top]: readonly unknown[] = entry;
  return typeof name === 'string' && typeof top === 'number' && Number.isFinite(top) && top >= 0;
}
