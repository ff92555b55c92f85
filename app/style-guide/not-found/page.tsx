import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';

export const metadata = toNotFoundMetadata('/style-guide/not-found/');

export default function StyleGuideNotFoundPage() {
  return <NotFoundView kind="style" email={readSite().email} />;
}
