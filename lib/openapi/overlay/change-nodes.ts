import { isList, isObject } from '../core/json';
import type { Json } from '../core/types';
import type { NodePath } from './select-nodes';

/** New value of a node; `undefined` takes it out. */
export type ChangeNode = (value: Json, path: NodePath) => Json | undefined;

/** Selected nodes as a tree: what lies on the way to them, and whether they are selected themselves. */
type Branch = { isSelected: boolean; readonly below: Map<string | number, Branch> };

const createBranch = (): Branch => ({ isSelected: false, below: new Map() });

function buildTree(paths: readonly NodePath[]): Branch {
  const root = createBranch();
  for (const path of paths) {
    let branch = root;
    for (const key of path) {
      const next = branch.below.get(key) ?? createBranch();
      branch.below.set(key, next);
      branch = next;
    }
    branch.isSelected = true;
  }
  return root;
}

/** Replaces members of a container by key; the same container where none differs. */
function replaceMembers(
  value: Json,
  change: (member: Json, key: string | number) => Json | undefined,
): Json {
  if (isList(value)) {
    const items = value.map(change);
    return items.some((item, index) => item !== value[index])
      ? items.filter((item) => item !== undefined)
      : value;
  }
  if (!isObject(value)) return value;
  const before = Object.entries(value);
  const entries = before.map(([key, member]) => [key, change(member, key)] as const);
  if (entries.every(([, member], index) => member === before[index]?.[1])) return value;
  return Object.fromEntries(
    entries.flatMap(([key, member]) => (member === undefined ? [] : [[key, member] as const])),
  );
}

function changeBranch(
  value: Json,
  branch: Branch,
  path: NodePath,
  change: ChangeNode,
): Json | undefined {
  const inside =
    branch.below.size === 0
      ? value
      : replaceMembers(value, (member, key) => {
          const next = branch.below.get(key);
          return next ? changeBranch(member, next, [...path, key], change) : member;
        });
  return branch.isSelected ? change(inside, path) : inside;
}

/**
 * Changes nodes of a document, inner ones before those around them. Nothing is changed in place, so that a value that
 * stands at several places (aliases of YAML) is changed at the selected one alone; what stays is shared.
 * @param paths nodes that the document has; several items of one list may be taken out at once.
 * @returns `undefined` where the root was taken out, the very document where nothing differs.
 */
export function changeNodes(
  document: Json,
  paths: readonly NodePath[],
  change: ChangeNode,
): Json | undefined {
  return changeBranch(document, buildTree(paths), [], change);
}
