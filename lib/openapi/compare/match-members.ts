import type { ApiIndex, OperationEntry } from '../core/types';
import { groupByOperationId } from '../document/operation-entry';
import { pathTemplate } from '../document/path-conflicts';

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

/** Members of two lists that belong together; one side is absent for what was added or removed. */
export type Match<Member> = { readonly before?: Member; readonly after?: Member };

/**
 * Matches members by key, in the order of the later list; removed ones come last. Of members with
 * the same key the first counts.
 */
export function matchMembers<Member>(
  before: readonly Member[],
  after: readonly Member[],
  getKey: (member: Member) => string,
): readonly Match<Member>[] {
  const earlier = groupFirst(before, getKey);
  const later = groupFirst(after, getKey);
  const kept = [...later].map(([key, member]) => {
    const match = earlier.get(key);
    return match === undefined ? { after: member } : { before: match, after: member };
  });
  const removed = [...earlier].filter(([key]) => !later.has(key));
  return [...kept, ...removed.map(([, member]) => ({ before: member }))];
}

function groupFirst<Member>(
  members: readonly Member[],
  getKey: (member: Member) => string,
): ReadonlyMap<string, Member> {
  const byKey = new Map<string, Member>();
  for (const member of members) {
    const key = getKey(member);
    if (!byKey.has(key)) byKey.set(key, member);
  }
  return byKey;
}
