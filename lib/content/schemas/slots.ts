/** Places in pages that a file of the adopter fills: `content/slots/<name>.mdx`. */
export const SLOTS = ['banner', 'before-article', 'after-article', 'footer'] as const;

/** Place in pages that a file of the adopter fills. */
export type Slot = (typeof SLOTS)[number];

/** Whether a slot stands in articles; the others are of the shell. */
export const isInArticle = (slot: Slot): boolean => slot.endsWith('-article');

/** Path of the file that fills a slot. */
export const getSlotPath = (slot: Slot): string => `content/slots/${slot}.mdx`;
