import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Components that render a table. */
const TABLES = ['Lifecycle', 'ResponseCodes', 'TestData'];

/** @typedef {{ id: string, text: string, depth: 2 | 3 }} TocEntry */

/**
 * Lists the h2 and h3 of a tree in reading order, without headings that have no id and the hidden
 * one of the footnotes.
 *
 * @param {import('hast').Root} tree
 * @returns {TocEntry[]}
 */
function collectToc(tree) {
  /** @type {TocEntry[]} */
  const toc = [];
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'h2' && tagName !== 'h3') return;
    if (typeof properties.id !== 'string' || [properties.className].flat().includes('sr-only'))
      return;
    const text = toString({ type: 'root', children }).trim();
    toc.push({ id: properties.id, text, depth: tagName === 'h2' ? 2 : 3 });
  });
  return toc;
}

/** Builds an ESTree expression from JSON. */
function buildExpression(value) {
  if (Array.isArray(value))
    return { type: 'ArrayExpression', elements: value.map(buildExpression) };
  if (typeof value !== 'object') return { type: 'Literal', value };
  const properties = Object.entries(value).map(([key, child]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: key },
    value: buildExpression(child),
  }));
  return { type: 'ObjectExpression', properties };
}

/** Builds the node of `export const toc = …`. */
function buildTocExport(toc) {
  const declarator = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name: 'toc' },
    init: buildExpression(toc),
  };
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] };
  const body = [{ type: 'ExportNamedDeclaration', specifiers: [], source: null, declaration }];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  };
}

/** Rehype plugin that exports `toc` and labels tables. Runs after sanitiser and ids. */
export default function rehypeToc() {
  return (tree) => {
    nameTables(tree);
    tree.children.unshift(buildTocExport(collectToc(tree)));
  };
}

/**
 * Labels each table with the heading or step title above it, because its scrolling frame can have
 * the focus. A second one under the same heading is `Test cards (2)`. Code in tabs is labelled
 * likewise and counted by itself; `CodeGroup` says that it is code.
 *
 * @param {import('hast').Root} tree
 */
function nameTables(tree) {
  let heading = '';
  /** @type {Map<string, number>} */
  const used = new Map();
  const next = (kind) => {
    const key = `${kind} ${heading}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? heading : `${heading} (${count})`;
  };
  visit(tree, (node) => {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step')
      heading = node.attributes.find(({ name }) => name === 'title')?.value ?? heading;
    if (heading === '') return;
    if (node.type === 'element' && node.tagName === 'table')
      node.properties.ariaLabel = next('table');
    if (node.type !== 'mdxJsxFlowElement') return;
    const isCode = node.name === 'CodeGroup';
    if (isCode || TABLES.includes(node.name)) {
      const value = next(isCode ? 'code' : 'table');
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value });
    }
  });
}
