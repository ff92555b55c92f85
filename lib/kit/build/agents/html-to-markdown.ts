import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Language of samples that is kept where a page shows several. */
const KEPT_LANGUAGE = 'curl';

/** Elements that only help to use a page. */
const DROPPED = new Set([
  ...['button', 'input', 'label', 'select', 'nav'],
  ...['script', 'style', 'svg', 'template'],
]);

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });

/**
 * Markdown of what a page says: its article, else its main element, without navigation and controls, code in one
 * language.
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
  visit(root, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isDropped(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { tagName, properties } = element;
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = getHref(properties[name]);
    if (tagName === 'pre' && parent && index !== undefined) {
      const blocks = splitCode(element, parent);
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    }
    if (properties.role === 'note') element.tagName = 'blockquote';
    if (tagName === 'summary' || tagName === 'figcaption') element.tagName = 'p';
    return undefined;
  });
}

function isDropped(element: Element): boolean {
  const { tagName, properties } = element;
  const { dataLang: language, dataFormats: formats } = properties;
  return (
    DROPPED.has(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    formats !== undefined ||
    hasClass(element, 'visually-hidden') ||
    (typeof language === 'string' && language !== KEPT_LANGUAGE) ||
    (tagName === 'img' && properties.alt === '') ||
    // The link of a heading to itself.
    (tagName === 'a' && toString(element) === '')
  );
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/**
 * A block of code as blocks of text: the name of a response behind a tab, the code, and the remarks below it.
 * What stands above the code says how to run it, and is left out.
 */
function splitCode(pre: Element, parent: Parents): readonly Element[] {
  const { ariaLabel } = pre.properties;
  const isResponse = parent.type === 'element' && parent.tagName !== 'figure';
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
  const language = code && guessLanguage(toString(code));
  if (code && language !== undefined) code.properties.className = [`language-${language}`];
}

const isCode = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'code';

function guessLanguage(text: string): string | undefined {
  if (/^\s*[{[]/.test(text)) return 'json';
  return /^(?:curl|export|npm|npx|composer|pip|dotnet|go) /.test(text) ? 'bash' : undefined;
}
