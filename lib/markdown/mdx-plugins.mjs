import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import rehypeCode from './rehype-code.mjs';
import rehypeSafe from './rehype-safe.mjs';
import rehypeToc from './rehype-toc.mjs';
import remarkSiteValues from './remark-site-values.mjs';

/** @typedef {Readonly<Record<string, string>>} SiteValues */
/** @typedef {import('unified').PluggableList} PluggableList */

/**
 * Plugins that read MDX, in their order. One list serves the build, the content check, the PDF
 * guides and the tests, so that what the check accepts compiles. `name` is for Turbopack, which
 * takes no functions: a package, or a path from this folder.
 *
 * @param {SiteValues} values
 */
export const listMdxPlugins = (values) => ({
  remarkPlugins: [
    { name: 'remark-frontmatter', plugin: remarkFrontmatter },
    { name: 'remark-gfm', plugin: remarkGfm },
    { name: './remark-site-values.mjs', plugin: remarkSiteValues, options: { values } },
  ],
  rehypePlugins: [
    { name: './rehype-safe.mjs', plugin: rehypeSafe },
    { name: 'rehype-slug', plugin: rehypeSlug },
    { name: './rehype-toc.mjs', plugin: rehypeToc },
    { name: './rehype-code.mjs', plugin: rehypeCode },
  ],
});

/**
 * Plugins as options of `@mdx-js/mdx`.
 *
 * @param {SiteValues} values
 * @returns {{ remarkPlugins: PluggableList, rehypePlugins: PluggableList }}
 */
export function createMdxOptions(values) {
  const { remarkPlugins, rehypePlugins } = listMdxPlugins(values);
  const toPair = ({ plugin, options }) => [plugin, options];
  return { remarkPlugins: remarkPlugins.map(toPair), rehypePlugins: rehypePlugins.map(toPair) };
}

/** Processor that parses MDX with the syntax the build knows; names in braces stay as they are. */
export function createMdxParser() {
  return unified().use(remarkParse).use(remarkMdx).use(createMdxOptions({}).remarkPlugins);
}
