import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { fragmentKey } from '@/lib/text/fragment-key';

/**
 * Gives the headings of a foreign text their levels on a page: the first are h2, and no level is
 * skipped on the way down (WCAG 2.2 1.3.1). Changes the tree and returns it; a tree without
 * headings stays as it is.
 * @param open headings that the text before this one left open; none by default.
 */
export function normalizeHeadings(tree: Root, open: OpenHeadings = []): Root {
  let current = open;
  visit(tree, 'element', (node) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    if (Number.isNaN(level)) return;
    current = enterHeading(current, level);
    node.tagName = `h${Math.min(current.length + 1, 6)}`;
  });
  return tree;
}

/** Written levels, 1 to 6, of the headings around a text, outermost first. */
export type OpenHeadings = readonly number[];

/** Headings that are open after a heading of a level, 1 to 6. */
export function enterHeading(open: OpenHeadings, level: number): OpenHeadings {
  return [...open.filter((one) => one < level), level];
}

/** Longest heading in characters that an id is made of. */
const MAX_HEADING_CHARS = 200;

/** Inline markup of Markdown and HTML around the words of a heading, and character references. */
const MARKUP = /<[^<>]*>|&#?\w+;|!?\[|\](?:\([^()]*\))?|\{#[^{}]*\}/g;

/**
 * Slug of a heading in its own script: `Rate limits` gives `rate-limits`. Empty without letters.
 * @param heading Text, or a line of Markdown.
 */
export function headingSlug(heading: string): string {
  return heading
    .slice(0, MAX_HEADING_CHARS)
    .replace(MARKUP, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’*_`~]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Creates a function that gives each slug of a text once: the second of equal ones ends in `-1`, as
 * authors know it from GitHub.
 * @param before Slugs of the text before this one.
 */
export function createSlugCounter(before: readonly string[] = []): (slug: string) => string {
  const counts = new Map<string, number>();
  const count = (slug: string) => {
    const number = counts.get(slug) ?? 0;
    counts.set(slug, number + 1);
    return number === 0 ? slug : `${slug}-${number}`;
  };
  before.forEach(count);
  return count;
}

/** Start of the ids of headings: no other id of a page begins like this. */
export const HEADING_ID = 'section.';

/** Ids of a text's headings by `fragmentKey` of their words; of equal keys the first counts. */
export function mapHeadingIds(slugs: readonly string[]): ReadonlyMap<string, string> {
  const ids = slugs
    .map(createSlugCounter())
    .map((slug) => [fragmentKey(slug), HEADING_ID + slug] as const);
  return new Map(ids.toReversed());
}
