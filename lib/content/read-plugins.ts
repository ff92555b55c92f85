import type { Plugin } from './kinds/plugin';
import type { PluginGroup } from './kinds/plugin-group';
import { readContent } from './read-content';

/** All plugins, inactive ones too, by `url`. @throws {InvalidContentError} when any content file is at fault. */
export function readPlugins(): readonly Plugin[] {
  return readContent().plugins;
}

/** The plugin groups in their order. @throws {InvalidContentError} when any content file is at fault. */
export function readPluginGroups(): readonly PluginGroup[] {
  return readContent().pluginGroups;
}
