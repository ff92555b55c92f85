import { readSite } from '@/lib/content/read-site';
import type { Plugin } from '@/lib/content/schemas/plugin';
import { readActivePlugins } from '@/lib/pages/plugin-view';
import { readCrumbNames } from '@/lib/pages/shell/crumb-names';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { getLatestRelease } from '@/lib/plugins/list-releases';
import { buildBreadcrumbs, type CrumbNames } from '@/lib/routes/build-breadcrumbs';
import { urls } from '@/lib/routes/urls';
import type { PageFacts } from './page-facts';

/** Facts about the portal that structured data needs besides those of a page. */
export type StructuredDataOptions = {
  /** Address of the portal, with its base path and without a slash at its end. */
  readonly portal: string;
  /** Name of the provider. */
  readonly publisher: string;
  /** Plugins by the path of their page. */
  readonly plugins: ReadonlyMap<string, Plugin>;
  /** Names of breadcrumbs by the path of their page; absent where these say the words of addresses. */
  readonly crumbNames?: CrumbNames | undefined;
};

/** Reads the facts about the portal. @param basePath `''` or like `/developer`. */
export function readStructuredDataOptions(basePath: string): StructuredDataOptions {
  const { url, name } = readSite();
  const plugins = readActivePlugins().map((plugin) => [urls.plugin(plugin.url), plugin] as const);
  const crumbNames = readCrumbNames();
  return { portal: url + basePath, publisher: name, plugins: new Map(plugins), crumbNames };
}

/**
 * Builds the structured data of a page (schema.org, JSON-LD): its breadcrumbs, and what it is.
 * @param hasPage whether the export has the page of a path: a breadcrumb without a page is left out.
 * @returns JSON that may stand in a script; `undefined` where there is nothing to say.
 */
export function buildStructuredData(
  page: PageFacts,
  options: StructuredDataOptions,
  hasPage: (path: string) => boolean,
): string | undefined {
  const crumbs = buildBreadcrumbs(page.path, [], options.crumbNames).filter(({ url }) =>
    hasPage(url),
  );
  const parts = [
    ...(crumbs.length > 1 ? [buildBreadcrumbList(crumbs, page, options)] : []),
    ...describePage(page, options),
  ];
  if (parts.length === 0) return undefined;
  const data = { '@context': 'https://schema.org', '@graph': parts };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

function buildBreadcrumbList(
  crumbs: ReturnType<typeof buildBreadcrumbs>,
  { path, title }: PageFacts,
  { portal }: StructuredDataOptions,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: url === path ? title : name,
      item: portal + url,
    })),
  };
}

/** A plugin, the portal itself, or an article; nothing for a list of pages. */
function describePage(
  { path, title, description, image, modified }: PageFacts,
  { portal, publisher, plugins }: StructuredDataOptions,
): readonly object[] {
  const url = portal + path;
  const organization = { '@type': 'Organization', name: publisher };
  const plugin = plugins.get(path);
  if (plugin) return [{ ...describePlugin(plugin, portal), url, publisher: organization }];
  if (path === urls.home)
    return [{ '@type': 'WebSite', name: title, description, url, publisher: organization }];
  const isList = path === urls.workflows || buildBreadcrumbs(path).length < 2;
  if (isList) return [];
  const article = { '@type': 'TechArticle', headline: title, description, url, image };
  return [
    {
      ...article,
      ...(modified !== undefined && { dateModified: modified }),
      publisher: organization,
    },
  ];
}

function describePlugin(plugin: Plugin, portal: string) {
  const release = getLatestRelease(plugin);
  return {
    '@type': 'SoftwareApplication',
    name: plugin.name,
    description: plugin.short,
    applicationCategory: 'BusinessApplication',
    softwareVersion: release.v,
    softwareRequirements: release.compatibility.map(compatibilityText).join(', '),
    downloadUrl: portal + urls.pluginLatest(plugin.url),
  };
}
