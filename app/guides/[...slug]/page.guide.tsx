import { ContentPage } from '@/components/docs/pages/content-page';
import { readPages } from '@/lib/content/read-pages';
import { GO_LIVE_PAGE } from '@/lib/content/schemas/page';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { readRoutePage, type RoutePath } from '../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  const guides = readPages('guides').filter(({ slug }) => slug !== GO_LIVE_PAGE);
  return guides.map(({ slug }) => ({ slug: slug.split('/') }));
}

export async function generateMetadata({ params }: RoutePath<'slug'>) {
  return buildPageMetadata(readRoutePage('guides', (await params).slug.join('/')));
}

export default async function GuidePage({ params }: RoutePath<'slug'>) {
  const page = readRoutePage('guides', (await params).slug.join('/'));
  const content = await (page.isMarkdown
    ? import(/* turbopackOptional: true */ `@/content/guides/${page.file}.md`)
    : import(/* turbopackOptional: true */ `@/content/guides/${page.file}.mdx`));
  return <ContentPage view={buildPageView(page)} toc={content.toc} Content={content.default} />;
}
