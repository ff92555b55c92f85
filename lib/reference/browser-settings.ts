import { readSite } from '@/lib/content/read-site';
import { toApiBases } from '@/lib/environment/app-links';
import { urls, withBasePath } from '@/lib/urls';
import { toOperationGroups } from './operation-rows';
import { readApis } from './read-apis';

/** What the API browser must know in the browser: rows of the saved documents, and where the live ones are. */
export function readBrowserSettings() {
  const { environments, documents, name, tagline, email } = readSite();
  return {
    apis: readApis().map(({ id, name, location, hash, api }) => ({
      id,
      name,
      location,
      hash,
      groups: toOperationGroups(api, ({ group, url }) => withBasePath(urls.operation(group, url))),
    })),
    apiBases: toApiBases(environments),
    allow: documents.allow,
    site: { title: `${name} ${tagline}`, email },
  };
}
