import type { Plugin } from '@/lib/content/kinds/plugin';

/** The plugin with this `url`, active or not; `undefined` for one nobody wrote (SPEC 8: `/libs/not-found`). */
export function getPlugin(plugins: readonly Plugin[], url: string): Plugin | undefined {
  return plugins.find((plugin) => plugin.url === url);
}

/** Whether a plugin has a page and a download. An inactive one is not found (SPEC 3). */
export function isActivePlugin(plugin: Plugin): boolean {
  return plugin.active;
}
