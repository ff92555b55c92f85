import { parseMarkdown } from '@/lib/markdown/markdown-inline';
import type { MdxNode } from '../../source/mdx-tree';
import { checkMarkdown } from './check-markdown';

/** Reports HTML and pictures, which pages leave out of such a text. */
function checkDropped({ type, value = '', children = [] }: MdxNode, report: Report): void {
  if (type === 'html' && value.startsWith('<!--')) report('a comment is refused. Take it out');
  else if (type === 'html' && !value.startsWith('</'))
    report(
      `"${value}" is dropped: here are neither HTML nor components. Write Markdown; where these letters are meant, \\< or backticks`,
    );
  if (type === 'image' || type === 'imageReference')
    report('a picture is dropped in such a text. Take it out');
  for (const child of children) checkDropped(child, report);
}

type Report = (message: string) => void;

/**
 * Reports Markdown in a text of JSON or YAML that is silently something else than what a writer means, by the rules of
 * pages, and what pages have and such a text has not.
 */
export function checkMarkdownText(markdown: string, report: Report): void {
  const tree = parseMarkdown(markdown);
  checkDropped(tree, report);
  checkMarkdown(tree, markdown, (_line, message) => report(message), 'data');
}
