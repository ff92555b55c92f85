import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import remarkHeadingIds from './remark-heading-ids.mjs';
import remarkPartials from './remark-partials.mjs';
import remarkSiteValues from './remark-site-values.mjs';

/**
 * Remark plugins of every MDX file, in their order. `name` is for Turbopack, which takes no
 * functions: a package, or a path from this folder.
 *
 * @param {Readonly<Record<string, string>>} values
 * @param {Readonly<Record<string, string>>} [partials] texts of `content/partials` by name
 */
export const listRemarkPlugins = (values, partials) => [
  { name: 'remark-frontmatter', plugin: remarkFrontmatter },
  { name: 'remark-gfm', plugin: remarkGfm },
  { name: './remark-partials.mjs', plugin: remarkPartials, options: { partials } },
  { name: './remark-site-values.mjs', plugin: remarkSiteValues, options: { values } },
  { name: './remark-heading-ids.mjs', plugin: remarkHeadingIds },
];

/**
 * Plugins as functions with their options.
 *
 * @param {readonly { plugin: any, options?: object }[]} plugins
 * @returns {import('unified').PluggableList}
 */
export const toPluggables = (plugins) => plugins.map(({ plugin, options }) => [plugin, options]);

/** Most characters of files whose trees are kept: about 200 MB of memory. */
const MAX_KEPT_CHARS = 4_000_000;

/** @type {Map<string, import('mdast').Root>} */
const trees = new Map();
let keptChars = 0;

/**
 * Parses an MDX file, front matter included, as the build does: the site's values are filled in, headings have their
 * ids, positions are those of the file. One tree serves the content check, the search, the Markdown for agents and
 * the PDF guides, so a file is parsed once; nobody may change it. It is apart from `mdx-plugins.mjs`, so that the
 * content check does not bundle the highlighter.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} values `{}` keeps names in braces as they are written
 * @param {Readonly<Record<string, string>>} [partials] texts by name; without them each `<Partial>` stays an element
 * @returns {import('mdast').Root}
 * @throws {import('vfile-message').VFileMessage} for an error of syntax
 */
export function parseMdxTree(source, values, partials) {
  const key = `${JSON.stringify([values, source.includes('<Partial') && partials])}\n${source}`;
  const known = trees.get(key);
  if (known) return known;
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(toPluggables(listRemarkPlugins(values, partials)));
  const tree = processor.runSync(processor.parse(source));
  keptChars += key.length;
  if (keptChars > MAX_KEPT_CHARS) {
    trees.clear();
    keptChars = key.length;
  }
  trees.set(key, tree);
  return tree;
}
