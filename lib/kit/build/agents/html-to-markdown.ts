import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Language of samples that is kept where a page shows several; the first one where it is not among them. */
const KEPT_LANGUAGE = 'curl';

/** Elements that a reader fills in or chooses from. */
const CONTROLS = new Set(['input', 'select', 'textarea']);

/** Elements that only help to use a page, as labels of controls do. */
const DROPPED = new Set([
  ...['button', 'datalist', 'nav', ...CONTROLS],
  ...['script', 'style', 'svg', 'template'],
]);

/** Elements that a radio button before them shows. */
const PANELS = new Set(['pre', 'div', 'section', 'figure']);

/** Elements of text, in which a label is text, too. */
const TEXTS = new Set(['p', 'span', 'strong', 'em', 'dt', 'td', 'th', 'figcaption', 'legend']);

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });

/**
 * Markdown of what a page says: its article, else its main element, without navigation and controls, code in one
 * language. An item of a checklist is one of a task list; what stands on a tab stands above its panel.
 * @param html whole page.
 * @param getHref whole address of a link or an image.
 * @returns `''` for a page without main element.
 */
export async function htmlToMarkdown(
  html: string,
  getHref: (href: string) => string,
): Promise<string> {
  const page = fromHtml(html);
  const content = findElement(page, 'article') ?? findElement(page, 'main');
  if (!content) return '';
  const root: Root = { type: 'root', children: content.children };
  clean(root, getHref);
  const tree = await processor.run(root);
  return `${processor.stringify(tree).trim()}\n`;
}

function findElement(tree: Root, name: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (element.tagName === name) found ??= element;
  });
  return found;
}

/** Removes what is not read, names the languages of code, and makes links absolute. */
function clean(root: Root, getHref: (href: string) => string): void {
  visit(root, 'comment', (_, index, parent) => {
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  const ids = listIds(root);
  visit(root, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.tagName === 'li') unpackTask(element);
    if (isDropped(element, parent) || isLabelOfControl(element, parent, ids)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { tagName, properties } = element;
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = getHref(properties[name]);
    if (tagName === 'pre') {
      const blocks = splitCode(element, parent);
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    }
    if (properties.role === 'note') element.tagName = 'blockquote';
    if (tagName === 'summary' || tagName === 'figcaption') element.tagName = 'p';
    if (tagName === 'label') element.tagName = isOfText(parent) ? 'span' : 'p';
    return undefined;
  });
}

const isElement = (node: Nodes): node is Element => node.type === 'element';

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

const isOfText = (parent: Parents) => parent.type === 'element' && TEXTS.has(parent.tagName);

const isControl = ({ tagName }: Element) => CONTROLS.has(tagName);

const isInput = ({ tagName, properties }: Element, type: string) =>
  tagName === 'input' && properties.type === type;

function listIds(root: Root): ReadonlyMap<string, Element> {
  const ids = new Map<string, Element>();
  visit(root, 'element', (element) => {
    const { id } = element.properties;
    if (typeof id === 'string') ids.set(id, element);
  });
  return ids;
}

/** Id of what a label names; `undefined` for none. */
function getTarget({ properties: { htmlFor } }: Element): string | undefined {
  return typeof htmlFor === 'string'
    ? htmlFor
    : Array.isArray(htmlFor)
      ? htmlFor.join(' ')
      : undefined;
}

/** The element behind another one. */
function getNext(element: Element, { children }: Parents): Element | undefined {
  return children.slice(children.indexOf(element) + 1).find(isElement);
}

function findControl(label: Element, parent: Parents, ids: ReadonlyMap<string, Element>) {
  const target = getTarget(label);
  if (target !== undefined) return ids.get(target);
  let control: Element | undefined;
  visit(label, 'element', (element) => {
    if (isControl(element)) control ??= element;
  });
  return control ?? getNext(label, parent);
}

/**
 * Whether an element is a label that names a control and says nothing of the page. That of a radio button with its
 * panel behind it is a tab: what it says, the page says of the panel.
 */
function isLabelOfControl(label: Element, parent: Parents, ids: ReadonlyMap<string, Element>) {
  if (label.tagName !== 'label') return false;
  const control = findControl(label, parent, ids);
  if (control === undefined || !isControl(control)) return false;
  const next = getNext(label, parent);
  return !isInput(control, 'radio') || next === undefined || !PANELS.has(next.tagName);
}

/** The box that an item of a list begins with, and the elements around it; `undefined` for none. */
function findTaskBox(parent: Element): readonly [Element, ...Element[]] | undefined {
  const first = parent.children.find((child) => !isBlank(child));
  if (first?.type !== 'element') return undefined;
  if (isInput(first, 'checkbox')) return [first];
  const found = ['label', 'p', 'span'].includes(first.tagName) ? findTaskBox(first) : undefined;
  return found && [...found, first];
}

/** Brings an item that can be ticked into the form of a task list: the box, and behind it what the labels say. */
function unpackTask(item: Element): void {
  const [box, ...around] = findTaskBox(item) ?? [];
  if (!box) return;
  const [inner = item] = around;
  inner.children.splice(0, inner.children.indexOf(box) + 1);
  const [first] = inner.children;
  if (first?.type === 'text') first.value = first.value.trimStart();
  const { id } = box.properties;
  visit(item, 'element', (element, index, parent) => {
    const isLabel = around.includes(element) || (id !== undefined && getTarget(element) === id);
    if (element.tagName !== 'label' || !isLabel || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
  const start = item.children.findIndex((child) => !isBlank(child));
  item.children.splice(0, Math.max(start, 0), box);
}

function isTaskBox(element: Element, parent: Parents): boolean {
  const isFirst = parent.type === 'element' && parent.children[0] === element;
  return isFirst && parent.tagName === 'li' && isInput(element, 'checkbox');
}

/** Whether code is shown in the language that is kept, too. */
function isInKeptLanguage({ properties: { dataLang } }: Element, parent: Parents): boolean {
  const languages = parent.children.flatMap((child) =>
    isElement(child) && typeof child.properties.dataLang === 'string'
      ? [child.properties.dataLang]
      : [],
  );
  return dataLang === (languages.includes(KEPT_LANGUAGE) ? KEPT_LANGUAGE : languages[0]);
}

function isDropped(element: Element, parent: Parents): boolean {
  const { tagName, properties } = element;
  const { dataLang: language, dataFormats: formats } = properties;
  return (
    (DROPPED.has(tagName) && !isTaskBox(element, parent)) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    formats !== undefined ||
    hasClass(element, 'visually-hidden') ||
    (typeof language === 'string' && !isInKeptLanguage(element, parent)) ||
    (tagName === 'img' && properties.alt === '') ||
    // The link of a heading to itself.
    (tagName === 'a' && toString(element) === '')
  );
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/**
 * A block of code as blocks of text: the name of a response unless its tab has said it, the code, and the remarks below.
 * What stands above the code says how to run it, and is left out.
 */
function splitCode(pre: Element, parent: Parents): readonly Element[] {
  const { ariaLabel } = pre.properties;
  const before = parent.children.slice(0, parent.children.indexOf(pre)).findLast(isElement);
  const isNamed = before !== undefined && toString(before) === ariaLabel;
  const isResponse = !isNamed && parent.type === 'element' && parent.tagName !== 'figure';
  const name = isResponse && /^[1-5]\d\d\b/.test(String(ariaLabel)) ? [String(ariaLabel)] : [];
  const at = pre.children.findIndex(isCode);
  const remarks = at === -1 ? [] : pre.children.splice(at + 1).map((one) => toString(one));
  if (at > 0) pre.children.splice(0, at);
  nameLanguage(pre);
  return [...name.map(createParagraph), pre, ...remarks.filter(Boolean).map(createParagraph)];
}

function createParagraph(value: string): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
}

/** Gives a block of code the class by which its fence names its language. */
function nameLanguage(pre: Element): void {
  const code = pre.children.find(isCode);
  const { dataLang } = pre.properties;
  const given = typeof dataLang === 'string' && dataLang !== KEPT_LANGUAGE ? dataLang : undefined;
  const language = code && (given ?? guessLanguage(toString(code)));
  if (code && language !== undefined) code.properties.className = [`language-${language}`];
}

const isCode = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'code';

function guessLanguage(text: string): string | undefined {
  if (/^\s*[{[]/.test(text)) return 'json';
  return /^(?:curl|export|npm|npx|composer|pip|dotnet|go) /.test(text) ? 'bash' : undefined;
}
