import type { MDXContent } from 'mdx/types';
import { LivePage } from '@/components/api-reference/live/live-page';
import { ApiSection } from '@/components/docs/pages/api-section';
import type { TocEntry } from '@/components/docs/pages/table-of-contents';
import { TagText } from '@/components/docs/pages/tag-text';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readPages } from '@/lib/content/read-pages';
import type { Page } from '@/lib/content/schemas/page';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { readListedApis, readSectionGroups } from '@/lib/pages/section-groups';
import { readRoutePage, type RouteParams } from '../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readPages('api').map(({ slug }) => ({ section: slug }));
}

export async function generateMetadata({ params }: RouteParams<'section'>) {
  return buildPageMetadata(readRoutePage('api', (await params).section));
}

/** Text of an MDX file, with its headings. */
type Text = { readonly toc: readonly TocEntry[]; readonly default: MDXContent };

/** Text of a page: of its file, else of the document that has its tag. */
async function readText({ file, isMarkdown, text = '' }: Page): Promise<Text> {
  if (file !== '') {
    // A portal with pages of tags alone has no such file.
    const content: Text = await (isMarkdown
      ? import(/* turbopackOptional: true */ `@/content/api/${file}.md`)
      : import(/* turbopackOptional: true */ `@/content/api/${file}.mdx`));
    return content;
  }
  return { toc: [], default: () => <TagText text={text} /> };
}

export default async function ApiSectionPage({ params }: RouteParams<'section'>) {
  const page = readRoutePage('api', (await params).section);
  const content = await readText(page);
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
