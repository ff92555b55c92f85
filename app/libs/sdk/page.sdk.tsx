import { openApiDocument } from '@/.generated/words/plugins/sdk';
import { DocumentLink } from '@/components/api-reference/parts/document-link';
import { ContentPage } from '@/components/docs/pages/content-page';
import Sdk, { toc } from '@/content/libs/sdk.mdx';
import { readPage } from '@/lib/content/read-pages';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { readApis } from '@/lib/pages/read-apis';

export const metadata = buildPageMetadata(readPage('libs', 'sdk'));

export default function SdkPage() {
  const files = (
    <ul>
      {readApis().map(({ id, file }) => (
        <li key={id}>
          <DocumentLink file={file} text={openApiDocument(file.name)} />
        </li>
      ))}
    </ul>
  );
  return (
    <ContentPage
      view={buildPageView(readPage('libs', 'sdk'))}
      toc={toc}
      Content={Sdk}
      before={files}
    />
  );
}
