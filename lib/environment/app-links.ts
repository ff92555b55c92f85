import type { Site } from '@/lib/content/schemas/site';
import type { EnvironmentName } from './select-environment';

/** One text for each environment. */
export type ByEnvironment = Record<EnvironmentName, string>;

/** Builds one text for each environment. */
function perEnvironment(getText: (name: EnvironmentName) => string): ByEnvironment {
  return {
    local: getText('local'),
    dev: getText('dev'),
    qa: getText('qa'),
    test: getText('test'),
    prod: getText('prod'),
  };
}

/**
 * URLs of the provider's apps by link name, one per environment, from `links` and `environments` of
 * content/site.json.
 * @example buildAppLinks(site).sandboxLogin.local // 'http://localhost:4001/login'
 */
export function buildAppLinks({
  links,
  environments,
}: Pick<Site, 'links' | 'environments'>): Record<string, ByEnvironment> {
  return Object.fromEntries(
    Object.entries(links).map(([name, { base, path }]) => [
      name,
      perEnvironment((environment) => `${environments[environment][base]}${path}`),
    ]),
  );
}

/**
 * Path of an API's live document on the API base: its own `location`, or by default its `path` and
 * the documentation path of the environment (SPEC 7).
 * @example getDocumentLocation({ path: '/pg' }, { doc: '/doc' }) // '/pg/doc'
 */
export function getDocumentLocation(
  { path = '', location }: Pick<Site['apis'][number], 'path' | 'location'>,
  { doc }: { readonly doc: string },
): string {
  return location ?? path + doc;
}

/** URL of an API's live document in each environment. */
export function buildDocumentUrls(
  api: Pick<Site['apis'][number], 'path' | 'location'>,
  environments: Site['environments'],
): ByEnvironment {
  return perEnvironment(
    (name) => environments[name].api + getDocumentLocation(api, environments[name]),
  );
}

/** API base URL of each environment, from which its OpenAPI documents are loaded. */
export function getApiBases(environments: Site['environments']): ByEnvironment {
  return perEnvironment((name) => environments[name].api);
}
