import { ShellSwitch } from '@/components/navigation/shell-switch';
import { PathNotFound } from '@/components/not-found/path-not-found';
import { readSite } from '@/lib/content/read-site';
import { buildNotFoundMetadata } from '@/lib/pages/metadata';
import { readInactivePluginUrls } from '@/lib/pages/plugin-view';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = buildNotFoundMetadata(urls.libsNotFound);

/** Hosts with nested not-found pages also serve it below /libs, so its text depends on the path. */
export default function LibraryNotFoundPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.libsNotFound)} />
      <PathNotFound inactive={readInactivePluginUrls()} email={readSite().email} assumed="libs" />
    </>
  );
}
