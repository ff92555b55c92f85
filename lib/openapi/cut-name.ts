/** Characters of a name that anybody reads. A line of a million would hold the page up for seconds. */
const LONGEST = 500;

/** A name as it is shown: one that nobody gave on purpose is cut, and says so. */
export function cutName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}
