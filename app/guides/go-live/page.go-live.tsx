import { ChecklistProgress } from '@/components/docs/mdx/checklist';
import { GoLiveLists } from '@/components/docs/mdx/go-live-lists';
import { ContentPage } from '@/components/docs/pages/content-page';
import GoLive, { toc } from '@/content/guides/go-live.mdx';
import { readPage } from '@/lib/content/read-pages';
import { GO_LIVE_PAGE } from '@/lib/content/schemas/page';
import { readGoLiveLists } from '@/lib/pages/guide/go-live';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';

export const metadata = buildPageMetadata(readPage('guides', GO_LIVE_PAGE));

export default function GoLivePage() {
  const lists = readGoLiveLists().map(({ id, title }) => ({ id, text: title, depth: 2 as const }));
  return (
    <ContentPage
      view={buildPageView(readPage('guides', GO_LIVE_PAGE))}
      toc={[...toc, ...lists]}
      Content={GoLive}
      before={<ChecklistProgress />}
      parts={{ GoLiveLists }}
    />
  );
}
