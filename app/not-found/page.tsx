import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';
import { urls } from '@/lib/urls';

export const metadata = toNotFoundMetadata(urls.notFound);

export default function NotFoundPage() {
  return <NotFoundView kind="page" email={readSite().email} />;
}
