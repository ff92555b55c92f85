import { ContentPage } from '@/components/docs/pages/content-page';
import Sdk, { toc } from '@/content/libs/sdk.mdx';
import { readPage } from '@/lib/content/read-content';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';

export const metadata = buildPageMetadata(readPage('libs', 'sdk'));

export default function SdkPage() {
  return <ContentPage view={buildPageView(readPage('libs', 'sdk'))} toc={toc} Content={Sdk} />;
}
