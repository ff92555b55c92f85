import { LivePage } from '@/components/api-reference/live/named-content';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-content';
import { buildNotFoundMetadata } from '@/lib/pages/metadata';
import { urls } from '@/lib/routes/urls';

export const metadata = buildNotFoundMetadata(urls.apiNotFound);

export default function ApiNotFoundPage() {
  return (
    <LivePage>
      <NotFoundView kind="api" email={readSite().email} resolving />
    </LivePage>
  );
}
