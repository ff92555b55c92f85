import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Fewer pages than this mean that the mark on the page body was lost, not that the site is small. */
export const FEWEST_PAGES = 10;

/**
 * Builds the search index of every page that marks its body with `data-pagefind-body`, into `pagefind/`.
 * Works without network. Returns the number of pages; throws when there are fewer than `FEWEST_PAGES`.
 */
export async function writeSearchIndex(root: string): Promise<number> {
  try {
    const { index, errors } = await createIndex({});
    if (!index) throw new Error(`search index: ${errors.join('; ')}`);
    const added = await index.addDirectory({ path: root });
    const written = await index.writeFiles({ outputPath: join(root, 'pagefind') });
    const faults = [...added.errors, ...written.errors];
    if (faults.length > 0) throw new Error(`search index: ${faults.join('; ')}`);
    if (added.page_count < FEWEST_PAGES) throw new Error(tooFew(added.page_count));
    return added.page_count;
  } finally {
    await close();
  }
}

function tooFew(count: number): string {
  return `search index: only ${count} pages carry data-pagefind-body, at least ${FEWEST_PAGES} expected`;
}
