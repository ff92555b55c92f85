import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Components that draw a table. */
const TABLES = ['ResponseCodes', 'TestData'];

/**
 * Names each table of a tree after the heading, or the title of the step, that it stands under: its frame scrolls, so
 * it can have the focus, and must say what it is. A second one under the same words is `Test cards (2)`.
 *
 * @param {import('hast').Root} tree
 */
export function nameTables(tree) {
  let words = '';
  /** @type {Map<string, number>} */
  const used = new Map();
  const next = () => {
    const count = (used.get(words) ?? 0) + 1;
    used.set(words, count);
    return count === 1 ? words : `${words} (${count})`;
  };
  visit(tree, (node) => {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) words = toString(node).trim();
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step')
      words = node.attributes.find(({ name }) => name === 'title')?.value ?? words;
    if (words === '') return;
    if (node.type === 'element' && node.tagName === 'table') node.properties.ariaLabel = next();
    if (node.type === 'mdxJsxFlowElement' && TABLES.includes(node.name))
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value: next() });
  });
}
