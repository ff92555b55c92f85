import { LivePage } from '@/components/api-browser/live/named-content';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-content';
import { buildNotFoundMetadata } from '@/lib/reference/metadata';
import { urls } from '@/lib/urls';

export const metadata = buildNotFoundMetadata(urls.apiNotFound);

export default function ApiNotFoundPage() {
  return (
    <LivePage>
      <NotFoundView kind="api" email={readSite().email} resolving />
    </LivePage>
  );
}
