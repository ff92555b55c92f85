import type { Metadata } from 'next';
import { pageAddress } from '@/lib/content/validate/addresses';
import type { Page, Section } from '@/lib/content/schemas/page';
import type { Site } from '@/lib/content/schemas/site';
import { withBasePath } from '@/lib/routes/urls';

const MAX_DESCRIPTION_CHARS = 200;

/** What every page's head has in common: the address pages are published under, the name behind their titles. */
export function buildSiteMetadata({ url, name, tagline }: Site): Metadata {
  return {
    metadataBase: new URL(url),
    title: { default: `${name} ${tagline}`, template: `%s · ${name} ${tagline}` },
    icons: withBasePath('/favicon.svg'),
  };
}

/**
 * Title, description and canonical address of a page. The canonical address carries the base path,
 * because Next joins it to the site's origin as it is.
 */
export function buildMetadata(page: {
  path: string;
  title: string;
  description: string;
}): Metadata {
  const description = page.description.slice(0, MAX_DESCRIPTION_CHARS);
  return {
    title: page.title,
    description,
    alternates: { canonical: withBasePath(page.path) },
    openGraph: {
      title: page.title,
      description,
      type: 'article',
      images: withBasePath('/images/social-card.png'),
    },
  };
}

/** Head of a page's form to embed: kept out of search engines, which are sent to the page itself. */
export function buildEmbedMetadata(page: {
  path: string;
  title: string;
  description: string;
}): Metadata {
  return { ...buildMetadata(page), title: `${page.title}, to embed`, robots: { index: false } };
}

/** Head of a not-found page: kept out of search engines. */
export function buildNotFoundMetadata(path: string): Metadata {
  const description = 'The page you asked for is not here; this one says where to go on.';
  return {
    ...buildMetadata({ path, title: 'Page not found', description }),
    robots: { index: false },
  };
}

const TITLE_SUFFIXES: Readonly<Record<Section, string>> = {
  solutions: ' solution',
  guides: ' guide',
  api: '',
  libs: '',
};

/** Head of a written page. Its kind is in the title: a guide and a solution may share a name. */
export function buildPageMetadata(page: Page): Metadata {
  const title = `${page.title}${TITLE_SUFFIXES[page.section]}`;
  return buildMetadata({ path: pageAddress(page), title, description: page.description });
}
