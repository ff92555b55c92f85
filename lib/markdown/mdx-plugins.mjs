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
 * @param {{
 *   partials?: Readonly<Record<string, string>>,
 *   elements?: import('./mdx-elements.mjs').OwnElements,
 * }} [own] texts of `content/partials` and rules of `content/components`, by name
 */
export const listMdxPlugins = (values, { partials = {}, elements = {} } = {}) => ({
  remarkPlugins: listRemarkPlugins(values, partials),
  rehypePlugins: [
    { name: './rehype-safe.mjs', plugin: rehypeSafe, options: { elements } },
    { name: './rehype-toc.mjs', plugin: rehypeToc },
    { name: './rehype-tables.mjs', plugin: rehypeTables },
    { name: './rehype-code.mjs', plugin: rehypeCode },
  ],
});

/**
 * Plugins as options of `@mdx-js/mdx`.
 *
 * @param {Readonly<Record<string, string>>} values
 * @param {Parameters<typeof listMdxPlugins>[1]} [own]
 */
export function createMdxOptions(values, own) {
  const { remarkPlugins, rehypePlugins } = listMdxPlugins(values, own);
  return { remarkPlugins: toPluggables(remarkPlugins), rehypePlugins: toPluggables(rehypePlugins) };
}
