/** Characters of a name that anybody reads. A line of a million would hold the page up for seconds. */
const MAX_NAME_CHARS = 500;

/** A name as it is shown: one that nobody gave on purpose is cut, and says so. */
export function truncateName(name: string): string {
  return name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS)}…` : name;
}
