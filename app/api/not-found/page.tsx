import { LivePage } from '@/components/api-reference/live/live-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { buildNotFoundMetadata } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = buildNotFoundMetadata(urls.apiNotFound);

export default function ApiNotFoundPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.apiNotFound)} />
      <LivePage>
        <NotFoundView kind="api" email={readSite().email} resolving />
      </LivePage>
    </>
  );
}
