import { LivePage } from '@/components/api-reference/live/live-page';
import { ChangelogPage } from '@/components/docs/changelog/changelog-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readBreakingHead } from '@/lib/pages/changelog/breaking-view';
import { readChangelogHead, readChangelogView } from '@/lib/pages/changelog/changelog-view';
import { findEndsHead } from '@/lib/pages/ends/ends-view';
import { buildMetadata } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { changelogFiles, urls } from '@/lib/routes/urls';

export const metadata = buildMetadata(readChangelogHead(), {
  'application/atom+xml': changelogFiles.feed,
});

export default function ApiChangelogPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.apiChangelog)} />
      <LivePage>
        <ChangelogPage
          head={readChangelogHead()}
          breaking={readBreakingHead()}
          releases={readChangelogView()}
          ends={findEndsHead()}
        />
      </LivePage>
    </>
  );
}
