import type { Metadata } from 'next';
import * as words from '@/.generated/words/docs/pages';
import * as notFound from '@/.generated/words/shell/not-found';
import { readSite } from '@/lib/content/read-site';
import type { Page } from '@/lib/content/schemas/page';
import type { Site } from '@/lib/content/schemas/site';
import { pageAddress } from '@/lib/content/validate/addresses';
import { withBasePath } from '@/lib/routes/urls';
import { readPageDate } from './reading/page-files';
import { getCanonicalPath, listPageLanguages } from './reading/page-languages';

const MAX_DESCRIPTION_CHARS = 200;

/** Facts about one page that its `<head>` is built from; `path` is without the base path. */
export type PageHead = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

/** Builds the head that all pages share: the published address and the site's name in titles. */
export function buildSiteMetadata({ url, name, tagline }: Site): Metadata {
  return {
    metadataBase: new URL(url),
    title: { default: `${name} ${tagline}`, template: `%s · ${name} ${tagline}` },
    icons: withBasePath('/favicon.svg'),
  };
}

/** Path of the picture for link previews that pages without one of their own share; the build draws it. */
export const SHARED_CARD = '/images/social-card.png';

/**
 * Path of a page's own picture for link previews, without the base path; the build draws it from the page's head.
 * @param path path of the page: `/guides/webhooks/`.
 */
export function getSocialCardPath(path: string): string {
  return `/social/${path === '/' ? 'index' : path.slice(1, -1)}.png`;
}

/**
 * Builds the head of a page, which names its Markdown, its picture and the day of its last change; the description is
 * cut at 200 characters. The canonical address carries the base path, because Next joins it to the site's origin unchanged.
 * @param files Paths of what else the page is, without the base path, by media type.
 */
export function buildMetadata(
  page: PageHead,
  files: Readonly<Record<string, string>> = {},
): Metadata {
  const all = { 'text/markdown': `${page.path}index.md`, ...files };
  return buildHead(page, {
    types: Object.fromEntries(
      Object.entries(all).map(([type, file]) => [type, withBasePath(file)]),
    ),
    card: readSite().socialCards ? getSocialCardPath(page.path) : SHARED_CARD,
    modifiedTime: readPageDate(page.path),
  });
}

/** Metadata that only pages of their own have. */
type OwnHead = {
  /** Addresses of the page in other formats, by media type. */
  readonly types?: Record<string, string>;
  /** Path of the picture for link previews. */
  readonly card?: string;
  /** Day of the last change. */
  readonly modifiedTime?: string | undefined;
};

/** Builds the head of a page without Markdown: not for agents, or a variant of another page. */
export function buildHead(
  { path, title, description: text }: PageHead,
  { types, card = SHARED_CARD, modifiedTime }: OwnHead = {},
): Metadata {
  const description = text.slice(0, MAX_DESCRIPTION_CHARS);
  const languages = listPageLanguages(path);
  const canonical = getCanonicalPath(path);
  return {
    title,
    description,
    alternates: { canonical, ...(languages && { languages }), ...(types && { types }) },
    openGraph: {
      ...{ title, description, type: 'article' },
      ...{ url: canonical, siteName: readSite().name, images: withBasePath(card) },
      ...(modifiedTime !== undefined && { modifiedTime }),
    },
  };
}

/** Builds the head of a page's embeddable variant: not indexed, canonical to the page. */
export function buildEmbedMetadata(page: PageHead): Metadata {
  return { ...buildHead(page), title: words.embedTitle(page.title), robots: { index: false } };
}

/** Builds the head of a not-found page, which search engines do not index. */
export function buildNotFoundMetadata(path: string): Metadata {
  return {
    ...buildHead({ path, title: notFound.title, description: notFound.description }),
    robots: { index: false },
  };
}

/** Title of a written page, which tells a guide from a solution with the same one. */
function getPageTitle({ title, section }: Page): string {
  if (section === 'solutions') return words.solutionTitle(title);
  return section === 'guides' ? words.guideTitle(title) : title;
}

/** Builds a written page's head. */
export function buildPageMetadata(page: Page): Metadata {
  const title = getPageTitle(page);
  return buildMetadata({ path: pageAddress(page), title, description: page.description });
}
