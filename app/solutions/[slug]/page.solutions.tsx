import { ContentPage } from '@/components/docs/pages/content-page';
import { readPages } from '@/lib/content/read-pages';
import { buildPageMetadata } from '@/lib/pages/metadata';
import { buildPageView } from '@/lib/pages/page-view';
import { readRoutePage, type RouteParams } from '../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readPages('solutions').map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: RouteParams<'slug'>) {
  return buildPageMetadata(readRoutePage('solutions', (await params).slug));
}

export default async function SolutionPage({ params }: RouteParams<'slug'>) {
  const page = readRoutePage('solutions', (await params).slug);
  const content = await (page.isMarkdown
    ? import(/* turbopackOptional: true */ `@/content/solutions/${page.file}.md`)
    : import(/* turbopackOptional: true */ `@/content/solutions/${page.file}.mdx`));
  return <ContentPage view={buildPageView(page)} toc={content.toc} Content={content.default} />;
}
