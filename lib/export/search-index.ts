import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTags } from './html-tags';
import { separateElements } from './search-text';
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
  const pages = readPages(root).filter(isSearchable);
  if (pages.length < FEWEST_PAGES) {
    throw new Error(
      `search index: ${pages.length} pages carry ${BODY_MARK}, at least ${FEWEST_PAGES} expected`,
    );
  }
  // Only an ES module, and this file runs as CommonJS: a static import would become a require.
  const { close, createIndex } = await import('pagefind');
  try {
    // What a button says is not what the page is about: `Copy` would find every sample.
    const { index, errors } = await createIndex({ excludeSelectors: ['button'] });
    if (!index) throw new Error(`search index: ${errors.join('; ')}`);
    const added = await Promise.all(
      pages.map(({ file, html }) =>
        index.addHTMLFile({ sourcePath: file, content: separateElements(html) }),
      ),
    );
    const written = await index.writeFiles({ outputPath: join(root, 'pagefind') });
    const faults = [...added, written].flatMap((answer) => answer.errors);
    if (faults.length > 0) throw new Error(`search index: ${faults.join('; ')}`);
    return pages.length;
  } finally {
    await close();
  }
}

type Page = { readonly file: string; readonly html: string };

/** The pages that have an address to be found under; copies such as `404.html` have none. */
function readPages(root: string): readonly Page[] {
  return readTree(root)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => ({ file, html: readFileSync(join(root, file), 'utf8') }));
}

function isSearchable({ html }: Page): boolean {
  return toTags(html).some(({ attributes }) => attributes.has(BODY_MARK));
}
