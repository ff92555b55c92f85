import { PluginBody } from '@/components/plugins/plugin-page';
import { toPluginToc } from '@/components/plugins/to-plugin-toc';
import { DocPage } from '@/components/reading/doc-page';
import { readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { toKnownReleases } from '@/lib/plugins/identify-download';
import { toMetadata } from '@/lib/reference/metadata';
import { readActivePlugin, readActivePlugins, toPluginView } from '@/lib/reference/plugin-view';

export const dynamicParams = false;

export function generateStaticParams() {
  return readActivePlugins().map(({ url }) => ({ plugin: url }));
}

export async function generateMetadata({ params }: PageProps<'/libs/plugins/[plugin]'>) {
  return toMetadata(toPluginView(readActivePlugin((await params).plugin)));
}

export default async function PluginRoute({ params }: PageProps<'/libs/plugins/[plugin]'>) {
  const plugin = readActivePlugin((await params).plugin);
  return (
    <DocPage {...toPluginView(plugin)} toc={toPluginToc(plugin)}>
      <PluginBody
        plugin={plugin}
        known={toKnownReleases(readPlugins())}
        storage={readSite().storage}
      />
    </DocPage>
  );
}
