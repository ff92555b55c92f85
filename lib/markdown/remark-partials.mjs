import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Takes tags out of the paragraph around them, as MDX does with a page before its plugins run. */
function unravel(tree) {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const tags = children.filter(({ type, value }) => type !== 'text' || value.trim() !== '');
    if (tags.length === 0 || tags.some(({ type }) => type !== 'mdxJsxTextElement')) return;
    parent.children.splice(index, 1, ...tags.map((tag) => ({ ...tag, type: 'mdxJsxFlowElement' })));
    return index;
  });
}

/** Blocks of a partial, each with the text that its positions are of. */
function parsePartial(name, partial) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  try {
    const tree = processor.parse(partial);
    unravel(tree);
    return tree.children.map((node) => ({ ...node, data: { ...node.data, partial } }));
  } catch (error) {
    throw new Error(`content/partials/${name}.mdx: ${error.message}`, { cause: error });
  }
}

/**
 * Remark plugin that puts the blocks of partials in the place of `<Partial name="…" />`. It runs first, so that all
 * others see one text. One that is unknown, or stands within itself, stays as it is: the content check names it.
 *
 * @param {{ partials?: Readonly<Record<string, string>>, rev?: string }} options texts of `content/partials` by name;
 * `rev` is for the build cache only.
 */
export default function remarkPartials({ partials = {} }) {
  const fill = (tree, open) =>
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Partial') return;
      const name = node.attributes.find((attribute) => attribute.name === 'name')?.value;
      if (!Object.hasOwn(partials, name) || open.includes(name)) return;
      const part = { type: 'root', children: parsePartial(name, partials[name]) };
      fill(part, [...open, name]);
      parent.children.splice(index, 1, ...part.children);
      return [SKIP, index + part.children.length];
    });
  return (tree) => void fill(tree, []);
}
