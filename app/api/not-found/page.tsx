import { LivePage } from '@/components/api-browser/live-page';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';

export const metadata = toNotFoundMetadata('/api/not-found/');

export default function ApiNotFoundPage() {
  return (
    <LivePage>
      <NotFoundView kind="api" email={readSite().email} />
    </LivePage>
  );
}
