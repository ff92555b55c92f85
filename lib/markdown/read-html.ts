import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { escapeUnknownTags } from './safe-schema';

/** Turns the pieces of HTML in a tree (nodes of the type `raw`) into elements. */
export type ReadHtml = (tree: Root) => Root;

function keepUnknownTags() {
  return (tree: Root) => {
    visit(tree, 'raw', (node) => {
      node.value = escapeUnknownTags(node.value);
    });
  };
}

const reader = unified().use(keepUnknownTags).use(rehypeRaw);

/**
 * Reads HTML as a browser does; tags that no standard knows stay as text. Apart from what reads Markdown: it is
 * half of it, and many documents hold none. What comes out is still untrusted.
 */
export const readHtml: ReadHtml = (tree) => reader.runSync(tree);
