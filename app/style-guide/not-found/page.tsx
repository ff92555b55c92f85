import { NotFoundView } from '@/components/not-found/not-found-view';
import { readSite } from '@/lib/content/read-site';
import { toNotFoundMetadata } from '@/lib/reference/metadata';
import { urls } from '@/lib/urls';

export const metadata = toNotFoundMetadata(`${urls.styleGuide}not-found/`);

export default function StyleGuideNotFoundPage() {
  return <NotFoundView kind="style" email={readSite().email} />;
}
