import { DocPage } from '@/components/docs/pages/doc-page';
import { PluginBody } from '@/components/plugins/plugin-page';
import { buildPluginToc } from '@/components/plugins/plugin-toc';
import { readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { buildMetadata } from '@/lib/pages/metadata';
import { buildPluginView, readActivePlugin, readActivePlugins } from '@/lib/pages/plugin-view';
import { listPublishedReleases } from '@/lib/plugins/identify-download';
import type { RouteParams } from '../../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readActivePlugins().map(({ url }) => ({ plugin: url }));
}

export async function generateMetadata({ params }: RouteParams<'plugin'>) {
  return buildMetadata(buildPluginView(readActivePlugin((await params).plugin)));
}

export default async function PluginRoute({ params }: RouteParams<'plugin'>) {
  const plugin = readActivePlugin((await params).plugin);
  return (
    <DocPage {...buildPluginView(plugin)} toc={buildPluginToc(plugin)}>
      <PluginBody
        plugin={plugin}
        allReleases={listPublishedReleases(readPlugins())}
        storageBase={readSite().storage}
      />
    </DocPage>
  );
}
