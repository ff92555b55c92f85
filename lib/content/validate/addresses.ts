import { urls } from '@/lib/routes/urls';
import type { Page, Section } from '../schemas/page';
import type { Plugin } from '../schemas/plugin';
import type { Workflow } from '../schemas/workflow';
import type { ApiLookup } from '../source/api-lookup';

const ADDRESS_BY_SECTION = {
  solutions: urls.solution,
  guides: urls.guide,
  api: urls.apiSection,
  libs: (slug: string) => `${urls.libs}${slug}/`,
} as const satisfies Record<Section, (slug: string) => string>;

/** Address of a page: `/guides/webhooks/`. */
export function pageAddress({ section, slug }: Pick<Page, 'section' | 'slug'>): string {
  return ADDRESS_BY_SECTION[section](slug);
}

/** Addresses that exist without a content file (SPEC 2). */
const FIXED_ADDRESSES = [
  ...[
    urls.home,
    urls.solutions,
    urls.guides,
    urls.workflows,
    urls.libs,
    urls.plugins,
    urls.sdk,
    urls.libsNotFound,
  ],
  ...[urls.api, urls.apiChangelog, urls.styleGuide, urls.notFound],
];

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
): ReadonlySet<string> {
  const active = plugins.filter((plugin) => plugin.active);
  return new Set([
    ...FIXED_ADDRESSES,
    ...listCardAddresses(pages, api),
    ...workflows.map(({ name }) => urls.workflow(name)),
    ...active.flatMap(({ url }) => [urls.plugin(url), urls.pluginLatest(url)]),
  ]);
}
