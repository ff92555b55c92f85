import { readPlugins } from '@/lib/content/read-plugins';
import type { Plugin } from '@/lib/content/schemas/plugin';
import { isActivePlugin } from '@/lib/plugins/get-plugin';
import { urls } from '@/lib/routes/urls';
import { findNextPages, type PageView } from './page-view';
import { readPageTranslation } from './reading/page-languages';
import { readPageFoot } from './reading/read-page-foot';
import { getShellOverrides } from './shell/shell-overrides';

/** Reads the plugins that have a page and a download (SPEC 3). */
export function readActivePlugins(): readonly Plugin[] {
  return readPlugins().filter(isActivePlugin);
}

/** Reads the `url` of each plugin without a page: its address shows the not-found page. */
export function readInactivePluginUrls(): readonly string[] {
  return readPlugins()
    .filter((plugin) => !isActivePlugin(plugin))
    .map(({ url }) => url);
}

/**
 * Reads the active plugin with this `url`.
 * @throws for any other `url`: only active plugins have routes.
 */
export function readActivePlugin(url: string): Plugin {
  const plugin = readActivePlugins().find((candidate) => candidate.url === url);
  if (!plugin) throw new Error(`No active plugin has the url "${url}"`);
  return plugin;
}

/** Builds the view of a plugin's page. */
export function buildPluginView(plugin: Plugin): PageView {
  const path = urls.plugin(plugin.url);
  return {
    path,
    title: plugin.name,
    description: plugin.short,
    section: 'libs',
    next: findNextPages(plugin.related ?? []),
    foot: readPageFoot(path, 'libs'),
    translation: readPageTranslation(path),
    shell: getShellOverrides(path, plugin.shell),
  };
}
