import { LivePage } from '@/components/api-reference/live/live-page';
import { BreakingPage } from '@/components/docs/changelog/breaking-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import {
  buildBreakingView,
  describePromise,
  readBreakingHead,
} from '@/lib/pages/changelog/breaking-view';
import { buildMetadata } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = buildMetadata(readBreakingHead());

export default function BreakingChangesPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.apiBreaking)} />
      <LivePage>
        <BreakingPage
          head={readBreakingHead()}
          groups={buildBreakingView()}
          promise={describePromise()}
        />
      </LivePage>
    </>
  );
}
