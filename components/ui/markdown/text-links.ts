import { mapHeadingIds } from '@/lib/markdown/foreign/page-headings';
import { listHeadingSlugs } from '@/lib/markdown/foreign/text-pieces';

/** Ids of headings by `fragmentKey` of their words. */
export type HeadingIds = ReadonlyMap<string, string>;

/** Links in the texts of a document. */
export type TextLinks = {
  /**
   * Target of a link; `undefined` for one that leads nowhere.
   * @param own headings of the same text.
   */
  readonly resolve: (href: string, own?: HeadingIds) => string | undefined;
};

/** Headings of a text that have ids. */
export type TextHeadings = {
  readonly ids: HeadingIds;
  /** Slugs of those in the pieces before this one. */
  readonly before: readonly string[];
};

/** Headings of a text that is parsed as a whole. */
export function collectTextHeadings(text: string): TextHeadings {
  return { ids: mapHeadingIds(listHeadingSlugs(text)), before: [] };
}
