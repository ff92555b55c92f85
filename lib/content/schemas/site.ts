import { z } from 'zod';
import * as words from '@/.generated/words/content/defaults';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/words/languages';
import { apiEntry } from './apis/api-entry';
import { EXTRAS } from './parts';
import { chat } from './site/chat';
import { environments, host, listEnvironmentIssues } from './site/environments';
import { remarks } from './site/remarks';
import { scripts } from './site/scripts';
import {
  baseUrl,
  hexColour,
  like,
  link,
  origin,
  path,
  pathOrBaseUrl,
  portalOrigin,
  slug,
  text,
} from './value-schemas';

/** Address in another site of the provider: a base of the environment, and a path on it. */
const appLink = z.strictObject({
  base: z.enum(['website', 'productionApp', 'app', 'www', 'env', 'api']),
  path,
});

/** Absolute https address without user name and password. */
const webAddress = like(
  /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?([/?#][^\s\\]*)?$/i,
  'an address that begins with "https://"',
).exactOptional();

/** App links that a partner replaces for its visitors, in every environment. */
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
  /** Accepted value of `?domain=`. */
  domain: host,
  name: text(1, 60),
  links: partnerLinks.exactOptional(),
});

/** Partner whose visitors arrive with `?domain=`. */
export type Partner = z.infer<typeof partner>;

/** Origins besides this site that may frame `/libs/sdk-basic/`. */
const embed = z.strictObject({ frameAncestors: z.array(origin) });

/** Whether a text is a regular expression; other texts report themselves. */
function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Runner that sends requests to the sandbox from the pages; `false` leaves it out of the export. */
const runner = z.union([
  z.literal(false),
  z.strictObject({
    /** Regular expression of the provider's production keys, which the pages refuse to send. */
    productionKey: z
      .string()
      .refine(isPattern, { error: 'expected a regular expression such as "^live_"' })
      .exactOptional(),
    /** Fields of a request body by which it is repeated safely: a number of its own, and the attempt. */
    retry: z.strictObject({ id: text(1, 60), attempt: text(1, 60) }).exactOptional(),
  }),
]);

const months = z.int().min(1).max(120).exactOptional();

/** What the provider promises for its APIs; the check holds the ends in documents to it. */
const promise = z.strictObject({
  /** Months from the release that deprecates something to its end. */
  noticeMonths: months,
  /** Months that a former release works on, from the release that follows it. */
  supportMonths: months,
});

/** What the logo in the banner says and where it leads: the name, and the home page, by default. */
const logo = z.strictObject({ alt: text(1, 80).exactOptional(), href: link.exactOptional() });

/** Value of a font that is the system's. */
export const SYSTEM_FONT = 'system';

/** Folder of the adopter's fonts. */
export const FONTS_FOLDER = 'content/fonts/';

/** File of a font, or the system's. */
const font = like(
  /^(?:system|(?!.*\.\.)@?\w[\w.@/-]*\/[\w.-]+\.(?:woff2|ttf))$/,
  '"content/fonts/acme.woff2", the file of an installed package, or "system"',
).exactOptional();

/** Fonts of texts and of code: variable, with weights from 400 to 700. */
const fonts = z.strictObject({ text: font, code: font });

const theme = z.strictObject({ primary: hexColour, secondary: hexColour });

const legal = z.strictObject({
  /** First year of the copyright line. */
  since: z.int().min(1950).max(2100),
  /** Line below the copyright. */
  registration: text(3, 120).exactOptional(),
});

/** Addresses of the provider's apps; an absent one has no button. */
const links = z.strictObject({
  sandboxLogin: appLink.exactOptional(),
  sandboxSignup: appLink.exactOptional(),
  productionLogin: appLink.exactOptional(),
  apiKeys: appLink.exactOptional(),
  getStarted: appLink.exactOptional(),
  partnerStart: appLink.exactOptional(),
  privacy: appLink.exactOptional(),
});

/** Words of the links to the sandbox's login and sign-up (SPEC 2). */
const account = z
  .strictObject({
    login: text(2, 40).default(words.login),
    signup: text(2, 40).default(words.signup),
  })
  .prefault({});

const signal = z.enum(['yes', 'no']).exactOptional();

/** Permissions of crawlers (https://contentsignals.org); one that is absent is neither granted nor refused. */
const contentSignals = z.strictObject({
  /** Index them, and show links with excerpts. */
  search: signal,
  /** Give them to a model that answers a question. */
  'ai-input': signal,
  /** Train models with them. */
  'ai-train': signal,
});

/** Name without the separators of sequence diagrams, which show it. */
const providerName = text(1, 40).refine((name) => !/[,:]|->/.test(name), {
  error:
    'expected a name without ",", ":" and "->", which diagrams could not show: "Acme Inc.", say',
});

/** Keys of `content/site.json`. */
const wholeSite = z.strictObject({
  name: providerName,
  /** Keys whose values `npm run init` made up, because no document says them; the check names them until they are taken out. */
  unconfirmed: z.array(text(1, 60)).exactOptional(),
  /** Release of the project that the content is written for: `npm run upgrade` begins there. */
  release: like(/^\d+\.\d+\.\d+$/, 'a version such as "1.2.0"').exactOptional(),
  /** The provider's name in addresses: `/guides/{product}-checkout/`. */
  product: slug,
  tagline: text(1, 40),
  /** Language of the interface: of all words that neither a writer nor a document says. */
  lang: z
    .enum(LANGUAGES, {
      error: `expected ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
        LANGUAGES.map((one) => `"${one}"`),
      )}; CONTRIBUTING.md says how to add a language`,
    })
    .default(DEFAULT_LANGUAGE),
  email: like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
  /** Currency of samples, `USD` when absent (SPEC 9). */
  currency: like(/^[A-Z]{3}$/, 'an ISO 4217 code such as "EUR"').exactOptional(),
  /** Origin of the published portal; a path below it is `BASE_PATH`. */
  url: portalOrigin,
  /** Base address of the production API, which pages and documents name beside the sandbox's. */
  productionApi: baseUrl,
  /** Page that says whether the provider's services are up. */
  statusPage: baseUrl.exactOptional(),
  legal,
  theme,
  logo: logo.exactOptional(),
  fonts: fonts.exactOptional(),
  /** Base of the downloads: a path of this site, or an address on a storage host. */
  storage: pathOrBaseUrl,
  apis: z.array(apiEntry),
  promise: promise.exactOptional(),
  /** Bases of other documents that `?swaggerUri=` may name. */
  otherDocuments: z.array(baseUrl).default([]),
  /** Domains that `?domain=` may name. */
  partners: z.array(partner),
  embed,
  /** Address below which the files of this repository are edited; pages have no edit link without it. */
  repository: baseUrl.exactOptional(),
  /** Address of new issues, to which readers take remarks on a selected text; `email` when absent, no remarks when `false`. */
  remarks: remarks.exactOptional(),
  /** Address or path that receives whether a page was helpful; pages do not ask without it. */
  feedback: pathOrBaseUrl.exactOptional(),
  /** Whether each page has a picture of its own for link previews; else all share one. */
  socialCards: z.boolean().default(true),
  /** Whether the build makes the whole reference of each document as one HTML file, and as PDF where there is a Chromium. */
  referenceFiles: z.boolean().default(true),
  /** Whether readers may keep the portal offline. */
  offline: z.boolean().default(true),
  /** Beginning of the environment variables that samples read keys from: `SANDBOX_KEY`. */
  keyPrefix: like(/^[A-Z][A-Z0-9_]*$/, 'capitals, digits and "_", such as "ACME"').exactOptional(),
  /** What stops some readers, and is known: the accessibility statement of `/proof/` lists it. */
  accessibilityGaps: z.array(text(3, 300)).default([]),
  /** Pages that few portals need. */
  extras: z.array(z.enum(EXTRAS)).default([]),
  /** What breadcrumbs say: titles of pages and sections, or the words of their address (SPEC 2). */
  breadcrumbs: z.enum(['titles', 'addresses']).default('titles'),
  /** `Content-Signal` of robots.txt. */
  contentSignals: contentSignals.default({ search: 'yes', 'ai-input': 'yes' }),
  runner: runner.exactOptional(),
  chat,
  scripts,
  account,
  links,
  environments,
  /** Environments whose hosts the export may name; all that have settings when absent. */
  publish: z.array(z.string()).exactOptional(),
});

/** `content/site.json`, whose parts fit each other. */
export const siteSchema = wholeSite.superRefine((site, context) => {
  const { apis, productionApi, unconfirmed = [] } = site;
  for (const [index, name] of unconfirmed.entries())
    if (!Object.hasOwn(site, name))
      context.addIssue({
        ...{ code: 'custom', path: ['unconfirmed', index] },
        message: `there is no "${name}" in this file, so it needs no confirmation: take it out`,
      });
  for (const [index, { sandbox = '' }] of apis.entries())
    if (URL.parse(sandbox)?.origin === URL.parse(productionApi)?.origin)
      context.addIssue({
        ...{ code: 'custom', path: ['apis', index, 'sandbox'] },
        message: 'expected another host than "productionApi", to which no page sends',
      });
  for (const issue of listEnvironmentIssues(site)) context.addIssue({ code: 'custom', ...issue });
});

/** Configuration of the portal. */
export type Site = z.infer<typeof siteSchema>;
