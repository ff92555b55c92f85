import type { Site } from '@/lib/content/schemas/site';
import { getDefaultName, getSandboxName } from '@/lib/markdown/remark-site-values.mjs';
import { stripTrailingSlashes } from '@/lib/openapi/core/json';
import type { SampleHosts } from './sample-hosts';
import type { ByEnvironment, EnvironmentName, OwnEnvironments } from './select-environment';

/** Part of a site that says which environments its pages know. */
export type SiteEnvironments = Pick<Site, 'environments' | 'publish'>;

/** Settings of one environment. */
export type Environment = Site['environments'][string];

type Api = Pick<Site['apis'][number], 'id' | 'sandbox'>;

/** Environments that the pages know: those of `publish`, or all that have settings. */
export function listEnvironments({
  environments,
  publish,
}: SiteEnvironments): readonly (readonly [EnvironmentName, Environment])[] {
  return Object.entries(environments).filter(([name]) => publish?.includes(name) ?? true);
}

function getEnvironment({ environments }: SiteEnvironments, name: EnvironmentName): Environment {
  const environment = environments[name];
  if (!environment) throw new Error(`content/site.json: "environments" has no "${name}"`);
  return environment;
}

/** The default environment: that of hosts which select no other. */
export function getDefault(site: SiteEnvironments): Environment {
  return getEnvironment(site, getDefaultName(site.environments));
}

/** The environment whose addresses content, documents and samples have. */
export function getSandbox(site: SiteEnvironments): Environment {
  return getEnvironment(site, getSandboxName(site.environments));
}

/** Builds one text for each environment that the pages know; that of the default is `prod`, too. */
export function mapEnvironments(
  site: SiteEnvironments,
  getText: (environment: Environment, name: EnvironmentName) => string,
): ByEnvironment {
  const texts = listEnvironments(site).map(([name, one]) => [name, getText(one, name)] as const);
  const name = getDefaultName(site.environments);
  return { ...Object.fromEntries(texts), prod: getText(getDefault(site), name) };
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

/** Addresses of `buildAppLinks` that differ from those of the default environment: pages have these already. */
export const listMovedLinks = (
  links: ReturnType<typeof buildAppLinks>,
): Readonly<Record<string, Readonly<Record<EnvironmentName, string>>>> =>
  Object.fromEntries(
    Object.entries(links).map(([name, hrefs]) => [
      name,
      Object.fromEntries(Object.entries(hrefs).filter(([, href]) => href !== hrefs.prod)),
    ]),
  );

/**
 * API base of an API in an environment: its own in `apis`, else its `sandbox` without the path, else that of all. On this
 * machine, the environment `local`, the API host has all of them.
 */
export function getApiBase(
  { id, sandbox }: Api,
  { api, apis = {} }: Environment,
  name: EnvironmentName,
): string {
  const own = sandbox === undefined || name === 'local' ? api : new URL(sandbox).origin;
  return apis[id] ?? own;
}

/** Path of an API on its base; empty where it has none. */
export function getApiPath({ path = '', sandbox }: Pick<Site['apis'][number], 'path' | 'sandbox'>) {
  return sandbox === undefined ? path : stripTrailingSlashes(new URL(sandbox).pathname);
}

/**
 * API bases in the place of those that samples have. Samples of `prod` stay as they are: they are for the sandbox, as on
 * `test`.
 */
export function listSampleHosts(site: Pick<Site, 'apis'> & SiteEnvironments): SampleHosts {
  const { environments } = site;
  const [standard, sandbox] = [getDefaultName(environments), getSandboxName(environments)];
  const written = getSandbox(site);
  const hosts = listEnvironments(site).flatMap(([name, one]) => {
    if (name === standard || name === sandbox) return [];
    const own = site.apis.flatMap((api) =>
      one.apis?.[api.id] === undefined && written.apis?.[api.id] === undefined
        ? []
        : [[getApiBase(api, written, sandbox), getApiBase(api, one, name)] as const],
    );
    const pairs = [...own, [written.api, one.api] as const].filter(([from, to]) => from !== to);
    return pairs.length > 0 ? [[name, pairs] as const] : [];
  });
  return Object.fromEntries(hosts);
}

/** What readers see of an environment. */
export function getLabel({ label }: Environment, name: EnvironmentName): string {
  return label ?? name;
}

/** Environments that readers may choose; empty where there are not two. */
export function listChoices(site: SiteEnvironments): ReturnType<typeof listEnvironments> {
  const choices = listEnvironments(site).filter(([, { choice }]) => choice === true);
  return choices.length > 1 ? choices : [];
}

/** Environments that SPEC 4 does not select; `undefined` where it selects them all. */
export function buildOwnEnvironments(site: SiteEnvironments): OwnEnvironments | undefined {
  const known = listEnvironments(site);
  const hosts = known.flatMap(([name, one]) => (one.hosts ?? []).map((host) => [host, name]));
  const choices = listChoices(site).map(([name]) => name);
  if (hosts.length === 0 && choices.length === 0) return undefined;
  return {
    standard: getDefaultName(site.environments),
    hosts: Object.fromEntries(hosts),
    choices,
    labels: Object.fromEntries(known.map(([name, one]) => [name, getLabel(one, name)])),
  };
}
