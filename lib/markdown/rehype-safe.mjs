import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { getMdxElement } from './mdx-elements.mjs';

/** Placeholder of a component during sanitising; an author's own one is JSX and dropped. */
const SLOT = 'mdx-slot';

/** Allowed elements: what Markdown gives, tables, task lists and footnotes included. */
const schema = {
  tagNames: [
    ...['a', 'blockquote', 'br', 'code', 'del', 'em', 'hr', 'img', 'input', 'li', 'ol', 'p', 'pre'],
    ...['section', 'strong', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', SLOT],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ],
  attributes: {
    '*': ['id', 'lang'],
    a: [
      ...['href', 'title', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef'],
      ...['dataFootnoteBackref', ['className', 'data-footnote-backref']],
    ],
    code: [['className', /^language-./]],
    h2: [['className', 'sr-only']],
    img: ['src', 'alt', 'title'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    li: [['className', 'task-list-item']],
    ol: ['start', ['className', 'contains-task-list']],
    ul: [['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align'],
    th: ['align'],
    [SLOT]: ['dataSlot'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  clobberPrefix: '',
  clobber: [],
  strip: ['script', 'style'],
};

/**
 * Whether an address cannot run code: http, https, mailto, or no scheme. White space
 * and control characters are ignored, as browsers ignore them.
 *
 * @param {string} url
 * @returns {boolean}
 */
export function isSafeUrl(url) {
  const cleaned = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  const scheme = /^([^/?#:]*):/.exec(cleaned)?.[1];
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme.toLowerCase());
}

/** Whether an attribute is listed and a text; an expression, a spread or `onClick` never is. */
function isSafeAttribute(attribute, element) {
  if (attribute.type !== 'mdxJsxAttribute') return false;
  if (!Object.hasOwn(element.attributes, attribute.name)) return false;
  const { kind } = element.attributes[attribute.name];
  if (typeof attribute.value !== 'string') return kind === 'boolean' && attribute.value === null;
  return (kind !== 'url' && kind !== 'image') || isSafeUrl(attribute.value);
}

/** Attribute as its component takes it: numbers and booleans are written as texts. */
function parseAttribute(attribute, element) {
  const { kind } = element.attributes[attribute.name];
  if ((kind !== 'number' && kind !== 'boolean') || attribute.value === null) return attribute;
  const value = kind === 'number' ? Number(attribute.value) : attribute.value === 'true';
  const expression = { type: 'Literal', value };
  const body = [{ type: 'ExpressionStatement', expression }];
  const data = { estree: { type: 'Program', sourceType: 'module', body } };
  return { ...attribute, value: { type: 'mdxJsxAttributeValueExpression', value: '', data } };
}

/** Renames `align` to `data-align`, because MDX would make it a style attribute. */
function alignByAttribute({ properties }) {
  if (properties.align === undefined) return;
  properties.dataAlign = properties.align;
  delete properties.align;
}

/**
 * Rehype plugin that sanitises MDX. Allowed components keep their listed text attributes; scripts,
 * other JSX, expressions, import and export, and addresses that run code are dropped.
 *
 * @param {{ elements?: import('./mdx-elements.mjs').OwnElements, rev?: string }} [options]
 * rules of the components of `content/components` by name; `rev` is for the build cache only.
 */
export default function rehypeSafe({ elements } = {}) {
  const sanitize = rehypeSanitize(schema);
  return (tree) => {
    const components = [];
    const collect = (node) => {
      for (const [index, child] of (node.children ?? []).entries()) {
        const isJsx = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
        const element = isJsx ? getMdxElement(child.name, elements) : undefined;
        if (element) {
          const attributes = child.attributes
            .filter((one) => isSafeAttribute(one, element))
            .map((one) => parseAttribute(one, element));
          const dataSlot = String(components.push({ ...child, attributes }) - 1);
          const { children } = child;
          node.children[index] = {
            type: 'element',
            tagName: SLOT,
            properties: { dataSlot },
            children,
          };
        }
        collect(node.children[index]);
      }
    };
    collect(tree);
    const clean = sanitize(tree);
    visit(clean, 'element', (node, index, parent) => {
      alignByAttribute(node);
      if (node.tagName !== SLOT || !parent || index === undefined) return;
      parent.children[index] = {
        ...components[Number(node.properties.dataSlot)],
        children: node.children,
      };
      return index; // Visits the replacement, so that nested placeholders are replaced too.
    });
    return clean;
  };
}
