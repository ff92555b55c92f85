import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

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
