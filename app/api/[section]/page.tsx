import { ApiSection } from '@/components/api-browser/document/api-section';
import { LivePage } from '@/components/api-browser/live/named-content';
import { ShellSwitch } from '@/components/shell/shell-switch';
import { readPage, readPages } from '@/lib/content/read-content';
import { readListedApis, readSectionGroups } from '@/lib/reference/api-section';
import { buildPageMetadata } from '@/lib/reference/metadata';
import { buildPageView } from '@/lib/reference/page-view';

export const dynamicParams = false;

export function generateStaticParams() {
  return readPages('api').map(({ slug }) => ({ section: slug }));
}

export async function generateMetadata({ params }: PageProps<'/api/[section]'>) {
  return buildPageMetadata(readPage('api', (await params).section));
}

export default async function ApiSectionPage({ params }: PageProps<'/api/[section]'>) {
  const page = readPage('api', (await params).section);
  const content = await import(`@/content/api/${page.file}.mdx`);
  const view = buildPageView(page);
  return (
    <>
      {view.shell && <ShellSwitch flags={view.shell} />}
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
