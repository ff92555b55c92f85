import type { Site } from '@/lib/content/schemas/site';
import { type ByEnvironment, type EnvironmentName, ENVIRONMENTS } from './select-environment';

/** Part of a site that says which environments its pages know. */
export type SiteEnvironments = Pick<Site, 'environments' | 'publish'>;

/** Settings of one environment. */
export type Environment = Site['environments']['prod'];

/** Environments that the pages know, in the order of SPEC 4: those of `publish`, or all that have settings. */
export function listEnvironments({
  environments,
  publish,
}: SiteEnvironments): readonly (readonly [EnvironmentName, Environment])[] {
  return ENVIRONMENTS.flatMap((name) => {
    const environment = environments[name];
    return environment && (publish?.includes(name) ?? true) ? [[name, environment] as const] : [];
  });
}

/** Builds one text for each environment that the pages know. */
export function mapEnvironments(
  site: SiteEnvironments,
  getText: (environment: Environment, name: EnvironmentName) => string,
): ByEnvironment {
  const texts = listEnvironments(site).map(([name, one]) => [name, getText(one, name)] as const);
  return { ...Object.fromEntries(texts), prod: getText(site.environments.prod, 'prod') };
}

/**
 * URLs of the provider's apps by link name, one per environment, from `links` and `environments` of
 * content/site.json.
 * @example buildAppLinks(site).sandboxLogin.local // 'http://localhost:4001/login'
 */
export function buildAppLinks(
  site: Pick<Site, 'links'> & SiteEnvironments,
): Record<string, ByEnvironment> {
  return Object.fromEntries(
    Object.entries(site.links).map(([name, { base, path }]) => [
      name,
      mapEnvironments(site, (environment) => `${environment[base]}${path}`),
    ]),
  );
}

/** API base URL of each environment, from which its OpenAPI documents are loaded. */
export function getApiBases(site: SiteEnvironments): ByEnvironment {
  return mapEnvironments(site, ({ api }) => api);
}
