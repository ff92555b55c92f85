import { formatSuggestion } from '@/lib/text/edit-distance';
import { hasStaticFile, staticFilePath } from '../files/static-files';
import {
  type Plugin,
  type PluginGroup,
  pluginFilePath,
  pluginGroupsSchema,
  pluginSchema,
} from '../schemas/plugin';
import type { SiteValues } from '../source/fill';
import type { Loader } from '../source/loader';
import { adviseName } from '../source/messages';

const GROUPS_FILE = 'content/plugin-groups.json';
/** Text of the page that lists the plugins. */
const LIST_FILE = 'content/libs/plugins.mdx';

function checkPictures(plugin: Plugin, { disk, add }: Loader): void {
  const check = (src: string, at: string) => {
    if (!hasStaticFile(disk, src))
      add(pluginFilePath(plugin.url), at, `no such picture: ${staticFilePath(src)}`);
  };
  check(plugin.image, 'image');
  for (const [group, { steps }] of plugin.stepGroups.entries()) {
    for (const [step, { figure }] of steps.entries()) {
      if (figure) check(figure.src, `stepGroups.${group}.steps.${step}.figure.src`);
    }
  }
}

function checkGroup(plugin: Plugin, groups: readonly PluginGroup[], { add }: Loader): void {
  const file = pluginFilePath(plugin.url);
  const group = groups.find(({ id }) => id === plugin.group);
  if (!group) {
    const ids = groups.map(({ id }) => id);
    add(file, 'group', `${GROUPS_FILE} has no "${plugin.group}".${adviseName(plugin.group, ids)}`);
  } else if (!group.list.includes(plugin.url)) {
    add(file, 'group', `the list of "${group.id}" in ${GROUPS_FILE} does not name "${plugin.url}"`);
  }
}

function checkGroupLists(
  groups: readonly PluginGroup[],
  known: readonly string[],
  { add }: Loader,
): void {
  for (const [index, { list }] of groups.entries()) {
    for (const [position, url] of list.entries()) {
      if (known.includes(url)) continue;
      const message = `no file ${pluginFilePath(url)}.${formatSuggestion(url, known)}`;
      add(GROUPS_FILE, `${index}.list.${position}`, message);
    }
  }
}

/** Valid plugins and groups, and the names of all plugin files. */
export type LoadedPlugins = {
  readonly plugins: readonly Plugin[];
  readonly groups: readonly PluginGroup[];
  readonly urls: readonly string[];
};

/** Lists the names of all plugin files. */
export function listPluginNames({ disk }: Loader): readonly string[] {
  return disk.list('content/plugins', '.json').map((name) => name.slice(0, -5));
}

/** Reads the plugin groups; `undefined` while invalid. */
export function loadPluginGroups(
  { load }: Loader,
  values: SiteValues,
): readonly PluginGroup[] | undefined {
  return load(pluginGroupsSchema, GROUPS_FILE, values, '[]');
}

/** Reads a plugin; `undefined` while invalid. */
export function loadPlugin(
  name: string,
  { load, add }: Loader,
  values: SiteValues,
): Plugin | undefined {
  const file = pluginFilePath(name);
  const plugin = load(pluginSchema, file, values);
  if (!plugin || plugin.url === name) return plugin;
  add(file, 'url', `expected the name of the file, "${name}", received "${plugin.url}"`);
  return undefined;
}

/** Reads `content/plugins/*.json` and the groups, and reports where they contradict each other. */
export function loadPlugins(loader: Loader, values: SiteValues): LoadedPlugins {
  const urls = listPluginNames(loader);
  const groups = loadPluginGroups(loader, values);
  const plugins = urls.flatMap((url) => {
    const plugin = loadPlugin(url, loader, values);
    if (!plugin) return [];
    checkPictures(plugin, loader);
    if (groups) checkGroup(plugin, groups, loader);
    return [plugin];
  });
  checkGroupLists(groups ?? [], urls, loader);
  if (plugins.some(({ active }) => active) && !loader.disk.has(LIST_FILE))
    loader.add(LIST_FILE, '(root)', 'the file is missing, and every page of a plugin leads to it');
  return { plugins, groups: groups ?? [], urls };
}
