import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import type { OperationRow } from '@/lib/openapi/overview/operation-rows';
import { type GetHref, providerHref } from '@/lib/routes/api-address';
import { withoutBasePath } from '@/lib/routes/urls';
import { visibleName } from '@/lib/text/visible-name';
import type { LoadedPages } from './loaded-pages';
import { buildOperationPage } from './operation-page';
import type { SearchPage } from './search-page';

/** Levels of fields inside of fields that are listed. */
const MAX_DEPTH = 2;

/** Operations that are listed at once; the page may respond in between. */
const CHUNK = 20;

type Source = {
  /** Address of an operation; absent for the provider's newest documents. */
  readonly getHref: GetHref | undefined;
  /** Operations of the newest release, where the document is a former one; base path included. */
  readonly replaced: readonly Pick<OperationRow, 'href'>[] | undefined;
};

/** Lists the operations of loaded documents, by document. A former release takes the place of the newest one. */
export function listDocuments(
  apis: readonly ApiIndex[],
  { getHref, replaced }: Source,
): Promise<readonly LoadedPages[]> {
  const nameOf = ({ title, version }: ApiIndex) => (replaced ? `${title} ${version}` : title);
  return Promise.all(
    apis.map(async (api) => ({
      pages: await listLoadedPages(api, getHref ?? providerHref),
      ...(getHref && { document: visibleName(nameOf(api), 'API') }),
      ...(replaced && { replaced: replaced.map(({ href }) => withoutBasePath(href)) }),
    })),
  );
}

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
