import { SectionPage } from '@/components/docs/pages/section-page';
import { buildMetadata } from '@/lib/pages/metadata';
import { readSectionView } from '@/lib/pages/section-view';

export const metadata = buildMetadata(readSectionView('solutions'));

export default function SolutionsPage() {
  return <SectionPage view={readSectionView('solutions')} />;
}
