import { title } from '@/.generated/words/shell/not-found';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { LazyNotFound } from '@/components/not-found/lazy-not-found';
import { readSite } from '@/lib/content/read-site';
import { readInactivePluginUrls } from '@/lib/pages/plugin-view';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = { title };

export default function NotFound() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.notFound)} />
      <LazyNotFound inactive={readInactivePluginUrls()} email={readSite().email} />
    </>
  );
}
