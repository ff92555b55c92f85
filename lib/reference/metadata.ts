import type { Metadata } from 'next';
import { toPageAddress } from '@/lib/content/check/addresses';
import type { Page, Section } from '@/lib/content/kinds/page';
import type { Site } from '@/lib/content/kinds/site';
import { withBasePath } from '@/lib/urls';

const LONGEST = 200;

/** What every page's head has in common: the address pages are published under, the name behind their titles. */
export function toSiteMetadata({ url, name, tagline }: Site): Metadata {
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
export function toMetadata(page: { path: string; title: string; description: string }): Metadata {
  const description = page.description.slice(0, LONGEST);
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
export function toEmbedMetadata(page: {
  path: string;
  title: string;
  description: string;
}): Metadata {
  return { ...toMetadata(page), title: `${page.title}, to embed`, robots: { index: false } };
}

/** Head of a not-found page: kept out of search engines. */
export function toNotFoundMetadata(path: string): Metadata {
  const description = 'The page you asked for is not here; this one says where to go on.';
  return {
    ...toMetadata({ path, title: 'Page not found', description }),
    robots: { index: false },
  };
}

const KINDS: Readonly<Record<Section, string>> = {
  solutions: ' solution',
  guides: ' guide',
  api: '',
  libs: '',
};

/** Head of a written page. Its kind is in the title: a guide and a solution may share a name. */
export function toPageMetadata(page: Page): Metadata {
  const title = `${page.title}${KINDS[page.section]}`;
  return toMetadata({ path: toPageAddress(page), title, description: page.description });
}
