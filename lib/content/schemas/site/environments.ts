import { z } from 'zod';
import { getDefaultName, getSandboxName } from '@/lib/markdown/remark-site-values.mjs';
import { isObject } from '@/lib/openapi/core/json';
import { baseUrl, flag, like, path, slug, text } from '../value-schemas';

/** Name of a host, without scheme and port. */
export const host = like(
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
  'a host name such as "partner.example.com"',
);

/** Settings of an environment: the seven of SPEC 3 "Environment settings", and what a portal adds. */
const environment = z.strictObject({
  /** Public marketing site. */
  website: baseUrl,
  /** Production administration. */
  productionApp: baseUrl,
  /** Sandbox administration. */
  app: baseUrl,
  /** This environment's copy of the marketing site, for links with this `base`. */
  www: baseUrl,
  /** The environment's own host, for links with this `base`. */
  env: baseUrl,
  /** API base; each OpenAPI document lies below its own prefix. */
  api: baseUrl,
  /** Default location of a document, behind the `path` of its API (SPEC 7). */
  doc: path,
  /** API base of single APIs by their id, in the place of `api`. */
  apis: z.record(slug, baseUrl).exactOptional(),
  /** Name that readers see; that of its key without it. */
  label: text(1, 40).exactOptional(),
  /** Hosts of the portal that select it, besides those of SPEC 4. */
  hosts: z.array(host).exactOptional(),
  /** Whether it is production, to which no page sends. */
  production: flag,
  /** Whether readers may choose it. */
  choice: flag,
});

/** Settings that an environment may leave out: they are those of the default one then. */
const INHERITED = ['website', 'productionApp', 'app', 'www', 'env', 'doc'] as const;

/** Environments with what they leave out; what is no object is left to the schema. */
function fillEnvironments(all: Record<string, unknown>): Record<string, unknown> {
  const first = all[getDefaultName(all)];
  if (!isObject(first)) return all;
  const inherited = INHERITED.flatMap((key) => (key in first ? [[key, first[key]] as const] : []));
  const fill = (one: unknown) =>
    isObject(one) ? { ...Object.fromEntries(inherited), ...one } : one;
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, fill(one)]));
}

/** `environments` of `content/site.json`: any number, of any name. */
export const environments = z
  .record(z.string(), z.unknown())
  .transform(fillEnvironments)
  .pipe(
    z
      .record(slug, environment)
      .refine((all) => Object.keys(all).length > 0, { error: 'expected one environment or more' })
      .refine((all) => !('prod' in all) || 'test' in all, {
        error: 'expected an object, received nothing',
        path: ['test'],
      }),
  );

/** What the rules of environments need of a site. */
type Checked = {
  readonly environments: z.infer<typeof environments>;
  readonly publish?: readonly string[];
  readonly apis: readonly { readonly id: string; readonly location?: unknown }[];
  readonly productionApi: string;
  readonly runner?: unknown;
};

type Issue = { readonly path: (string | number)[]; readonly message: string };

const SEND_NOWHERE =
  'expected the sandbox, on another host than "productionApi", to which no page sends; or "runner": false, with which no page sends requests';

/** Issues of the environments of a site, and of what names them. */
export function listEnvironmentIssues(site: Checked): readonly Issue[] {
  const { environments: all, publish, apis } = site;
  const standard = getDefaultName(all);
  const named = (publish ?? []).flatMap((name, index) =>
    name in all ? [] : [{ path: ['publish', index], message: `"environments" has no "${name}"` }],
  );
  const unknown = apis.flatMap(({ location }, index) =>
    (isObject(location) ? Object.keys(location) : [])
      .filter((name) => !(name in all))
      .map((name) => ({
        path: ['apis', index, 'location'],
        message: `unknown key "${name}". Known keys: ${Object.keys(all).join(', ')}`,
      })),
  );
  const unpublished = {
    path: ['publish'],
    message: `expected "${standard}" among them: it is the environment of every other host`,
  };
  return [
    ...(publish?.includes(standard) === false ? [unpublished] : []),
    ...named,
    ...unknown,
    ...listHostIssues(all),
    ...listApiIssues(site),
    ...listProductionIssues(site),
  ];
}

/** Hosts that select two environments. */
function listHostIssues(all: Checked['environments']): readonly Issue[] {
  const owners = new Map<string, string>();
  return Object.entries(all).flatMap(([name, { hosts = [] }]) =>
    hosts.flatMap((one, index) => {
      const owner = owners.get(one);
      owners.set(one, name);
      const path = ['environments', name, 'hosts', index];
      return owner === undefined ? [] : [{ path, message: `"${one}" selects "${owner}" already` }];
    }),
  );
}

/** Ids of `apis` that no entry has. */
function listApiIssues({ environments: all, apis }: Checked): readonly Issue[] {
  const ids = apis.map(({ id }) => id);
  return Object.entries(all).flatMap(([name, one]) =>
    Object.keys(one.apis ?? {})
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        path: ['environments', name, 'apis'],
        message: `unknown key "${id}". Known keys: ${ids.join(', ')}`,
      })),
  );
}

/** Environments that pages would send to production in. */
function listProductionIssues(site: Checked): readonly Issue[] {
  const { environments: all, productionApi, runner } = site;
  if (runner === false) return [];
  const getOrigins = ({ api, apis = {} }: z.infer<typeof environment>) =>
    [api, ...Object.values(apis)].map((one) => URL.parse(one)?.origin);
  const isProduction = new Set([
    URL.parse(productionApi)?.origin,
    ...Object.values(all).flatMap((one) => (one.production ? getOrigins(one) : [])),
  ]);
  const sent = Object.entries(all).flatMap(([name, one]) =>
    !one.production && getOrigins(one).some((origin) => isProduction.has(origin))
      ? [{ path: ['environments', name, 'api'], message: SEND_NOWHERE }]
      : [],
  );
  const written = getSandboxName(all);
  const hasOther = Object.values(all).some((one) => !one.production);
  const message =
    'content and samples have the addresses of this environment: put one before it that is no production';
  return all[written]?.production && hasOther
    ? [...sent, { path: ['environments', written, 'production'], message }]
    : sent;
}
