import { PathNotFound } from '@/components/not-found/path-not-found';
import { readSite } from '@/lib/content/read-content';
import { buildNotFoundMetadata } from '@/lib/pages/metadata';
import { readInactivePluginUrls } from '@/lib/pages/plugin-view';
import { urls } from '@/lib/routes/urls';

export const metadata = buildNotFoundMetadata(urls.libsNotFound);

/** Also what hosts with nested not-found pages answer below /libs: it looks at the path then. */
export default function LibraryNotFoundPage() {
  return (
    <PathNotFound inactive={readInactivePluginUrls()} email={readSite().email} assumed="libs" />
  );
}
