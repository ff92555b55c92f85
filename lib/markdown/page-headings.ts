import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { enterHeading, type OpenHeadings } from './open-headings';

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
