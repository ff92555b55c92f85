import type { FileSums } from './pack-archive';

/**
 * A plugin's JSON text with the true size and checksums beside each `file`; everything else, the order of
 * its keys included, stays. A file that is not among the facts keeps what is stated.
 * @throws {SyntaxError} when it is not JSON
 */
export function fillSums(json: string, sums: ReadonlyMap<string, FileSums>): string {
  const filled: unknown = JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('file' in value)) return value;
    return typeof value.file === 'string' ? { ...value, ...sums.get(value.file) } : value;
  });
  return JSON.stringify(filled, null, 2);
}
