import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTags } from './html-tags';
import { readTree } from './tree';

/** Fewer pages than this mean that the mark on the page body was lost, not that the site is small. */
const FEWEST_PAGES = 10;

const BODY_MARK = 'data-pagefind-body';

/**
 * Builds the search index of every page that marks its body with `data-pagefind-body`, into `pagefind/`.
 * Works without network. Returns the number of those pages; throws when there are fewer than ten: without
 * a single mark pagefind would index everything, redirect pages too.
 */
export async function writeSearchIndex(root: string): Promise<number> {
  const count = readTree(root).filter((file) => isSearchable(root, file)).length;
  if (count < FEWEST_PAGES) {
    throw new Error(
      `search index: ${count} pages carry ${BODY_MARK}, at least ${FEWEST_PAGES} expected`,
    );
  }
  // Only an ES module, and this file runs as CommonJS: a static import would become a require.
  const { close, createIndex } = await import('pagefind');
  try {
    const { index, errors } = await createIndex({});
    if (!index) throw new Error(`search index: ${errors.join('; ')}`);
    // Copies such as `404.html` have no address of their own to be found under.
    const added = await index.addDirectory({ path: root, glob: '**/index.html' });
    const written = await index.writeFiles({ outputPath: join(root, 'pagefind') });
    const faults = [...added.errors, ...written.errors];
    if (faults.length > 0) throw new Error(`search index: ${faults.join('; ')}`);
    return count;
  } finally {
    await close();
  }
}

function isSearchable(root: string, file: string): boolean {
  if (!/(?:^|\/)index\.html$/.test(file)) return false;
  const tags = toTags(readFileSync(join(root, file), 'utf8'));
  return tags.some(({ attributes }) => attributes.has(BODY_MARK));
}
