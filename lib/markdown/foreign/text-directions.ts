import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { getFirstDirection, getTextDirection } from '@/lib/text/text-direction';
import { splitNames } from './safe-schema';

const LISTS = new Set(['ul', 'ol', 'dl', 'table', 'details']);
const BLOCKS = new Set([
  ...LISTS,
  ...splitNames('p li h1 h2 h3 h4 h5 h6 td th dt dd summary div blockquote'),
]);
const CODE = new Set(['pre', 'code', 'kbd', 'samp', 'tt']);

/** Direction of an element; browsers do not look into blocks with a direction of their own for that of a block around them. */
function getDirection(node: Element): string | undefined {
  if (CODE.has(node.tagName)) return 'ltr';
  if (!BLOCKS.has(node.tagName)) return undefined;
  const hasBlocks = node.children.some((one) => one.type === 'element' && BLOCKS.has(one.tagName));
  return hasBlocks || LISTS.has(node.tagName) ? getFirstDirection(toString(node)) : 'auto';
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
