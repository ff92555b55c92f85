import { SectionPage } from '@/components/reading/section-page';
import { buildMetadata } from '@/lib/reference/metadata';
import { readSectionView } from '@/lib/reference/section-view';

export const metadata = buildMetadata(readSectionView('solutions'));

export default function SolutionsPage() {
  return <SectionPage view={readSectionView('solutions')} />;
}
