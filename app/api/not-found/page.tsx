import { LivePage } from '@/components/api-browser/live/live-page';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';
import { urls } from '@/lib/urls';

export const metadata = toNotFoundMetadata(urls.apiNotFound);

export default function ApiNotFoundPage() {
  return (
    <LivePage>
      <NotFoundView kind="api" email={readSite().email} undecided />
    </LivePage>
  );
}
