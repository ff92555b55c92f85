import type { HeadingIds, TextLinks } from '@/components/ui/markdown/text-links';
import { mapHeadingIds } from '@/lib/markdown/foreign/page-headings';
import { listHeadingSlugs } from '@/lib/markdown/foreign/text-pieces';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findFragmentTarget } from '@/lib/openapi/overview/find-fragment-target';
import type { GetHref } from '@/lib/routes/api-address';
import { type LinkBase, resolveDocumentLink } from '@/lib/routes/resolve-document-link';
import { decodeUrlPart } from '@/lib/text/encode';
import { fragmentKey } from '@/lib/text/fragment-key';
import { tagSlug } from '@/lib/text/slug';

type LinkSource = {
  readonly api: ApiIndex;
  readonly getHref: GetHref;
  /** Address of the document's overview, without the base path; `undefined` where it has none. */
  readonly overview: string | undefined;
  readonly base: LinkBase | undefined;
};

/** Id of the words about a tag in the overview. */
export function tagAnchor(tag: string): string {
  return `tag.${tagSlug(tag)}`;
}

/** Fragments that may name a heading. */
const HEADING = /^(?:(?:section|description)\/|[^/]*$)/;

/**
 * Creates the links in a document's texts. A fragment leads to a heading of the same text, to one
 * of the overview, to an operation, or to a tag; any other is no link.
 */
export function createTextLinks({ api, getHref, overview, base }: LinkSource): TextLinks {
  let headings: HeadingIds | undefined;
  const inOverview = (id: string | undefined) =>
    id === undefined || overview === undefined ? undefined : overview + anchorHref(id);
  const findHeading = (fragment: string, own: HeadingIds | undefined) => {
    const key = fragmentKey(decodeUrlPart(fragment).split('/').at(-1) ?? '');
    const id = own?.get(key);
    if (id !== undefined) return anchorHref(id);
    headings ??= mapHeadingIds(listHeadingSlugs(api.description));
    return inOverview(headings.get(key));
  };
  return {
    resolve: (href, own) => {
      if (!href.startsWith('#')) return resolveDocumentLink(href, base);
      const fragment = href.slice(1);
      const heading = HEADING.test(fragment) ? findHeading(fragment, own) : undefined;
      if (heading !== undefined) return heading;
      const target = findFragmentTarget(api, fragment);
      if (target === undefined) return undefined;
      return 'entry' in target ? getHref(target.entry) : inOverview(tagAnchor(target.tag.tag));
    },
  };
}
