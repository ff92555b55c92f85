import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagefindIndex } from 'pagefind';
import type { SearchWords } from '@/lib/content/schemas/search-words';
import { parseStartTags } from '../html/html-tags';
import { buildSearchNames } from './search-names';
import { prepareIndexHtml } from './search-text';
import { readTree } from '../tree';

/** Fewer pages than this mean that the mark on the page body was lost, not that the site is small. */
const MIN_PAGES = 10;

const BODY_ATTRIBUTE = 'data-pagefind-body';

/** What exact names and misspelt words are looked up in; beside the index, whose folder it shares. */
export const NAMES_FILE = 'pagefind/names.json';

/**
 * Builds the search index of every page that marks its body with `data-pagefind-body`, into `pagefind/`.
 * Works without network. Returns the number of those pages; throws when there are fewer than ten: without
 * a single mark pagefind would index everything, redirect pages too.
 */
export async function writeSearchIndex(
  root: string,
  basePath = '',
  searchWords: SearchWords = {},
): Promise<number> {
  const pages = readExportedPages(root)
    .filter(isSearchable)
    .map(({ file, html }) => ({ file, html: prepareIndexHtml(html) }));
  if (pages.length < MIN_PAGES) {
    throw new Error(
      `search index: ${pages.length} pages carry ${BODY_ATTRIBUTE}, at least ${MIN_PAGES} expected`,
    );
  }
  // Only an ES module, and this file runs as CommonJS: a static import would become a require.
  const { close, createIndex } = await import('pagefind');
  try {
    // What a button says is not what the page is about: `Copy` would find every sample.
    const { index, errors } = await createIndex({ excludeSelectors: ['button'] });
    if (!index) throw new Error(`search index: ${errors.join('; ')}`);
    const added = await addPages(index, pages);
    const written = await index.writeFiles({ outputPath: join(root, 'pagefind') });
    const indexErrors = [...added, ...written.errors];
    if (indexErrors.length > 0) throw new Error(`search index: ${indexErrors.join('; ')}`);
    removeWidgets(join(root, 'pagefind'));
    const named = pages.map(({ file, html }) => ({
      url: `/${file.replace(/index\.html$/, '')}`,
      html,
    }));
    const names = buildSearchNames(named, basePath, searchWords);
    writeFileSync(join(root, NAMES_FILE), JSON.stringify(names));
    return pages.length;
  } finally {
    await close();
  }
}

/**
 * Adds pages to an index one by one: all at once, those of a large document would overflow what leads to the indexer.
 * Returns what went wrong.
 */
export async function addPages(
  index: Pick<PagefindIndex, 'addHTMLFile'>,
  pages: readonly Page[],
): Promise<readonly string[]> {
  const allErrors: string[] = [];
  for (const { file, html } of pages) {
    const { errors } = await index.addHTMLFile({ sourcePath: file, content: html });
    allErrors.push(...errors);
  }
  return allErrors;
}

/** Search boxes that pagefind brings along: the portal has its own. */
function removeWidgets(folder: string): void {
  const widgets = readdirSync(folder).filter((file) =>
    /^pagefind-(?:\w+-)?(?:ui|highlight)\./.test(file),
  );
  for (const file of widgets) rmSync(join(folder, file));
}

type Page = { readonly file: string; readonly html: string };

/** The pages that have an address to be found under; copies such as `404.html` have none. */
function readExportedPages(root: string): readonly Page[] {
  return readTree(root)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => ({ file, html: readFileSync(join(root, file), 'utf8') }));
}

function isSearchable({ html }: Page): boolean {
  return parseStartTags(html).some(({ attributes }) => attributes.has(BODY_ATTRIBUTE));
}
