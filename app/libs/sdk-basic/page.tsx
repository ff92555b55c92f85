import { EmbeddedPage } from '@/components/reading/embedded-page';
import Sdk from '@/content/libs/sdk.mdx';
import { readPage } from '@/lib/content/read-pages';
import { toEmbedMetadata } from '@/lib/reference/metadata';
import { toPageView } from '@/lib/reference/page-view';

export const metadata = toEmbedMetadata(toPageView(readPage('libs', 'sdk')));

export default function EmbeddableSdkPage() {
  return <EmbeddedPage view={toPageView(readPage('libs', 'sdk'))} Content={Sdk} />;
}
