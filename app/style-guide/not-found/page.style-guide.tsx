import { ShellSwitch } from '@/components/navigation/shell-switch';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { buildNotFoundMetadata } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = buildNotFoundMetadata(`${urls.styleGuide}not-found/`);

export default function StyleGuideNotFoundPage() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(`${urls.styleGuide}not-found/`)} />
      <NotFoundView kind="style" email={readSite().email} />
    </>
  );
}
