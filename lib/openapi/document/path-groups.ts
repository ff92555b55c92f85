import { humanizeIdentifier } from '../slug';

/** Operations that a reader takes in as one list. */
const MAX_UNGROUPED = 12;

/** Names at the beginning of all paths, of the product and the like, that are looked behind. */
const MAX_DEPTH = 2;

/** Parameters, queries, versions and what else says nothing of what a path is about. */
const NAMELESS = /^$|[?#{}]|^v?[\d.]+$|^(api|rest)$/i;

/** A path's name at a depth, or its last, as words; empty where it has none. */
function pathTitle(path: string, depth: number): string {
  const names = path.split('/').filter((part) => !NAMELESS.test(part));
  const title = humanizeIdentifier(names[depth] ?? names.at(-1) ?? '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Names for the operations of a document that tags none of them: each of what its path is about, `Payment intents`
 * of `/v1/payment_intents/{id}`. In one group of hundreds nothing is found.
 * @param paths Of all its operations; one that occurs twice counts twice.
 * @returns By path. Empty for few operations, and where the paths have too little in common, or too much.
 */
export function groupPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  for (let depth = 0; paths.length > MAX_UNGROUPED && depth <= MAX_DEPTH; depth += 1) {
    const groups = new Map(paths.map((path) => [path, pathTitle(path, depth)]));
    const count = new Set(groups.values()).size;
    if (count > 1 && count <= paths.length / 2) return groups;
  }
  return new Map();
}
