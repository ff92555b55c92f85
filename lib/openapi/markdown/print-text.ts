import type { Definition, Html, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readMore } from '@/.generated/words/reference/parts';
import { cutText } from '@/lib/text/cut-text';
import { endSentence } from '@/lib/text/join-words';
import { textHash } from '@/lib/text/text-hash';
import { truncateText } from '@/lib/text/truncate-name';
import { parseWebUrl } from '../core/external-docs';
import type { ExternalDocs } from '../core/types';

/** Tag that may stand in Markdown: it is shown by what it does. Any other would hide the words in it. */
const HIDING_TAG =
  /<(?=[a-z/!?])(?!\/?(?:b|strong|i|em|code|br|p|ul|ol|li|a|table|thead|tbody|tr|th|td|sub|sup|del|kbd|pre|hr|h[1-6]|blockquote|span|div)\b)/gi;

type HtmlHandler = NonNullable<NonNullable<Options['handlers']>['html']>;

/** Prints a tag that would hide words as words. */
const printHtml: HtmlHandler = ({ value }: Html, _, state, info) => {
  if (value.search(HIDING_TAG) !== 0) return value.replace(HIDING_TAG, '&lt;');
  const leave = state.enter('phrasing');
  const text = state.safe(value, info);
  leave();
  return text;
};

/** Lists have another sign than those of fields, which may follow. */
const processor = unified()
  .use(remarkParse)
  // CommonMark, which documents are written in, knows no tilde: `~2 EUR, up to 5~10`.
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(remarkStringify, {
    ...{ bullet: '*', bulletOther: '+', fences: true, rule: '-' },
    handlers: { html: printHtml },
  });

const print = (children: RootContent[]) => processor.stringify({ type: 'root', children }).trim();

/** What texts were printed as: operations repeat what is said of the fields that they share. */
const printed = new Map<string, string>();

function remember(key: string, printNew: () => string): string {
  const text = printed.get(key) ?? printNew();
  printed.set(key, text);
  return text;
}

/** Signs that may be Markdown; most texts have none and need no parser. */
const MARKUP = /[\\`*_[\]<>~&#@|]|:\/\/[\p{L}\p{N}]|www\.|^[^\p{L}\p{N}]|^\d+[.)]|\s\s|[^\S ]/iu;

/** Quotes and lists inside of each other, so many in a line that nobody has written them; a parser would not end. */
const TOO_DEEP = /(?:>\s?|(?:[*+-]|\d[.)])\s){100}/;

/**
 * Parses a text of a document. Its links and notes are whole by themselves: several texts make one file, where equal
 * names of addresses and notes would be one. A link to a fragment is its text.
 */
function parseText(text: string): Root {
  if (TOO_DEEP.test(text))
    return { type: 'root', children: [{ type: 'code', value: text.trimEnd() }] };
  const tree = processor.parse(text);
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node, index, parent) => {
    // The first of a name counts (CommonMark 4.7).
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  visit(tree, 'linkReference', ({ identifier, children }, index, parent) => {
    const { url = '', title } = definitions.get(identifier) ?? {};
    if (parent && index !== undefined)
      parent.children[index] = { type: 'link', url, title, children };
  });
  visit(tree, 'imageReference', ({ identifier, alt }, index, parent) => {
    const { url = '', title } = definitions.get(identifier) ?? {};
    if (parent && index !== undefined) parent.children[index] = { type: 'image', url, title, alt };
  });
  // A fragment names a part of the whole document, or of a page: there is none such in the file.
  visit(tree, 'link', ({ url, children }, index, parent) => {
    if (!url.startsWith('#') || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    for (const child of children.toReversed()) parent.children.splice(index, 0, child);
    return index;
  });
  const name = (note: { label?: string | null | undefined }) =>
    void (note.label = `${textHash(text).slice(0, 6)}-${note.label ?? ''}`);
  visit(tree, 'footnoteReference', name);
  visit(tree, 'footnoteDefinition', name);
  return tree;
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

const getDepth = (level: number) => DEPTHS[Math.min(level, DEPTHS.length) - 1] ?? 6;

/**
 * Prints a text of a document below a heading of a page: its own headings stand below that one (`level` is the highest
 * that they may have), tags are words. Empty for an empty text.
 */
export function printText(text: string, level: number): string {
  if (!MARKUP.test(text)) return text;
  const tree = parseText(text);
  let highest: number = DEPTHS.length;
  visit(tree, 'heading', ({ depth }) => void (highest = Math.min(highest, depth)));
  const shift = Math.max(0, level - highest);
  visit(tree, 'heading', (node) => void (node.depth = getDepth(node.depth + shift)));
  return print(tree.children);
}

/**
 * Prints a text of a document as part of an item of a list: its first paragraph in the line of the item, lists and code
 * below it. Headings are strong.
 * @param indent Spaces before what stands inside of the item.
 */
export function printItemText(text: string, indent: string): string {
  if (!MARKUP.test(text)) return toSentence(text);
  return remember(`item ${text}`, () => printBlocks(text)).replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** The first paragraph in a line, then the other blocks; empty for an empty text. */
function printBlocks(text: string): string {
  const { children } = parseText(text);
  const [first, ...rest] = children;
  const isLine = first?.type === 'paragraph';
  const opening = isLine ? toSentence(print([joinLines(first)])) : '';
  const blocks = print((isLine ? rest : children).map(strengthenHeading));
  return blocks === '' ? opening : `${opening}\n\n${blocks}\n`;
}

const strengthenHeading = (node: RootContent): RootContent =>
  node.type === 'heading'
    ? { type: 'paragraph', children: [{ type: 'strong', children: node.children }] }
    : node;

/** A paragraph in one line. */
function joinLines(paragraph: Paragraph): Paragraph {
  visit(paragraph, 'text', (node) => void (node.value = node.value.replace(/\s+/g, ' ')));
  visit(paragraph, ['break', 'html'], (node, index, parent) => {
    const isBreak = node.type === 'break' || ('value' in node && /^<br\s*\/?>$/i.test(node.value));
    if (isBreak && parent && index !== undefined)
      parent.children.splice(index, 1, { type: 'text', value: ' ' });
  });
  return paragraph;
}

/** A line with a stop at its end. */
const toSentence = (text: string) => endSentence(text.replace(/\s+/g, ' ').trim());

/** Address in a name; what a sentence may have behind it is no part of it. */
const ADDRESS = /(https?:\/\/[\p{L}\p{N}][^\s<>“”]*[\p{L}\p{N}/=_#-])/u;

/** Name in one line as a part of a line; addresses in it are links. */
function listNameParts(name: string): PhrasingContent[] {
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .split(ADDRESS)
    .map((value, index) =>
      index % 2 === 0
        ? { type: 'text', value }
        : { type: 'link', url: value, children: [{ type: 'text', value }] },
    );
}

/** Name in one line, whose signs are no Markdown. */
export function printName(name: string): string {
  if (!MARKUP.test(name)) return name.trim();
  return remember(`name ${name}`, () =>
    print([{ type: 'paragraph', children: listNameParts(name) }]),
  );
}

/** Title of a schema as a sentence, whose signs are no Markdown; empty for none. */
export function printTitle(title: string): string {
  return title === '' ? '' : toSentence(printName(truncateText(title)));
}

/** Heading of a plain text. */
export function printHeading(level: number, title: string): string {
  return print([{ type: 'heading', depth: getDepth(level), children: listNameParts(title) }]);
}

/** Link with a plain text. */
export function printLink(title: string, url: string): string {
  const value = title.replace(/\s+/g, ' ').trim();
  const link: PhrasingContent = { type: 'link', url, children: [{ type: 'text', value }] };
  return print([{ type: 'paragraph', children: [link] }]);
}

/** Link to further documentation; its address as code where that is relative to the document. Empty for none. */
export function printDocs(docs: ExternalDocs | undefined): string {
  if (!docs) return '';
  const { url, description } = docs;
  if (parseWebUrl(url) !== undefined) return `${printLink(description || readMore, url)}.`;
  return `${description === '' ? '' : `${printName(description)}: `}${printCode(url)}.`;
}

/** Longest code in a line, in characters: a value may be a file. */
const MAX_CODE_CHARS = 1000;

/** Length of the longest run of backticks in a text. */
function countTicks(text: string): number {
  return [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 0);
}

/** Code in a line, between more backticks than it has (CommonMark 6.1); a line end is shown as `\n`. */
export function printCode(text: string): string {
  const line = cutText(text, MAX_CODE_CHARS).replace(/\r\n?|\n/g, '\\n');
  const ticks = '`'.repeat(countTicks(line) + 1);
  const space = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : '';
  return `${ticks}${space}${line}${space}${ticks}`;
}

/** A block of code, its fence longer than any in the text. */
export function printFence(language: string, text: string): string {
  const ticks = '`'.repeat(Math.max(3, countTicks(text) + 1));
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

/** Puts Markdown into the place of a sentence, `{}`, as `Sentence` does with elements. */
export function fillSentence(sentence: string, markdown: string): string {
  // A function: a `$` in a text would be a pattern.
  return sentence.replace('{}', () => markdown);
}
