import type { Plugin } from '@/lib/content/schemas/plugin';
import { readPlugins } from '@/lib/content/read-content';
import { isActivePlugin } from '@/lib/plugins/get-plugin';
import { urls } from '@/lib/routes/urls';
import { findNextPages, listSideGroups, type PageView } from './page-view';

/** The plugins that have a page and a download (SPEC 3). */
export function readActivePlugins(): readonly Plugin[] {
  return readPlugins().filter(isActivePlugin);
}

/** Plugins that are known but have no page: their addresses are not found, not unknown. */
export function readInactivePluginUrls(): readonly string[] {
  return readPlugins()
    .filter((plugin) => !isActivePlugin(plugin))
    .map(({ url }) => url);
}

/**
 * The active plugin with this `url`.
 * @throws for any other: only active plugins are routes, so nobody can ask for one.
 */
export function readActivePlugin(url: string): Plugin {
  const plugin = readActivePlugins().find((candidate) => candidate.url === url);
  if (!plugin) throw new Error(`No active plugin has the url "${url}"`);
  return plugin;
}

/** A plugin's page beside the other pages of the libraries. */
export function buildPluginView(plugin: Plugin): PageView {
  const items = readActivePlugins().map(({ name, url }) => ({ name, url: urls.plugin(url) }));
  return {
    path: urls.plugin(plugin.url),
    title: plugin.name,
    description: plugin.short,
    side: { label: 'Libraries', groups: [...listSideGroups('libs'), { name: 'Plugins', items }] },
    next: findNextPages(plugin.related ?? []),
    shell: undefined,
  };
}
