import type { Plugin } from '@/lib/content/schemas/plugin';
import type { PluginGroup } from '@/lib/content/schemas/plugin-group';

/** The plugin with this `url`, active or not; `undefined` for one nobody wrote (SPEC 8: `/libs/not-found`). */
export function getPlugin(plugins: readonly Plugin[], url: string): Plugin | undefined {
  return plugins.find((plugin) => plugin.url === url);
}

/** Whether a plugin has a page and a download. An inactive one is not found (SPEC 3). */
export function isActivePlugin(plugin: Plugin): boolean {
  return plugin.active;
}

/** A group and the plugins to show in it, in the group's order. */
export type GroupedPlugins = Readonly<{ group: PluginGroup; plugins: readonly Plugin[] }>;

/**
 * The active plugins by group, in the order of the groups and of each group's list. A group without an
 * active plugin is left out; a `url` in a list that no plugin has is passed over.
 */
export function pluginsByGroup(
  plugins: readonly Plugin[],
  groups: readonly PluginGroup[],
): GroupedPlugins[] {
  return groups
    .map((group) => ({
      group,
      plugins: group.list
        .map((url) => getPlugin(plugins, url))
        .filter((plugin) => plugin !== undefined)
        .filter(isActivePlugin),
    }))
    .filter(({ plugins: active }) => active.length > 0);
}
