import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';

export const metadata = toNotFoundMetadata('/libs/not-found/');

export default function LibraryNotFoundPage() {
  return <NotFoundView kind="libs" email={readSite().email} />;
}
