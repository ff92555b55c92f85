import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const processor = unified().use(remarkParse).use(remarkGfm);

/** Targets of the links and definitions in a short Markdown text, in reading order. */
export function listMarkdownLinks(markdown: string): readonly string[] {
  const found: string[] = [];
  visit(processor.parse(markdown), ['link', 'definition'], (node) => {
    if ('url' in node) found.push(node.url);
  });
  return found;
}
