import { liveDocument, savedDocument } from '@/.generated/words/build/agents';
import type { Site } from '@/lib/content/schemas/site';
import { getServerRole } from '@/lib/openapi/document/servers';
import type { SavedApi } from '@/lib/pages/read-apis';
import { readReferenceLinks } from '@/lib/pages/reading/reference-files';
import { documentFile, isExternal, referenceFile, urls } from '@/lib/routes/urls';

/** Media type of an AsyncAPI document. */
const ASYNC_API = 'application/vnd.aai.asyncapi+json;version=3.0.0';

/**
 * Builds `/.well-known/api-catalog` (RFC 9727): each API with its OpenAPI document, live and as saved with the portal, its
 * events as AsyncAPI,
 * its pages, and the page of its status.
 * @param portal address of the portal, with its base path and without a slash at its end.
 */
export function buildApiCatalog(
  apis: readonly SavedApi[],
  { statusPage }: Pick<Site, 'statusPage'>,
  portal: string,
): string {
  const entries = apis.map(({ id, name, file, api: { servers } }) => {
    const production = servers.find((server) => getServerRole(server) !== 'sandbox');
    const saved = { href: portal + documentFile(id), title: savedDocument(name) };
    // A path where no document is live.
    const isLive = isExternal(file.address);
    const live = { href: file.address, title: liveDocument(name) };
    return {
      anchor: (production ?? servers[0])?.url ?? (isLive ? live : saved).href,
      'service-desc': [
        ...[...(isLive ? [live] : []), saved].map(({ href, title }) => ({
          ...{ href, type: 'application/json', title },
        })),
        ...readReferenceLinks(id)
          .filter(({ href }) => href === referenceFile(id, 'asyncapi.json'))
          .map(({ href, text }) => ({ href: portal + href, type: ASYNC_API, title: text })),
      ],
      'service-doc': [
        { href: `${portal}${urls.api}`, type: 'text/html' },
        { href: `${portal}/llms.txt`, type: 'text/plain' },
      ],
      ...(statusPage === undefined ? {} : { status: [{ href: statusPage, type: 'text/html' }] }),
    };
  });
  const catalog = {
    anchor: `${portal}/.well-known/api-catalog`,
    item: entries.map(({ anchor }) => ({ href: anchor })),
  };
  return `${JSON.stringify({ linkset: [catalog, ...entries] }, null, 2)}\n`;
}
