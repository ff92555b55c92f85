import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { buildOperationPage } from './operation-page';
import type { SearchPage } from './search-page';
import { stripMarkup } from './text/strip-markup';

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
