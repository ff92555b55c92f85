import { joinAnchor } from '../core/anchors';
import { type ChangePlace, type Direction, MAX_PLACES } from './change';
import type { Root } from './operation-context';
import type { SchemaPair } from './schema-pair';

/** Place of a pair on an operation's page, with the direction in which its values travel. */
export type Meeting = ChangePlace & { readonly direction: Direction };

/** Last operation that came by, and the number of them. */
type Visits = { last: string; count: number };

/** Places of the pairs that have findings, and the number of steps that it took to find them. */
export type Reach = {
  readonly meetings: ReadonlyMap<SchemaPair, readonly Meeting[]>;
  readonly steps: number;
};

/**
 * Finds the operations that reach each pair with findings, by the shortest way. Linear in the size
 * of the documents: each pair is left by the first 100 operations in each direction only, and what
 * it leads to has been reached by these, too. Of several ways in one direction the first counts.
 */
export function collectReach(
  operations: readonly { readonly id: string; readonly roots: readonly Root[] }[],
): Reach {
  const meetings = new Map<SchemaPair, Meeting[]>();
  const visits: Readonly<Record<Direction, Map<SchemaPair, Visits>>> = {
    request: new Map(),
    response: new Map(),
  };
  let steps = 0;
  const enter = (id: string, { pair, direction }: Root): boolean => {
    const seen = visits[direction].get(pair) ?? { last: '', count: 0 };
    if (seen.last === id || seen.count >= MAX_PLACES) return false;
    visits[direction].set(pair, { last: id, count: seen.count + 1 });
    return true;
  };
  for (const { id, roots } of operations) {
    const queue = [...roots];
    for (const root of queue) {
      if (!enter(id, root)) continue;
      steps += 1;
      const { pair, anchor, direction } = root;
      if (pair.findings.length > 0) {
        const known = meetings.get(pair) ?? [];
        known.push({ operation: id, anchor, direction });
        meetings.set(pair, known);
      }
      for (const { to, step, only } of pair.edges)
        if (only === undefined || only === direction)
          queue.push({ pair: to, anchor: step ? joinAnchor(anchor, step) : anchor, direction });
    }
  }
  return { meetings, steps };
}
