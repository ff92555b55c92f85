import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { normalizeLanguage } from '@/lib/markdown/rehype-code.mjs';

/** @typedef {readonly import('@/lib/content/source/mdx-tree').MdxNode[]} Blocks */

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });

/** Copies a tree with other addresses of links and images: the tree of a file serves others, too. */
const replaceUrls = (node, getHref) => ({
  ...node,
  ...(typeof node.url === 'string' && { url: getHref(node.url) }),
  ...(node.children && { children: node.children.map((child) => replaceUrls(child, getHref)) }),
});

/**
 * Prints blocks as Markdown.
 *
 * @param {Blocks} blocks
 * @param {(href: string) => string} getHref whole address of a link or an image
 * @returns {string}
 */
export function printMarkdown(blocks, getHref) {
  const tree = replaceUrls({ type: 'root', children: blocks }, getHref);
  return `${printer.stringify(tree).trim()}\n`;
}

const renderer = unified().use(remarkRehype);

/**
 * Renders blocks as HTML; HTML inside of them is dropped.
 *
 * @param {Blocks} blocks
 * @param {(href: string) => string} getHref whole address of a link or an image
 * @param {(code: string, language: string) => string} highlight gives escaped HTML
 * @returns {string}
 */
export function renderHtml(blocks, getHref, highlight) {
  const tree = renderer.runSync(replaceUrls({ type: 'root', children: blocks }, getHref));
  visit(tree, { type: 'element', tagName: 'pre' }, ({ children: [code] }) => {
    const [name = ''] = [code.properties.className ?? []].flat();
    const language = normalizeLanguage(String(name).replace('language-', ''));
    code.children = [{ type: 'raw', value: highlight(toString(code), language) }];
  });
  return toHtml(tree, { allowDangerousHtml: true });
}
