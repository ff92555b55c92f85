import { createReader } from './create-reader';
import { listPluginNames, loadPlugin, loadPluginGroups } from './load/load-plugins';
import { readSiteValues } from './read-site';
import type { Plugin, PluginGroup } from './schemas/plugin';

/** Reads all plugins, inactive ones too, sorted by `url`. @throws {InvalidContentError} */
export const readPlugins = createReader((loader): readonly Plugin[] => {
  const values = readSiteValues();
  return listPluginNames(loader).flatMap((name) => loadPlugin(name, loader, values) ?? []);
});

/** Reads the plugin groups in display order. @throws {InvalidContentError} */
export const readPluginGroups = createReader((loader): readonly PluginGroup[] | undefined =>
  loadPluginGroups(loader, readSiteValues()),
);
