import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-content';
import { buildNotFoundMetadata } from '@/lib/reference/metadata';
import { urls } from '@/lib/urls';

export const metadata = buildNotFoundMetadata(urls.notFound);

export default function NotFoundPage() {
  return <NotFoundView kind="page" email={readSite().email} />;
}
