import { ContentPage } from '@/components/docs/pages/content-page';
import { CheckDownload } from '@/components/plugins/check-download/check-download';
import { PluginList } from '@/components/plugins/plugin-list';
import Introduction, { toc } from '@/content/libs/plugins.mdx';
import { readPage } from '@/lib/content/read-pages';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { pluginsByGroup } from '@/lib/plugins/get-plugin';
import { listPublishedReleases } from '@/lib/plugins/identify-download';

export const metadata = buildPageMetadata(readPage('libs', 'plugins'));

export default function PluginsPage() {
  const groups = pluginsByGroup(readPlugins(), readPluginGroups());
  const first = groups.map(({ group }) => ({ id: group.id, text: group.name, depth: 2 as const }));
  return (
    <ContentPage
      view={buildPageView(readPage('libs', 'plugins'))}
      toc={[...first, ...toc]}
      Content={Introduction}
      before={<PluginList groups={groups} />}
      parts={{
        CheckDownload: () => <CheckDownload known={listPublishedReleases(readPlugins())} />,
      }}
    />
  );
}
