import { SectionPage } from '@/components/reading/section-page';
import { toMetadata } from '@/lib/reference/metadata';
import { readSectionView } from '@/lib/reference/section-view';

export const metadata = toMetadata(readSectionView('solutions'));

export default function SolutionsPage() {
  return <SectionPage view={readSectionView('solutions')} />;
}
