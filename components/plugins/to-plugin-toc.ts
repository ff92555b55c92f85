import type { Plugin, PluginStepGroup } from '@/lib/content/kinds/plugin';

/** The headings that every plugin's page has, by their ids, in the order of the page. */
export const PLUGIN_HEADINGS = {
  download: 'Download',
  compatibility: 'Compatibility',
  'check-the-download': 'Check the download',
  releases: 'Releases',
} as const;

/** The id of a step group's heading: `configure-with-your-sandbox-key`. */
export function toGroupId({ name }: PluginStepGroup): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** All headings of a plugin's page, for its table of contents. */
export function toPluginToc(plugin: Plugin): { id: string; text: string; depth: 2 }[] {
  return [
    ...Object.entries(PLUGIN_HEADINGS),
    ...plugin.stepGroups.map((group) => [toGroupId(group), group.name] as const),
  ].map(([id, text]) => ({ id, text, depth: 2 }));
}
