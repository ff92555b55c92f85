import { Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { TextLink } from '@/components/link/text-link';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .freeze();

const components = {
  a: ({ href = '', children }: { href?: string; children?: ReactNode }) => (
    <TextLink href={href}>{children}</TextLink>
  ),
};

/** The text of a caption stands in a line: its paragraph is left out. */
const inLine = { ...components, p: Fragment };

type MarkdownTextProps = {
  text: string;
  /** True: one paragraph without its element, to stand inside another one. */
  inline?: boolean;
};

/** Markdown of a JSON file: emphasis, code, links. HTML in it is dropped. */
export function MarkdownText({ text, inline = false }: MarkdownTextProps) {
  const tree = processor.runSync(processor.parse(text));
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: inline ? inLine : components });
}
