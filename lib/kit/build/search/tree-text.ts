import type { Nodes } from 'mdast';
import { parseMarkdown } from '@/lib/markdown/markdown-inline';

/** Nodes that stand in a line of text; around any other one there is a space. */
const INLINE = new Set(['delete', 'emphasis', 'link', 'linkReference', 'strong']);

/**
 * Text of a tree in one line: a space around each block and cell, none around emphasis and code.
 * Empty for a tree without text.
 */
export function getPlainText(node: Nodes): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'code') return ` ${node.value} `;
  if (!('children' in node)) return ' ';
  const text = node.children.map(collectText).join('');
  return INLINE.has(node.type) ? text : ` ${text} `;
}

/** Texts by their Markdown: most fields of a document are described alike at many operations. */
const known = new Map<string, string>();

/** Text of short Markdown, such as a description of a document or of our JSON files. */
export function getMarkdownText(markdown: string): string {
  const text = known.get(markdown) ?? getPlainText(parseMarkdown(markdown));
  known.set(markdown, text);
  return text;
}
