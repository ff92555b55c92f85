import type { ApiIndex, OperationEntry } from '../core/types';
import { groupByOperationId } from '../document/operation-entry';
import { pathTemplate } from '../document/path-conflicts';

/** Method and path of an operation; names in braces are free. */
function getOperationKey({ method, path, webhook }: OperationEntry): string {
  return `${webhook ? 'webhook ' : ''}${method} ${pathTemplate(path)}`;
}

/** Method and address with the path of the server, which may have moved into that of the operation. */
function getAddressKey(entry: OperationEntry): string {
  const { method, path, segments, webhook } = entry;
  if (webhook) return getOperationKey(entry);
  return `${method} ${pathTemplate(formatAddress(segments, path))}`;
}

/** Path of an operation on its server: `/v1/pay`. */
export function formatAddress(segments: readonly string[], path: string): string {
  return `/${segments.join('/')}${path.endsWith('/') && segments.length > 0 ? '/' : ''}`;
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
 * Matches the operations of two documents by method and address, those left over by method and path, then by
 * `operationId`: these have moved.
 */
export function matchOperations(
  before: ApiIndex,
  after: ApiIndex,
): readonly Match<OperationEntry>[] {
  const ids = new Map([...listUniqueIds(before), ...listUniqueIds(after)]);
  return matchStepwise(
    [...before.operations.values()],
    [...after.operations.values()],
    [
      getAddressKey,
      getOperationKey,
      (entry) => ids.get(entry) ?? `${entry.pointer} ${getOperationKey(entry)}`,
    ],
  );
}

/** Matches members by the first key, those left over by the next one, and so on. */
export function matchStepwise<Member>(
  before: readonly Member[],
  after: readonly Member[],
  keys: readonly ((member: Member) => string)[],
): readonly Match<Member>[] {
  const [getKey, ...others] = keys;
  if (!getKey)
    return [...after.map((one) => ({ after: one })), ...before.map((one) => ({ before: one }))];
  const whole = matchMembers(before, after, getKey).filter((match) => match.before && match.after);
  const matched = new Set(whole.flatMap((match) => [match.before, match.after]));
  const isLeft = (member: Member) => !matched.has(member);
  return [...whole, ...matchStepwise(before.filter(isLeft), after.filter(isLeft), others)];
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
