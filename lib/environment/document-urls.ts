import type { Site } from '@/lib/content/schemas/site';
import { documentFile } from '@/lib/routes/urls';
import { type Environment, getDefault, mapEnvironments, type SiteEnvironments } from './app-links';
import type { DocumentSettings } from './document-rules';
import type { ByEnvironment, EnvironmentName } from './select-environment';

/** Part of an entry of `apis` that says where its live document is. */
type DocumentSource = Pick<Site['apis'][number], 'path' | 'location'> & { readonly id?: string };

/**
 * URL of an API's live document in an environment; empty where it has none. Its `location` there, or
 * by default its `path` and the documentation path of the environment, on the API base (SPEC 7). A
 * document of another host is that of the local API host, at the same path, in the environment `local`,
 * unless `location` names that environment. Of production, pages load what `location` says, and nothing by default.
 * @example getDocumentUrl({ path: '/pg' }, { api: 'https://api.example.com', doc: '/doc' }, 'prod') // 'https://api.example.com/pg/doc'
 */
export function getDocumentUrl(
  { path, location, id = '' }: DocumentSource,
  { api: base, apis, doc, production }: Pick<Environment, 'api' | 'apis' | 'doc' | 'production'>,
  name: EnvironmentName,
): string {
  const own = typeof location === 'object' ? location[name] : location;
  const place = own ?? (path === undefined || production ? false : path + doc);
  const api = apis?.[id] ?? base;
  if (place === false) return '';
  if (place.startsWith('/')) return api + place;
  return name === 'local' && own === location ? api + new URL(place).pathname : place;
}

/** URL of an API's live document in each environment; empty where it has none. */
export function buildDocumentUrls(source: DocumentSource, site: SiteEnvironments): ByEnvironment {
  return mapEnvironments(site, (environment, name) => getDocumentUrl(source, environment, name));
}

/**
 * Value of `?swaggerUri=` that names one of the provider's documents: its path on the API base, the
 * address of its host, or the name of the API where no document is live. As in the default
 * environment, whatever that of the page.
 */
export function getDocumentName(
  source: DocumentSource & { readonly id: string },
  site: SiteEnvironments,
): string {
  const { api } = getDefault(site);
  const url = buildDocumentUrls(source, site).prod;
  if (url === '') return source.id;
  return url.startsWith(`${api}/`) ? url.slice(api.length) : url;
}

/**
 * URLs of the provider's documents by what names them in `?swaggerUri=`, of those that are not at that
 * path of the API base in every environment; where no document is live, the saved copy.
 * @returns settings without `named` where there are none.
 * @param basePath `''` or like `/developer`.
 */
export function buildNamedDocuments(
  site: Pick<Site, 'apis'> & SiteEnvironments,
  basePath: string,
): Pick<DocumentSettings, 'named'> {
  const named = site.apis.flatMap((api) => {
    const name = getDocumentName(api, site);
    const urls = mapEnvironments(
      site,
      (environment, key) =>
        getDocumentUrl(api, environment, key) || basePath + documentFile(api.id),
    );
    const plain = mapEnvironments(site, (environment) => environment.api + name);
    return JSON.stringify(urls) === JSON.stringify(plain) ? [] : [[name, urls] as const];
  });
  return named.length > 0 ? { named: Object.fromEntries(named) } : {};
}

/**
 * API base of each environment, below which `?swaggerUri=` may name documents; empty where pages ask
 * nothing of it, neither for a document nor with `Send to sandbox`, so that no policy names it.
 */
export function getDocumentBases(
  site: Pick<Site, 'apis' | 'runner'> & SiteEnvironments,
): ByEnvironment {
  return mapEnvironments(site, (environment, name) => {
    const { api, production } = environment;
    const isUsed =
      (site.runner !== false && !production) ||
      site.apis.some((one) => getDocumentUrl(one, environment, name).startsWith(`${api}/`));
    return isUsed ? api : '';
  });
}
