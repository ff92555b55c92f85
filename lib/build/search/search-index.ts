import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagefindIndex } from 'pagefind';
import type { SearchWords } from '@/lib/content/schemas/search-words';
import { readTags } from '../html/read-tags';
import { readTree } from '../tree';
import { buildSearchNames } from './search-names';
import { prepareIndexHtml } from './search-text';

/** Pages that must be indexed; fewer mean that the pages have lost the attribute of their body. */
const MIN_PAGES = 10;

const BODY_ATTRIBUTE = 'data-pagefind-body';

/** File of names and words, beside the index, for exact hits and for corrections. */
export const NAMES_FILE = 'pagefind/names.json';

/**
 * Writes the search index of all pages whose body has `data-pagefind-body` to `pagefind/`, without
 * network.
 * @returns number of indexed pages.
 * @throws for fewer than `MIN_PAGES`: without a single body, pagefind would index all pages,
 * redirects too.
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
  // Dynamic, as a static import becomes a `require`, and the package is an ES module only.
  const { close, createIndex } = await import('pagefind');
  try {
    // Without buttons: `Copy` would find every sample.
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
 * Adds pages to an index one by one, because those of a large document at once would overflow the
 * indexer's input.
 * @returns errors of the indexer.
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

/** Deletes pagefind's own search boxes, which the portal does not use. */
function removeWidgets(folder: string): void {
  const widgets = readdirSync(folder).filter((file) =>
    /^pagefind-(?:\w+-)?(?:ui|highlight)\./.test(file),
  );
  for (const file of widgets) rmSync(join(folder, file));
}

type Page = { readonly file: string; readonly html: string };

/** Reads the pages that have an address of their own; copies such as `404.html` have none. */
function readExportedPages(root: string): readonly Page[] {
  return readTree(root)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => ({ file, html: readFileSync(join(root, file), 'utf8') }));
}

function isSearchable({ html }: Page): boolean {
  return readTags(html).some(({ attributes }) => attributes.has(BODY_ATTRIBUTE));
}
