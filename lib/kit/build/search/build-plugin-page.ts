import { compareHash, download } from '@/.generated/words/build/search';
import { PLUGIN_HEADINGS, stepGroupIds } from '@/components/plugins/plugin-toc';
import type { Plugin, PluginStepGroup } from '@/lib/content/schemas/plugin';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { listReleases } from '@/lib/plugins/list-releases';
import { urls } from '@/lib/routes/urls';
import type { SearchPage, SearchSection } from '@/lib/search/search-page';
import { getMarkdownText } from './tree-text';

/** Builds the page of a plugin, without checksums. */
export function buildPluginPage(plugin: Plugin): SearchPage {
  const { name, url, short, description, disclaimer = '', stepGroups } = plugin;
  const ids = stepGroupIds(plugin);
  return {
    url: urls.plugin(url),
    title: name,
    text: getMarkdownText([short, ...description, disclaimer].join('\n\n')),
    sections: [
      ...listFixedSections(plugin),
      ...stepGroups.map((group, index) => buildStepSection(ids[index] ?? '', group)),
    ],
    fields: [],
  };
}

function listFixedSections(plugin: Plugin): readonly SearchSection[] {
  const { version, file, compatibility } = plugin;
  const releases = listReleases(plugin).map(
    (release) => `${release.v}: ${release.compatibility.map(compatibilityText).join(', ')}`,
  );
  const texts = {
    download: download({ version, file }),
    compatibility: compatibility.map(compatibilityText).join('. '),
    'check-the-download': compareHash,
    releases: releases.join('. '),
  };
  return Object.entries(texts).map(([id, text]) => ({ id, title: headingOf(id), text }));
}

function headingOf(id: string): string {
  return Object.entries(PLUGIN_HEADINGS).find(([key]) => key === id)?.[1] ?? id;
}

function buildStepSection(
  id: string,
  { name, description = '', steps, warning = '' }: PluginStepGroup,
): SearchSection {
  const texts = [
    description,
    ...steps.flatMap((step) => [step.caption, step.warning ?? '']),
    warning,
  ];
  return { id, title: name, text: getMarkdownText(texts.join('\n\n')) };
}
