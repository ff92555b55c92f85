import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { buildOperationPage } from './operation-page';
import type { SearchPage } from './search-page';

/** Levels of fields inside of fields that are listed. */
const MAX_DEPTH = 2;

/** Operations that are listed at once; the page may respond in between. */
const CHUNK = 20;

/**
 * Lists the operations of a loaded document with their fields.
 * @param getUrl address of an operation, without base path.
 */
export async function listLoadedPages(
  api: ApiIndex,
  getUrl: (entry: OperationEntry) => string,
): Promise<readonly SearchPage[]> {
  const pages: SearchPage[] = [];
  for (const entry of api.operations.values()) {
    if (pages.length % CHUNK === 0) await new Promise((resolve) => setTimeout(resolve));
    const options = { url: getUrl(entry), maxDepth: MAX_DEPTH, getText: stripMarkup };
    pages.push(buildOperationPage(api, entry, options));
  }
  return pages;
}

/** Most characters of a text that are searched: one of a document of others may be a book. */
const MAX_CHARS = 2_000;

/** Text of Markdown with HTML without its marks, roughly and fast; cut after 2,000 characters. */
function stripMarkup(markdown: string): string {
  return markdown
    .slice(0, MAX_CHARS)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
