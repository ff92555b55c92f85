import { visit } from 'unist-util-visit';
import { namesOperation } from './mdx-elements.mjs';

/** A word in braces that may be a value's: `${name}` is code's own, and `\{name}` stands for itself. */
export const BRACED_NAME = /(?<![$\\])\{([A-Za-z]+)\}/g;

/** The same, and `\{name}`, but for `$\{name}`, as which code escapes its own. */
const BRACED_NAME_OR_ESCAPED = /(?<!\$\\?)(\\?)\{([A-Za-z]+)\}/g;

/**
 * Replaces `{key}` by its value and `\{key}` by `{key}`, for exactly the keys of `values`; every other brace
 * stays as it is, that of `${key}` too.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} values
 * @returns {string}
 */
export function fillValues(text, values) {
  return text.replace(BRACED_NAME_OR_ESCAPED, (token, backslash, key) => {
    if (!Object.hasOwn(values, key)) return token;
    return backslash === '' ? values[key] : `{${key}}`;
  });
}

/** The string properties of Markdown nodes in which a token is replaced literally. */
const LITERAL = /** @type {const} */ ({
  code: ['value', 'meta'],
  inlineCode: ['value'],
  link: ['url', 'title'],
  definition: ['url', 'title'],
  image: ['url', 'title', 'alt'],
});

/**
 * Puts the site's values (`{name}`, `{product}`, …) where a writer wrote their tokens: in text, code,
 * link targets and component attributes. Any other expression is left for the sanitiser to drop.
 *
 * @param {{ values: Readonly<Record<string, string>>, rev?: string }} options `rev` is for the build cache only.
 */
export default function remarkSiteValues({ values }) {
  const fill = (/** @type {string} */ text) => fillValues(text, values);
  return (tree) => {
    visit(tree, (node, index, parent) => {
      for (const key of Object.hasOwn(LITERAL, node.type) ? LITERAL[node.type] : []) {
        if (typeof node[key] === 'string') node[key] = fill(node[key]);
      }
      for (const attribute of node.attributes ?? []) {
        if (typeof attribute.value !== 'string' || namesOperation(node.name, attribute.name))
          continue;
        attribute.value = fill(attribute.value);
      }
      if (parent && index !== undefined) replaceExpression(node, index, parent, values);
    });
  };
}

/** A token is an expression to MDX; in a line of its own it becomes a paragraph. */
function replaceExpression(node, index, parent, values) {
  const inFlow = node.type === 'mdxFlowExpression';
  if (!inFlow && node.type !== 'mdxTextExpression') return;
  const key = node.value.trim();
  if (!Object.hasOwn(values, key)) return;
  const text = { type: 'text', value: values[key] };
  parent.children[index] = inFlow ? { type: 'paragraph', children: [text] } : text;
}
