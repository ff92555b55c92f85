import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { getFirstDirection, getTextDirection } from '@/lib/text/text-direction';

const LIST = /^(?:[uod]l|table|details)$/;
const BLOCK = /^(?:p|li|h[1-6]|t[dh]|d[dt]|summary|div|blockquote|[uod]l|table|details)$/;
const CODE = /^(?:pre|code|kbd|samp|tt)$/;

/** Direction of an element; browsers do not look into blocks with a direction of their own for that of a block around them. */
function getDirection(node: Element): string | undefined {
  if (CODE.test(node.tagName)) return 'ltr';
  if (!BLOCK.test(node.tagName)) return undefined;
  const hasBlocks = node.children.some((one) => one.type === 'element' && BLOCK.test(one.tagName));
  return hasBlocks || LIST.test(node.tagName) ? getFirstDirection(toString(node)) : 'auto';
}

/**
 * Gives each block its own direction, where a text has a letter that is written from right to left; code goes from left
 * to right. Changes the tree and returns it; other texts stay as they are.
 */
export function addDirections(tree: Root): Root {
  if (getTextDirection(toString(tree)) === undefined) return tree;
  visit(tree, 'element', (node) => {
    const dir = getDirection(node);
    if (dir !== undefined) node.properties = { ...node.properties, dir };
  });
  return tree;
}
