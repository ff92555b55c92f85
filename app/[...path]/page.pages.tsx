import { ContentPage } from '@/components/docs/pages/content-page';
import { readPages } from '@/lib/content/read-pages';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { readRoutePage, type RoutePath } from '../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readPages('pages').map(({ slug }) => ({ path: slug.split('/') }));
}

export async function generateMetadata({ params }: RoutePath<'path'>) {
  return buildPageMetadata(readRoutePage('pages', (await params).path.join('/')));
}

export default async function FreePage({ params }: RoutePath<'path'>) {
  const page = readRoutePage('pages', (await params).path.join('/'));
  const content = await (page.isMarkdown
    ? import(/* turbopackOptional: true */ `@/content/pages/${page.file}.md`)
    : import(/* turbopackOptional: true */ `@/content/pages/${page.file}.mdx`));
  return <ContentPage view={buildPageView(page)} toc={content.toc} Content={content.default} />;
}
