import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Components that render a table. */
const TABLES = ['ResponseCodes', 'TestData'];

/**
 * Labels each table with the heading or step title above it, because its scrolling frame can have
 * the focus. A second one under the same heading is `Test cards (2)`. Code in tabs is labelled
 * likewise, for its copy button: `Code of Test cards`.
 *
 * @param {import('hast').Root} tree
 */
export function nameTables(tree) {
  let heading = '';
  /** @type {Map<string, number>} */
  const used = new Map();
  const next = (name = heading) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
  visit(tree, (node) => {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step')
      heading = node.attributes.find(({ name }) => name === 'title')?.value ?? heading;
    if (heading === '') return;
    if (node.type === 'element' && node.tagName === 'table') node.properties.ariaLabel = next();
    if (node.type !== 'mdxJsxFlowElement') return;
    const isCode = node.name === 'CodeGroup';
    if (isCode || TABLES.includes(node.name)) {
      const value = next(isCode ? `Code of ${heading}` : heading);
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value });
    }
  });
}
