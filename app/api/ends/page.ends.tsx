import { LivePage } from '@/components/api-reference/live/live-page';
import { EndsPage } from '@/components/docs/ends/ends-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readEnds, readEndsHead } from '@/lib/pages/ends/ends-view';
import { buildMetadata } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { endsFiles, urls } from '@/lib/routes/urls';

export const metadata = buildMetadata(readEndsHead(), {
  'application/atom+xml': endsFiles.feed,
  'text/calendar': endsFiles.calendar,
});

export default function ApiEndsPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.apiEnds)} />
      <LivePage>
        <EndsPage head={readEndsHead()} {...readEnds()} />
      </LivePage>
    </>
  );
}
