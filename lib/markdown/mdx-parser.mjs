import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import remarkSiteValues from './remark-site-values.mjs';

/**
 * Remark plugins of every MDX file, in their order. `name` is for Turbopack, which takes no
 * functions: a package, or a path from this folder.
 *
 * @param {Readonly<Record<string, string>>} values
 */
export const listRemarkPlugins = (values) => [
  { name: 'remark-frontmatter', plugin: remarkFrontmatter },
  { name: 'remark-gfm', plugin: remarkGfm },
  { name: './remark-site-values.mjs', plugin: remarkSiteValues, options: { values } },
];

/**
 * Plugins as functions with their options.
 *
 * @param {readonly { plugin: any, options?: object }[]} plugins
 * @returns {import('unified').PluggableList}
 */
export const toPluggables = (plugins) => plugins.map(({ plugin, options }) => [plugin, options]);

/**
 * Processor that parses MDX with the syntax of the build; names in braces stay as they are. Apart
 * from `mdx-plugins.mjs`, so that the content check does not bundle the highlighter.
 */
export function createMdxParser() {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(toPluggables(listRemarkPlugins({})));
}
