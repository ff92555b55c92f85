import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';

export const metadata = toNotFoundMetadata('/not-found/');

export default function NotFoundPage() {
  return <NotFoundView kind="page" email={readSite().email} />;
}
