import { LivePage } from '@/components/api-reference/live/live-page';
import { ApiOverview } from '@/components/docs/pages/api-overview';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { buildMetadata } from '@/lib/pages/metadata';
import { readApiOverview } from '@/lib/pages/read-api-overview';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = buildMetadata(readApiOverview());

export default function ApiPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.api)} />
      <LivePage>
        <ApiOverview view={readApiOverview()} />
      </LivePage>
    </>
  );
}
