import { LivePage } from '@/components/api-reference/live/live-page';
import { ChangelogPage } from '@/components/docs/changelog/changelog-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readBreakingHead } from '@/lib/pages/changelog/breaking-view';
import { readChangelogHead, readChangelogView } from '@/lib/pages/changelog/changelog-view';
import { findEndsHead } from '@/lib/pages/ends/ends-view';
import { buildMetadata } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { changelogFiles, urls, withBasePath } from '@/lib/routes/urls';

const head = buildMetadata(readChangelogHead());

export const metadata = {
  ...head,
  alternates: {
    ...head.alternates,
    types: {
      ...head.alternates?.types,
      'application/atom+xml': withBasePath(changelogFiles.feed),
    },
  },
};

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
