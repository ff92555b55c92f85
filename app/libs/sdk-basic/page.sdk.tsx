import { EmbeddedPage } from '@/components/docs/pages/embedded-page';
import Sdk from '@/content/libs/sdk.mdx';
import { readPage } from '@/lib/content/read-pages';
import { buildEmbedMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';

export const metadata = buildEmbedMetadata(buildPageView(readPage('libs', 'sdk')));

export default function EmbeddableSdkPage() {
  return <EmbeddedPage view={buildPageView(readPage('libs', 'sdk'))} Content={Sdk} />;
}
