import { visit } from 'unist-util-visit';
import { parseMarkdown } from '@/lib/markdown/markdown-inline';

/** What every link has: a bracket, `://`, `@` or `www.`. Most texts have none and need no parser. */
const MAY_LINK = /[\]<@]|:\/\/|www\./i;

/** Targets of the links and definitions in a short Markdown text, in reading order. */
export function listMarkdownLinks(markdown: string): readonly string[] {
  if (!MAY_LINK.test(markdown)) return [];
  const found: string[] = [];
  visit(parseMarkdown(markdown), ['link', 'definition'], (node) => {
    if ('url' in node) found.push(node.url);
  });
  return found;
}
