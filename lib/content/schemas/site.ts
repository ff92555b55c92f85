import { z } from 'zod';
import { MISSING_ACCOUNT } from '@/lib/support-chat/settings';
import {
  baseUrl,
  baseUrlOrEmpty,
  hexColour,
  like,
  origin,
  path,
  pathOrBaseUrl,
  portalOrigin,
  slug,
  text,
} from './fields';

/** The seven settings of an environment (SPEC 3 "Environment settings"). */
const environment = z.strictObject({
  /** The public marketing site. */
  website: baseUrl,
  /** The production administration. */
  productionApp: baseUrl,
  /** The sandbox's administration. */
  app: baseUrl,
  /** This environment's own copy of the marketing site, for links that name it as their `base`. */
  www: baseUrl,
  /** The environment's own host, for links that name it as their `base`. */
  env: baseUrl,
  /** Where the OpenAPI documents are, each below its own prefix. */
  api: baseUrl,
  /** Path of the documentation behind that prefix: every `location` of `apis` ends with it (SPEC 7). */
  doc: path,
});

/** An address in one of the provider's other sites: a base of the environment, and a path on it. */
const appLink = z.strictObject({
  base: z.enum(['website', 'productionApp', 'app', 'www', 'env', 'api']),
  path,
});

const api = z.strictObject({
  /** Name of the bundled document: `public/openapi/<id>.json`. */
  id: slug,
  name: text(3, 60),
  /** Path of the live document on the API base. */
  location: path,
});

const host = like(
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
  'a host name such as "partner.example.com"',
);

/** A whole address on the web, without user name and password. */
const webAddress = like(
  /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?([/?#][^\s\\]*)?$/i,
  'an address that begins with "https://"',
).exactOptional();

/** The app links that lead elsewhere for a partner's visitors, in every environment (DESIGN 5). */
const partnerLinks = z.strictObject({
  sandboxLogin: webAddress,
  sandboxSignup: webAddress,
  productionLogin: webAddress,
  apiKeys: webAddress,
  getStarted: webAddress,
  partnerStart: webAddress,
  privacy: webAddress,
});

const partner = z.strictObject({
  /** The value of `?domain=` that is accepted. */
  domain: host,
  name: text(1, 60),
  links: partnerLinks.exactOptional(),
});

/** A partner whose visitors `?domain=` brings. */
export type Partner = z.infer<typeof partner>;

/** SPEC 3 and 5: the support widget needs its account's address; the words are the specification's. */
const chat = z
  .strictObject({
    enabled: z.boolean(),
    /** Left out, it is as empty, so that the words below answer. */
    accountUrl: baseUrlOrEmpty.default(''),
    /** The one host whose script may run here, and only when chat is enabled. */
    assetHost: origin.default('https://static.zdassets.com'),
    /** Names one widget of an account that has several. */
    key: like(/^[\w-]+$/, 'letters, digits, "_" and "-"').exactOptional(),
    /** Further hosts that the widget reaches from the page: `https:` or `wss:`. */
    hosts: z
      .array(like(/^(https|wss):\/\/[\w.-]+(:\d+)?$/, '"https://" or "wss://" and a host'))
      .default([]),
    /** Whether the widget may style itself; its maker asks for `style-src 'unsafe-inline'`. */
    inlineStyles: z.boolean().default(false),
  })
  .refine(({ enabled, accountUrl }) => !enabled || accountUrl !== '', {
    path: ['accountUrl'],
    error: MISSING_ACCOUNT,
  });

/** Who may show `/libs/sdk-basic/` in a frame, besides this site itself. */
const embed = z.strictObject({ frameAncestors: z.array(origin) });

const theme = z.strictObject({ primary: hexColour, secondary: hexColour });

const legal = z.strictObject({
  /** First year of the copyright line. */
  since: z.int().min(1950).max(2100),
  registration: text(3, 120),
});

const links = z.strictObject({
  sandboxLogin: appLink,
  sandboxSignup: appLink,
  productionLogin: appLink,
  apiKeys: appLink,
  getStarted: appLink,
  partnerStart: appLink,
  privacy: appLink,
});

/** Diagrams name the provider, and there these signs separate. */
const providerName = text(1, 40).refine((name) => !/[,:]|->/.test(name), {
  error:
    'expected a name without ",", ":" and "->", which diagrams could not show: "Acme Inc.", say',
});

/** Everything that names the provider. */
const fields = z.strictObject({
  name: providerName,
  /** The provider's name in addresses: `/guides/{product}-checkout/`. */
  product: slug,
  tagline: text(1, 40),
  email: like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
  /** Where the portal is published: the host, as a path below it is `BASE_PATH`. */
  url: portalOrigin,
  /** Base address of the production API, which the API documents state beside the sandbox's. */
  productionApi: baseUrl.exactOptional(),
  legal,
  theme,
  /** Where downloads lie: a path of this site, or an address on a storage host. */
  storage: pathOrBaseUrl,
  apis: z.array(api).min(1),
  /** Addresses of documents besides the provider's own that `?swaggerUri=` may name. */
  documents: z.strictObject({ allow: z.array(baseUrl) }),
  /** Domains that `?domain=` may name. */
  partners: z.array(partner),
  embed,
  chat,
  links,
  environments: z.strictObject({
    local: environment,
    dev: environment,
    qa: environment,
    test: environment,
    prod: environment,
  }),
});

/** `content/site.json`, its parts in accord. */
export const siteSchema = fields.refine(
  ({ apis, environments }) =>
    Object.values(environments).every(({ doc }) =>
      apis.every(({ location }) => location.endsWith(doc)),
    ),
  {
    path: ['apis'],
    error: 'expected every "location" to end with the "doc" of every environment',
  },
);

export type Site = z.infer<typeof siteSchema>;

/**
 * The values that stand for `{name}`, `{product}`, `{email}`, `{storage}`, `{sandboxApi}` and
 * `{sandboxApp}` in content. The text of a page has them from `next.config.mjs`.
 */
export function getSiteValues(site: Site): Readonly<Record<string, string>> {
  const { name, product, email, storage } = site;
  const { api: sandboxApi, app: sandboxApp } = site.environments.test;
  return { name, product, email, storage, sandboxApi, sandboxApp };
}
