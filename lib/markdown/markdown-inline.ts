import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SAFE_SCHEMA } from './safe-schema';

// SPEC 9: tables on, line breaks off. HTML is not read at all.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, SAFE_SCHEMA);

/**
 * Short Markdown of our own JSON (a Get Started step's `desc`, a plugin's texts) as a tree to draw. Links
 * keep `link:<key>` as their target: whoever draws them knows the environment they lead to.
 */
export function toInlineHast(markdown: string): Root {
  return processor.runSync(processor.parse(markdown));
}
