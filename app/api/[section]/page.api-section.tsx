import { LivePage } from '@/components/api-reference/live/named-content';
import { ApiSection } from '@/components/docs/pages/api-section';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readPage, readPages } from '@/lib/content/read-content';
import { readListedApis, readSectionGroups } from '@/lib/pages/api-section';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import type { RouteParams } from '../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readPages('api').map(({ slug }) => ({ section: slug }));
}

export async function generateMetadata({ params }: RouteParams<'section'>) {
  return buildPageMetadata(readPage('api', (await params).section));
}

export default async function ApiSectionPage({ params }: RouteParams<'section'>) {
  const page = readPage('api', (await params).section);
  const content = await import(`@/content/api/${page.file}.mdx`);
  const view = buildPageView(page);
  return (
    <>
      <ShellSwitch flags={view.shell} />
      <LivePage>
        <ApiSection
          view={view}
          toc={content.toc}
          Content={content.default}
          saved={readSectionGroups(page)}
          apis={readListedApis(page)}
        />
      </LivePage>
    </>
  );
}
