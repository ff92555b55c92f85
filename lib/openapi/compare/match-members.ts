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
