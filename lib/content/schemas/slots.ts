import type { OwnElements } from '@/lib/markdown/mdx-elements.mjs';

/** Places in pages that a file of the adopter fills: `content/slots/<name>.mdx`. */
export const SLOTS = ['banner', 'before-article', 'after-article', 'footer'] as const;

/** Place in pages that a file of the adopter fills. */
export type Slot = (typeof SLOTS)[number];

/** Whether a slot stands in articles; the others are of the shell. */
export const isInArticle = (slot: Slot): boolean => slot.endsWith('-article');

/** Path of the file that fills a slot. */
export const getSlotPath = (slot: Slot): string => `content/slots/${slot}.mdx`;

/** Folder of texts that several pages have. */
export const PARTIALS = 'content/partials';

/** File that the build writes with what an adopter adds to MDX; `next.config.mjs` hands it to the compiler. */
export const OWN_PARTS_FILE = '.generated/own-parts.json';

/** What an adopter adds to MDX. */
export type OwnParts = {
  /** Texts of `content/partials/<name>.mdx` by name. */
  readonly partials: Readonly<Record<string, string>>;
  /** Rules of the components of `content/components` by name, as the last build step read them. */
  readonly elements: OwnElements;
};
