import { readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { redirectPage } from '@/lib/http/redirect-page';
import { getPlugin } from '@/lib/plugins/get-plugin';
import { buildDownloadPage } from '@/lib/plugins/latest-page';
import { downloadUrl } from '@/lib/plugins/list-releases';
import { BASE_PATH, urls, withBasePath } from '@/lib/routes/urls';
import type { RouteParams } from '../../../../route-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return readPlugins()
    .filter(({ active }) => active)
    .map(({ url }) => ({ plugin: url }));
}

/** Sends the browser to the newest file of a plugin, then to its page (SPEC 2 "Plugin redirect page"). */
export async function GET(_request: Request, { params }: RouteParams<'plugin'>) {
  const { plugin: url } = await params;
  const plugin = getPlugin(readPlugins(), url);
  if (!plugin) return redirectPage(withBasePath(urls.libsNotFound));
  return buildDownloadPage({
    name: plugin.name,
    file: downloadUrl(withBasePath(readSite().storage), plugin.file),
    page: withBasePath(urls.plugin(plugin.url)),
    basePath: BASE_PATH,
  });
}
