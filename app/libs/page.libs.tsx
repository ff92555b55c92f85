import { SectionPage } from '@/components/docs/pages/section-page';
import { PluginList } from '@/components/plugins/plugin-list';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { buildMetadata } from '@/lib/pages/metadata';
import { readSectionView } from '@/lib/pages/section-view';
import { pluginsByGroup } from '@/lib/plugins/get-plugin';

export const metadata = buildMetadata(readSectionView('libs'));

export default function LibrariesPage() {
  return (
    <SectionPage view={readSectionView('libs')}>
      <PluginList groups={pluginsByGroup(readPlugins(), readPluginGroups())} />
    </SectionPage>
  );
}
