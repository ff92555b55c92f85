import { ContentPage } from '@/components/docs/pages/content-page';
import { readPages } from '@/lib/content/read-pages';
import { GO_LIVE_PAGE } from '@/lib/content/schemas/page';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { readRoutePage, type RouteParams } from '../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = readPages('guides').map(({ slug }) => ({ slug }));
  return slugs.filter(({ slug }) => slug !== GO_LIVE_PAGE);
}

export async function generateMetadata({ params }: RouteParams<'slug'>) {
  return buildPageMetadata(readRoutePage('guides', (await params).slug));
}

export default async function GuidePage({ params }: RouteParams<'slug'>) {
  const page = readRoutePage('guides', (await params).slug);
  const content = await (page.isMarkdown
    ? import(/* turbopackOptional: true */ `@/content/guides/${page.file}.md`)
    : import(/* turbopackOptional: true */ `@/content/guides/${page.file}.mdx`));
  return <ContentPage view={buildPageView(page)} toc={content.toc} Content={content.default} />;
}
