import { SectionPage } from '@/components/docs/pages/section-page';
import { buildMetadata } from '@/lib/pages/metadata';
import { readSectionView } from '@/lib/pages/section-view';

export const metadata = buildMetadata(readSectionView('guides'));

export default function GuidesPage() {
  return <SectionPage view={readSectionView('guides')} />;
}
