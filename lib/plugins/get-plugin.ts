import type { Plugin, PluginGroup } from '@/lib/content/schemas/plugin';

/** Plugin with this `url`, active or not; `undefined` for none (SPEC 8: `/libs/not-found`). */
export function getPlugin(plugins: readonly Plugin[], url: string): Plugin | undefined {
  return plugins.find((plugin) => plugin.url === url);
}

/** Whether a plugin has a page and a download; an inactive one is not found (SPEC 3). */
export function isActivePlugin(plugin: Plugin): boolean {
  return plugin.active;
}

/** Group with its active plugins, in the group's order. */
export type GroupedPlugins = Readonly<{ group: PluginGroup; plugins: readonly Plugin[] }>;

/**
 * Active plugins by group, in the order of the groups and of their lists. Groups without an active
 * plugin and unknown `url`s are left out.
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
