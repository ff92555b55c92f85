import { ContentPage } from '@/components/reading/content-page';
import Sdk, { toc } from '@/content/libs/sdk.mdx';
import { readPage } from '@/lib/content/read-pages';
import { toPageMetadata } from '@/lib/reference/metadata';
import { toPageView } from '@/lib/reference/page-view';

export const metadata = toPageMetadata(readPage('libs', 'sdk'));

export default function SdkPage() {
  return <ContentPage view={toPageView(readPage('libs', 'sdk'))} toc={toc} Content={Sdk} />;
}
