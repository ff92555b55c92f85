import * as words from '@/.generated/words/docs/pages';
import { versionOf } from '@/.generated/words/plugins/page';
import * as overview from '@/.generated/words/reference/overview';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { formatOperationCount, listBases } from '@/lib/openapi/overview/document-row';
import type { PageCard } from '@/lib/pages/page-view';
import type { ApiOverviewView } from '@/lib/pages/read-api-overview';
import type { DocumentFile } from '@/lib/pages/read-apis';
import type { CardGroup } from '@/lib/pages/section-view';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { formatDocumentName } from '@/lib/plugins/file-size';
import { pluginsByGroup } from '@/lib/plugins/get-plugin';
import { getLatestRelease } from '@/lib/plugins/list-releases';
import { urls } from '@/lib/routes/urls';
import {
  type Blocks,
  heading,
  inlineCode,
  join,
  link,
  list,
  paragraph,
  sentence,
  table,
} from './nodes';

/** Cards of pages, under the names of their groups. */
export function printCardGroups(groups: readonly CardGroup[]): Blocks {
  return groups.flatMap(({ name, items }) => [
    ...(name === '' ? [] : [heading(2, name)]),
    list(items.map(printCard)),
  ]);
}

function printCard({ title, url, description, startHere, facts = {} }: PageCard): Blocks {
  const rows = Object.entries(facts).map(([name, value]) => [paragraph(`${name}: ${value}`)]);
  return [
    paragraph(link(url, title), ...(startHere ? [` (${words.startHere})`] : [])),
    paragraph(description),
    ...(rows.length > 0 ? [list(rows)] : []),
  ];
}

/** Active plugins of each group, with version and compatibility. */
export function printPluginGroups(): Blocks {
  return pluginsByGroup(readPlugins(), readPluginGroups()).flatMap(({ group, plugins }) => [
    heading(2, group.name),
    list(
      plugins.map((plugin) => [
        heading(3, link(urls.plugin(plugin.url), plugin.name)),
        paragraph(plugin.short),
        list([
          [paragraph(versionOf(getLatestRelease(plugin).v))],
          ...plugin.compatibility.map((one) => [paragraph(compatibilityText(one))]),
        ]),
      ]),
    ),
  ]);
}

/** Link to an OpenAPI document, with the size of the bundled copy. */
export const documentLink = (file: DocumentFile, text = 'OpenAPI') =>
  link(file.address, formatDocumentName(text, file));

/** Documents of the API area, then its pages. */
export function printApiOverview({ apis, files, references, groups }: ApiOverviewView): Blocks {
  const rows = apis.map((row, index) => {
    const file = files[index];
    const facts = [
      [row.name],
      [row.version],
      [formatOperationCount(row)],
      ...(file ? [[documentLink(file)]] : []),
      ...(references[index] ?? []).map(({ href, text }) => [link(href, text)]),
    ];
    const servers = listBases(row).map(({ text, url }) => sentence(text, [inlineCode(url)]));
    return [join(facts, ', '), join(servers, ', ')];
  });
  const head = [[overview.document], [overview.baseAddresses]];
  return [...(apis.length > 0 ? [table(head, rows)] : []), ...printCardGroups(groups)];
}
