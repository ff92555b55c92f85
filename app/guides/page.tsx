import { SectionPage } from '@/components/reading/section-page';
import { toMetadata } from '@/lib/reference/metadata';
import { readSectionView } from '@/lib/reference/section-view';

export const metadata = toMetadata(readSectionView('guides'));

export default function GuidesPage() {
  return <SectionPage view={readSectionView('guides')} />;
}
