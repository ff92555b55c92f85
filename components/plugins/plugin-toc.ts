import GithubSlugger, { slug } from 'github-slugger';
import { headings } from '@/.generated/words/plugins/page';
import type { Plugin } from '@/lib/content/schemas/plugin';

/** Headings that every plugin's page has, by id, in the order of the page. */
export const PLUGIN_HEADINGS = headings;

/** Ids of the headings of step groups, in their order: `configure-with-your-sandbox-key`. */
export function stepGroupIds({ stepGroups }: Plugin): readonly string[] {
  const slugger = new GithubSlugger();
  for (const id of Object.keys(PLUGIN_HEADINGS)) slugger.slug(id);
  return stepGroups.map(({ name }) => slugger.slug(plainHeadingId(name)));
}

/** Id of a heading from its Latin letters and digits, else from any letters, else `steps`. */
function plainHeadingId(name: string): string {
  const latin = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return latin || slug(name) || 'steps';
}

/** All headings of a plugin's page, for its table of contents. */
export function buildPluginToc(plugin: Plugin): { id: string; text: string; depth: 2 }[] {
  const ids = stepGroupIds(plugin);
  return [
    ...Object.entries(PLUGIN_HEADINGS),
    ...plugin.stepGroups.map(({ name }, index) => [ids[index] ?? '', name] as const),
  ].map(([id, text]) => ({ id, text, depth: 2 }));
}
