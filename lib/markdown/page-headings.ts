import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Gives the headings of a text of others the levels they have on a page: the first ones stand right below the
 * page's own heading, and no level is left out on the way down (WCAG 2.2 1.3.1), whatever the text begins with.
 * Changes the tree and returns it; a tree without headings stays as it is.
 * @param open What a text before this one left open; nothing by default.
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

/** Levels of headings as they were written, from the outermost to the one that a text is in. */
export type OpenHeadings = readonly number[];

/** The headings that are open after one of a level, 1 to 6. */
export function enterHeading(open: OpenHeadings, level: number): OpenHeadings {
  return [...open.filter((one) => one < level), level];
}
