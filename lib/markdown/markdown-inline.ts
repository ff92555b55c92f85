import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { SAFE_SCHEMA } from './safe-schema';

// SPEC 9: tables on, line breaks off. HTML is not read at all.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, SAFE_SCHEMA);

/**
 * Short Markdown of our own JSON (a Get Started step's `desc`, a plugin's texts) as a tree to draw.
 * @param resolveLink gets every link's target (`link:sandboxSignup` too) and gives the one to draw.
 */
export function toOwnHast(
  markdown: string,
  resolveLink: (url: string) => string = (url) => url,
): Root {
  const tree = processor.runSync(processor.parse(markdown));
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && typeof properties.href === 'string') {
      properties.href = resolveLink(properties.href);
    }
  });
  return tree;
}
