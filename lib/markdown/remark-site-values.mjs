import { visit } from 'unist-util-visit';
import { namesOperation } from './mdx-elements.mjs';

/**
 * Name of the environment of hosts that select no other: `prod`, or the first one of `content/site.json`.
 *
 * @param {object} environments
 * @returns {string}
 */
export function getDefaultName(environments) {
  return 'prod' in environments ? 'prod' : (Object.keys(environments)[0] ?? 'prod');
}

/**
 * Name of the environment whose addresses content, documents and samples have: `test` beside `prod` (SPEC 7), else the
 * default one.
 *
 * @param {object} environments
 * @returns {string}
 */
export function getSandboxName(environments) {
  return 'prod' in environments ? 'test' : getDefaultName(environments);
}

/**
 * Values that stand for `{name}`, `{product}`, `{email}`, `{currency}`, `{storage}`, `{sandboxApi}`,
 * `{sandboxApp}`, `{productionApi}`, `{productionApp}`, `{statusPage}` and `{portal}` in content. The currency is USD by
 * default (SPEC 9); the portal's address has the `BASE_PATH` of the build.
 *
 * @param {{
 *   name: string, product: string, email: string, currency?: string, storage: string,
 *   productionApi: string, statusPage?: string, url: string,
 *   environments: Readonly<Record<string, { api?: string, app?: string, productionApp?: string }>>,
 * }} site `content/site.json`
 * @returns {Readonly<Record<string, string>>}
 */
export function getSiteValues(site) {
  const { name, product, email, currency = 'USD', storage, productionApi, statusPage } = site;
  const { environments } = site;
  // What an environment leaves out is that of the default one; the check refuses a file where that leaves it out, too.
  const all = {
    ...environments[getDefaultName(environments)],
    ...environments[getSandboxName(environments)],
  };
  const { api: sandboxApi = '', app: sandboxApp = '', productionApp = '' } = all;
  const sandbox = { sandboxApi, sandboxApp };
  const production = { productionApi, productionApp, ...(statusPage && { statusPage }) };
  const portal = site.url + (process.env.BASE_PATH ?? '');
  return { name, product, email, currency, storage, portal, ...sandbox, ...production };
}

/** Name in braces that a value may replace; not `${name}`, which is code, and not `\{name}`. */
export const BRACED_NAME = /(?<![$\\])\{([A-Za-z]+)\}/g;

/** Name in braces or escaped as `\{name}`; not `$\{name}`, which code escapes. */
const BRACED_NAME_OR_ESCAPED = /(?<!\$\\?)(\\?)\{([A-Za-z]+)\}/g;

/**
 * Replaces `{key}` by its value and `\{key}` by `{key}`, for the keys of `values`; every other
 * brace stays as it is, that of `${key}` too.
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

/** Text properties in which names in braces are replaced, by type of node. */
const LITERAL = /** @type {const} */ ({
  code: ['value', 'meta'],
  inlineCode: ['value'],
  link: ['url', 'title'],
  definition: ['url', 'title'],
  image: ['url', 'title', 'alt'],
});

/**
 * Remark plugin that fills the site's values in: in text, code, link targets and attributes of
 * components. Other expressions are left for the sanitiser to drop.
 *
 * @param {{ values: Readonly<Record<string, string>>, rev?: string }} options `rev` is for the
 * build cache only.
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

/** Replaces a name in braces, an expression to MDX; on a line of its own by a paragraph. */
function replaceExpression(node, index, parent, values) {
  const inFlow = node.type === 'mdxFlowExpression';
  if (!inFlow && node.type !== 'mdxTextExpression') return;
  const key = node.value.trim();
  if (!Object.hasOwn(values, key)) return;
  const text = { type: 'text', value: values[key], position: node.position };
  parent.children[index] = inFlow ? { type: 'paragraph', children: [text] } : text;
}
