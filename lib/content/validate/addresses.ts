import { PROOF_PATH } from '@/lib/routes/proof-files';
import { urls } from '@/lib/routes/urls';
import { type Page, type Section, SECTIONS } from '../schemas/page';
import type { Part } from '../schemas/parts';
import type { Plugin } from '../schemas/plugin';
import type { Workflow } from '../schemas/workflow';
import type { ApiLookup } from '../source/api-lookup';

const ADDRESS_BY_SECTION = {
  solutions: urls.solution,
  guides: urls.guide,
  api: urls.apiSection,
  libs: (slug: string) => `${urls.libs}${slug}/`,
  pages: urls.page,
} as const satisfies Record<Section, (slug: string) => string>;

/** Address of a page: `/guides/webhooks/`. */
export function pageAddress({ section, slug }: Pick<Page, 'section' | 'slug'>): string {
  // The page of the folder of a section has no slug.
  return ADDRESS_BY_SECTION[section](slug).replace(/\/\/$/, '/');
}

/**
 * First parts of addresses below which the portal has pages and files of its own: those of `app` and `public`, and what
 * the build adds to an export.
 */
export const PORTAL_FOLDERS: readonly string[] = [
  ...['fonts', 'not-found', 'proof', 'style-guide'],
  ...[
    'agents',
    'images',
    'offline',
    'openapi',
    'reference',
    'scripts',
    'search',
    'social',
    'storage',
  ],
];

/**
 * Error where the address of a page belongs to the portal; empty for any other address.
 * @param slug Path below the address of its section.
 */
export function findPlaceError(section: Section, slug: string): string {
  const [first = ''] = slug.split('/');
  const address = pageAddress({ section, slug });
  const taken = (owner: string) => `the address ${address} belongs to ${owner}. Rename the file`;
  if (section === 'guides' && first === '') return taken('the list of the guides');
  if (section === 'guides' && first === 'workflows') return taken('the workflows');
  if (section !== 'pages') return '';
  if (first === '') return taken('the start page, content/get-started.json');
  if (SECTIONS.some((one) => one === first && one !== 'pages'))
    return `the addresses below /${first}/ are those of content/${first}. Write the page there, or rename its folder`;
  return PORTAL_FOLDERS.includes(first) ? taken('the portal itself') : '';
}

/** Addresses that exist whatever the content is (SPEC 2). */
const FIXED_ADDRESSES = [urls.home, urls.notFound, PROOF_PATH];

/** Addresses that exist without a content file of their own where their part is not empty. */
const PART_ADDRESSES = {
  ...{ solutions: urls.solutions, guides: urls.guides, workflows: urls.workflows },
  ...{ libs: urls.libs, sdk: urls.sdk, plugins: urls.plugins },
  ...{ api: urls.api, changelog: urls.apiChangelog },
  ...{ breaking: urls.apiBreaking, ends: urls.apiEnds },
  'style-guide': urls.styleGuide,
} as const satisfies Partial<Record<Part, string>>;

/** First addresses of the parts: of those that are there, and of those that are empty. */
export function splitPartAddresses(parts: readonly Part[]): {
  readonly present: readonly string[];
  readonly empty: readonly string[];
} {
  const names: readonly string[] = parts;
  const addresses = Object.entries(PART_ADDRESSES);
  return {
    present: addresses.filter(([part]) => names.includes(part)).map(([, address]) => address),
    empty: addresses.filter(([part]) => !names.includes(part)).map(([, address]) => address),
  };
}

/** Addresses of written pages and operations: each has a card where another page names it. */
export function listCardAddresses(
  pages: readonly Page[],
  api: ApiLookup | undefined,
): readonly string[] {
  return [...pages.map(pageAddress), ...(api?.operations.values() ?? [])];
}

/** Addresses that a link of this site may lead to. Inactive plugins have none (SPEC 8). */
export function listAddresses(
  pages: readonly Page[],
  plugins: readonly Plugin[],
  api: ApiLookup | undefined,
  workflows: readonly Workflow[],
  parts: readonly Part[],
): ReadonlySet<string> {
  const active = plugins.filter((plugin) => plugin.active);
  return new Set([
    ...FIXED_ADDRESSES,
    ...splitPartAddresses(parts).present,
    ...(parts.includes('libs') ? [urls.libsNotFound] : []),
    ...listCardAddresses(pages, api),
    ...workflows.map(({ name }) => urls.workflow(name)),
    ...active.flatMap(({ url }) => [urls.plugin(url), urls.pluginLatest(url)]),
  ]);
}
