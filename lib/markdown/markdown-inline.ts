import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SAFE_SCHEMA } from './foreign/safe-schema';

/** Processor of SPEC 9: tables on, line breaks off. HTML is dropped. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, SAFE_SCHEMA);

/**
 * Parses short Markdown of our own JSON (a Get Started step's `desc`, a plugin's texts) into a
 * tree. Links keep `link:<key>` as their target, which the renderer resolves by environment.
 */
export function parseInlineMarkdown(markdown: string): Root {
  return processor.runSync(processor.parse(markdown));
}
