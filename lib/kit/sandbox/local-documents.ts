import type { Site } from '@/lib/content/schemas/site';
import { bundledDocumentPath } from '@/lib/content/source/bundled-document';
import { getDocumentUrl } from '@/lib/environment/document-urls';
import type { Documents } from './api-host';

/**
 * Documents of the project by their paths on the local API host: of those that are live there in the environment
 * `local`; none without that environment.
 */
export function listLocalDocuments({
  apis,
  environments: { local },
}: Pick<Site, 'apis' | 'environments'>): Documents {
  if (!local) return new Map();
  const paths = apis.flatMap((api) => {
    const url = getDocumentUrl(api, local, 'local');
    const isHere = url.startsWith(`${local.api}/`);
    return isHere ? [[url.slice(local.api.length), bundledDocumentPath(api.id)] as const] : [];
  });
  return new Map(paths);
}
