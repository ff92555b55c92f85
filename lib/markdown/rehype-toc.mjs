import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { nameTables } from './name-tables.mjs';

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
