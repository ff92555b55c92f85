import { parseDocument } from 'htmlparser2';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

/** Node of a page, as `htmlparser2` has it. */
type Node = {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
};

/** Controls, and what stands around an article. */
const CONTROLS = new Set([
  ...['nav', 'button', 'input', 'select', 'textarea', 'label', 'legend', 'form', 'progress'],
  ...['script', 'style', 'svg', 'template', 'noscript', 'footer', 'dialog'],
]);

/** Elements whose text is one with that around them. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'q', 's', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

/**
 * Parts of a page that its Markdown leaves out on purpose: controls, hidden words, those marked where they are written
 * (`data-markdown-ignore`, as checkers of such files know it), and buttons that open nested fields and say how many.
 */
function isLeftOut({ name = '', attribs = {} }: Node, parent: Node): boolean {
  return (
    CONTROLS.has(name) ||
    attribs['data-markdown-ignore'] !== undefined ||
    attribs['aria-hidden'] === 'true' ||
    attribs.hidden !== undefined ||
    /(?:^|\s)visually-hidden(?:\s|$)/.test(attribs.class ?? '') ||
    (name === 'summary' && !/ words$/.test(parent.attribs?.['data-keep'] ?? ''))
  );
}

/** Blocks of an article, each with the pieces of its text. */
function listBlocks(article: Node): readonly (readonly string[])[] {
  const blocks: string[][] = [[]];
  const walk = (node: Node) => {
    for (const child of node.children ?? []) {
      if (child.type === 'text') blocks.at(-1)?.push(child.data ?? '');
      if (child.type !== 'tag' || isLeftOut(child, node)) continue;
      const isBlock = !INLINE.has(child.name ?? '');
      if (isBlock) blocks.push([]);
      walk(child);
      if (isBlock) blocks.push([]);
    }
  };
  walk(article);
  return blocks;
}

function findElement(node: Node, wanted: string): Node | undefined {
  if (node.name === wanted) return node;
  for (const child of node.children ?? []) {
    const found = findElement(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** Letters and digits of a text, in which two ways to write it agree. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Tree of a text of Markdown. */
export const parseMarkdown = (text: string) =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Texts of the article of a page that its Markdown lacks; `undefined` for a page without an article. */
export function listMissingTexts(html: string, markdown: string): readonly string[] | undefined {
  const document = parseDocument(html) as unknown as Node;
  const article = findElement(document, 'article') ?? findElement(document, 'main');
  if (!article) return undefined;
  const text = normalize(toString(parseMarkdown(markdown)));
  return listBlocks(article).flatMap((pieces) => {
    if (text.includes(normalize(pieces.join('')))) return [];
    return pieces.filter((piece) => !text.includes(normalize(piece)));
  });
}
