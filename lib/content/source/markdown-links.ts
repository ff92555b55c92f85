import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const processor = unified().use(remarkParse).use(remarkGfm);

/** The targets of the links in a short Markdown text of our own, in reading order. */
export function listMarkdownLinks(markdown: string): readonly string[] {
  const found: string[] = [];
  visit(processor.parse(markdown), ['link', 'definition'], (node) => {
    if ('url' in node) found.push(node.url);
  });
  return found;
}
