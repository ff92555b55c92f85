import type { ApiIndex, OperationEntry } from '../core/types';
import { groupByOperationId } from '../document/operation-ids';
import { pathTemplate } from '../document/path-conflicts';
import { type Match, matchMembers } from './match-members';

/** Method and path by which operations of two documents are the same; names in braces are free. */
function getOperationKey({ method, path, webhook }: OperationEntry): string {
  return `${webhook ? 'webhook ' : ''}${method} ${pathTemplate(path)}`;
}

/** Operations by the `operationId` that only they have. */
function listUniqueIds(api: ApiIndex): ReadonlyMap<OperationEntry, string> {
  const groups = [...groupByOperationId(api)];
  return new Map(
    groups.flatMap(([id, [entry, ...others]]) =>
      entry !== undefined && others.length === 0 ? [[entry, id] as const] : [],
    ),
  );
}

/**
 * Matches the operations of two documents by method and path, those left over by `operationId`:
 * these have moved.
 */
export function matchOperations(
  before: ApiIndex,
  after: ApiIndex,
): readonly Match<OperationEntry>[] {
  const matches = matchMembers(
    [...before.operations.values()],
    [...after.operations.values()],
    getOperationKey,
  );
  const ids = new Map([...listUniqueIds(before), ...listUniqueIds(after)]);
  const isWhole = (match: Match<OperationEntry>) => match.before && match.after;
  const rest = matches.filter((match) => !isWhole(match));
  const moved = matchMembers(
    rest.flatMap((match) => match.before ?? []),
    rest.flatMap((match) => match.after ?? []),
    (entry) => ids.get(entry) ?? `${entry.pointer} ${getOperationKey(entry)}`,
  );
  return [...matches.filter(isWhole), ...moved];
}
