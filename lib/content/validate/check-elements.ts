import { getMdxElement, namesOperation } from '@/lib/markdown/mdx-elements.mjs';
import { getFenceTitle, SEQUENCE } from '@/lib/markdown/rehype-code.mjs';
import { BRACED_NAME } from '@/lib/markdown/remark-site-values.mjs';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { staticFilePath } from '../files/static-files';
import { PARTIALS } from '../schemas/slots';
import { describeUnknownValue } from '../source/fill';
import {
  childrenOf,
  getTextAttributes,
  isElement,
  type MdxAttribute,
  type MdxNode,
  formatPosition,
} from '../source/mdx-tree';
import { adviseName, describeUnknownOperation, formatReceived } from '../source/messages';
import { describeUnknownTag } from '../source/syntax-errors';
import { checkRequest, checkToken } from './check-request-element';
import { findFieldError, findSetError, findSelectionErrors } from './check-sets';
import type { BodyContext } from './check-words';

type Rule = { readonly kind: string; readonly values?: readonly string[] };

/** Endings of files that an attribute names, by its kind. */
const FILE_ENDINGS: Readonly<Record<string, string>> = { video: 'mp4|webm', captions: 'vtt' };

/** Error in the text of an attribute, by the attribute's kind; empty when valid. */
function findAttributeError(value: string, { kind, values }: Rule, context: BodyContext): string {
  const operations = context.api?.operations;
  if (value.trim() === '') return 'expected a text, received ""';
  if (values && !values.includes(value)) {
    const list = values.map((one) => `"${one}"`).join(', ');
    const suggestion = formatSuggestion(value, values);
    return `expected one of ${list}, received "${value}"${suggestion && `.${suggestion}`}`;
  }
  if (kind === 'id' && !/^[A-Za-z][\w/-]*$/.test(value)) {
    return `expected letters, digits, hyphens, underscores and slashes, received ${formatReceived(value)}`;
  }
  if (kind === 'pixels' && !/^[1-9]\d*$/.test(value)) {
    return `expected a number of pixels, received ${formatReceived(value)}`;
  }
  if (kind === 'number' && !/^-?\d+(?:\.\d+)?$/.test(value))
    return `expected a number, received ${formatReceived(value)}`;
  if (kind === 'boolean' && value !== 'true' && value !== 'false')
    return `expected "true" or "false", received ${formatReceived(value)}`;
  const endings = FILE_ENDINGS[kind];
  if (endings && !new RegExp(`^/images/.+\\.(?:${endings})$`).test(value))
    return `expected a file below /images/ that ends with .${endings.replace('|', ' or .')}, received ${formatReceived(value)}`;
  if (endings && !context.hasImage(value)) return `no such file: ${staticFilePath(value)}`;
  if (kind === 'image' && !context.hasImage(value))
    return `no such picture: ${staticFilePath(value)}`;
  if (kind === 'operation' && operations && !operations.has(value)) {
    return describeUnknownOperation(value, operations.keys());
  }
  if (kind === 'field') return findFieldError(value, context);
  return '';
}

function checkAttribute(node: MdxNode, attribute: MdxAttribute, context: BodyContext): void {
  const at = formatPosition(node);
  const tag = `<${node.name ?? ''}>`;
  const known = getMdxElement(node.name, context.own?.elements)?.attributes ?? {};
  const { name, value } = attribute;
  if (name === undefined) return context.report(at, `${tag}: a spread is code, and refused`);
  const rule = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!rule) {
    const names = Object.keys(known).join(', ') || 'none';
    const suggestion = formatSuggestion(name, Object.keys(known)) || ` Known attributes: ${names}`;
    return context.report(at, `${tag}: unknown attribute "${name}".${suggestion}`);
  }
  if (value === null && rule.kind === 'boolean') return;
  if (typeof value !== 'string') {
    return context.report(at, `${tag} ${name}: expected a text in double quotes`);
  }
  if (!namesOperation(node.name, name)) checkValues(value, at, context);
  const error = findAttributeError(value, rule, context);
  if (error !== '') context.report(at, `${tag} ${name}: ${error}`);
}

/** Reports names in braces without a value, in an attribute or the target of a link. */
export function checkValues(text: string, at: string, { report, values }: BodyContext): void {
  for (const [, name = ''] of text.matchAll(BRACED_NAME)) {
    if (!Object.hasOwn(values, name)) report(at, describeUnknownValue(name, values));
  }
}

/** Reports children of `CodeGroup` that it cannot show as a tab, and tabs with the title of another. */
function checkCodeGroup(node: MdxNode, { report }: BodyContext): void {
  const titles = new Set<string>();
  for (const child of childrenOf(node)) {
    const isCode = child.type === 'code' && child.lang !== SEQUENCE;
    const isTab = isCode && /(^|\s)title=/.test(child.meta ?? '');
    if (!isTab) report(formatPosition(child), '<CodeGroup>: expected only fences with title="…"');
    const title = isTab ? getFenceTitle(child.meta)?.trim() : undefined;
    if (title === undefined) continue;
    if (titles.has(title))
      report(
        formatPosition(child),
        `<CodeGroup>: another tab has the title "${title}", too. Give each its own`,
      );
    titles.add(title);
  }
}

function checkChecklist(node: MdxNode, { report }: BodyContext): void {
  const items = childrenOf(node).flatMap((child) =>
    child.type === 'list' ? (child.children ?? []) : [child],
  );
  for (const item of items) {
    const isTask = item.type === 'listItem' && typeof item.checked === 'boolean';
    if (!isTask) report(formatPosition(item), '<Checklist>: expected only a list of "- [ ]" lines');
  }
}

function checkPartial(node: MdxNode, { own, report }: BodyContext): void {
  const { name = '' } = getTextAttributes(node);
  const names = Object.keys(own?.partials ?? {});
  if (name !== '' && !names.includes(name))
    report(
      formatPosition(node),
      `no such file: ${PARTIALS}/${name}.mdx.${adviseName(name, names)}`,
    );
  if (node.type === 'mdxJsxTextElement')
    report(formatPosition(node), '<Partial>: write it on a line of its own, between blank lines');
}

/** Checks a component: name, parent, attributes, children. */
export function checkElement(node: MdxNode, parent: MdxNode, context: BodyContext): void {
  const { report } = context;
  const at = formatPosition(node);
  const own = context.own?.elements;
  const element = getMdxElement(node.name, own);
  if (!element) return report(at, describeUnknownTag(node.name ?? '', own));
  const given = node.attributes ?? [];
  for (const attribute of given) checkAttribute(node, attribute, context);
  for (const [name, { required }] of Object.entries(element.attributes)) {
    const isThere = given.some((attribute) => attribute.name === name);
    if (required && !isThere) report(at, `<${node.name}>: missing attribute "${name}"`);
  }
  const hasChildren = childrenOf(node).length > 0;
  if (element.children === 'none' && hasChildren) {
    report(at, `<${node.name}>: expected nothing inside; write <${node.name} … />`);
  }
  if (element.children === 'some' && !hasChildren) report(at, `<${node.name}>: nothing is inside`);
  if (element.parent && element.parent !== parent.name) {
    report(at, `<${node.name}>: expected it directly inside <${element.parent}>`);
  }
  for (const error of findSelectionErrors(node, context))
    report(at, `<${node.name}> only: ${error}`);
  const emptySetError = findSetError(node, context);
  if (emptySetError !== '') report(at, `<${node.name}> set: ${emptySetError}`);
  if (node.name === 'CodeGroup') checkCodeGroup(node, context);
  if (node.name === 'Tab' && childrenOf(node).some(({ type }) => type === 'heading'))
    report(
      at,
      '<Tab>: a heading in a tab could not be linked to while another is shown. Write **bold** text',
    );
  if (node.name === 'AccessToken') checkToken(node, context);
  if (node.name === 'Partial') checkPartial(node, context);
  if (node.name === 'Request') checkRequest(node, context);
  if (node.name === 'Checklist') checkChecklist(node, context);
  const strangers = childrenOf(node).filter((child) => !isElement(child));
  const only = { Steps: 'Step', Cards: 'Card' }[node.name ?? ''];
  for (const child of only ? strangers : []) {
    report(formatPosition(child), `<${node.name}>: expected only <${only}> inside`);
  }
}
