import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTree } from '../tree';

/** What Next calls the copy of a page's `index.txt` that it writes for servers; in an export nothing asks for it. */
const COPY = '__next._full.txt';

/**
 * Takes out of an export the second copy of what each page needs to be navigated to: a sixth of all its bytes.
 * The router of an exported site asks for `index.txt`, and ahead of a click for a page's parts.
 * @returns how many were taken out; 0 the second time.
 */
export function removeUnusedCopies(root: string): number {
  const copies = readTree(root).filter((file) => basename(file) === COPY);
  for (const file of copies) rmSync(join(root, file));
  return copies.length;
}
