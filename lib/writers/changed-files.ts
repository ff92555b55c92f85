/** The path in a line of a stamp: `content/site.json 1764000000000 812`. */
const stampPath = (line: string) => line.split(' ').slice(0, -2).join(' ');

/**
 * The files that were added, edited or removed between two stamps of `Disk.getStamp`, each once; given
 * as their lines. Empty when the stamps are the same.
 */
export function listChangedFiles(
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const old = new Set(before);
  const current = new Set(after);
  const lines = [
    ...after.filter((line) => !old.has(line)),
    ...before.filter((line) => !current.has(line)),
  ];
  return [...new Set(lines.map(stampPath))];
}
