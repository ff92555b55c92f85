import { SectionPage } from '@/components/reading/section-page';
import { buildMetadata } from '@/lib/reference/metadata';
import { readSectionView } from '@/lib/reference/section-view';

export const metadata = buildMetadata(readSectionView('libs'));

export default function LibrariesPage() {
  return <SectionPage view={readSectionView('libs')} />;
}
