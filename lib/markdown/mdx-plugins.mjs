import { listRemarkPlugins, toPluggables } from './mdx-parser.mjs';
import rehypeCode from './rehype-code.mjs';
import rehypeSafe from './rehype-safe.mjs';
import rehypeTables from './rehype-tables.mjs';
import rehypeToc from './rehype-toc.mjs';

/**
 * Plugins that compile MDX, in their order. One list serves the build, the PDF guides and the tests,
 * and its first half the content check, so that what the check accepts compiles.
 *
 * @param {Readonly<Record<string, string>>} values
 */
export const listMdxPlugins = (values) => ({
  remarkPlugins: listRemarkPlugins(values),
  rehypePlugins: [
    { name: './rehype-safe.mjs', plugin: rehypeSafe },
    { name: './rehype-toc.mjs', plugin: rehypeToc },
    { name: './rehype-tables.mjs', plugin: rehypeTables },
    { name: './rehype-code.mjs', plugin: rehypeCode },
  ],
});

/**
 * Plugins as options of `@mdx-js/mdx`.
 *
 * @param {Readonly<Record<string, string>>} values
 */
export function createMdxOptions(values) {
  const { remarkPlugins, rehypePlugins } = listMdxPlugins(values);
  return { remarkPlugins: toPluggables(remarkPlugins), rehypePlugins: toPluggables(rehypePlugins) };
}
