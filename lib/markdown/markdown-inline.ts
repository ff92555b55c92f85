import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { SAFE_SCHEMA } from './foreign/safe-schema';

/** Parser of SPEC 9: tables on, line breaks off. */
const parser = unified().use(remarkParse).use(remarkGfm);

/** HTML is dropped. */
const renderer = unified().use(remarkRehype).use(rehypeSanitize, SAFE_SCHEMA);

/** Parses short Markdown of our own JSON or of a document, without components and names in braces. */
export const parseMarkdown = (markdown: string): MarkdownRoot => parser.parse(markdown);

/**
 * Parses short Markdown of our own JSON (a Get Started step's `desc`, a plugin's texts) into a
 * tree. Links keep `link:<key>` as their target, which the renderer resolves by environment.
 */
export function parseInlineMarkdown(markdown: string): Root {
  return renderer.runSync(parseMarkdown(markdown));
}

/** Signs of a link: a bracket, `://`, `@` or `www.`. Most texts have none and need no parser. */
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
