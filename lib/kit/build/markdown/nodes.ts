import type { MdxNode } from '@/lib/content/source/mdx-tree';
import { parseMarkdown } from '@/lib/markdown/markdown-inline';

/** Blocks of a text, one below the other. */
export type Blocks = readonly MdxNode[];

/** Part of a line; a string is text, in which no character is markup. */
export type Inline = MdxNode | string;

const toNode = (part: Inline): MdxNode =>
  typeof part === 'string' ? { type: 'text', value: part } : part;

const build = (type: string, parts: readonly Inline[]): MdxNode => ({
  type,
  children: parts.map(toNode),
});

/** Builds a paragraph of the parts of a line. */
export const paragraph = (...parts: readonly Inline[]): MdxNode => build('paragraph', parts);

/** Name of the code below it. */
export const label = (text: string): MdxNode => ({
  ...paragraph(text),
  data: { hProperties: { className: ['label'] } },
});

/** Builds bold text. */
export const strong = (...parts: readonly Inline[]): MdxNode => build('strong', parts);

/** Builds a heading of a level, 1 to 6. */
export const heading = (depth: number, ...parts: readonly Inline[]): MdxNode => ({
  ...build('heading', parts),
  depth,
});

/** Builds a link; printers make its address absolute. */
export const link = (url: string, ...parts: readonly Inline[]): MdxNode => ({
  ...build('link', parts),
  url,
});

/** Builds a link with a title, which browsers show of a link that is pointed at. */
export const titledLink = (url: string, title: string, text: string): MdxNode => ({
  ...link(url, text),
  title,
});

/** Builds a picture with the text for those who do not see it. */
export const image = (url: string, alt: string): MdxNode => ({ type: 'image', url, alt });

/** Builds code in a line. */
export const inlineCode = (value: string): MdxNode => ({ type: 'inlineCode', value });

/** Builds a block of code. */
export const fence = (lang: string | null, value: string): MdxNode => ({
  type: 'code',
  lang,
  value,
});

/** Builds a remark of blocks. */
export const quote = (...children: Blocks): MdxNode => ({ type: 'blockquote', children });

type ListOptions = {
  /** Whether items are numbered, and from which number. */
  readonly start?: number;
  /** Whether items can be ticked. */
  readonly isChecklist?: boolean;
};

/** Builds a list; items of one block stand close together. */
export function list(
  items: readonly Blocks[],
  { start, isChecklist = false }: ListOptions = {},
): MdxNode {
  const spread = items.some((item) => item.length > 1);
  return {
    ...{ type: 'list', spread, ordered: start !== undefined },
    ...(start !== undefined && { start }),
    children: items.map((children) => ({
      ...{ type: 'listItem', spread, children },
      ...(isChecklist && { checked: false }),
    })),
  };
}

/** Builds a table of cells, each of which is a line. */
export function table(
  head: readonly (readonly Inline[])[],
  rows: readonly (readonly (readonly Inline[])[])[],
): MdxNode {
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => build('tableCell', cell)),
    })),
  };
}

/** Blocks of a Markdown text. */
export const parseBlocks = (markdown: string): Blocks => parseMarkdown(markdown).children;

/** Markdown text as parts of a line. */
export function parseInline(markdown: string): Blocks {
  const blocks: Blocks = parseMarkdown(markdown).children;
  return blocks.flatMap((block, index) => [
    ...(index > 0 ? [toNode(' ')] : []),
    ...(block.type === 'paragraph' ? (block.children ?? []) : [block]),
  ]);
}

/**
 * Words of the interface with parts in the places of `{}`.
 * @param places parts of each place, in their order.
 */
export function sentence(text: string, ...places: readonly (readonly Inline[])[]): Inline[] {
  return text
    .split('{}')
    .flatMap((words, index) => [...(words === '' ? [] : [words]), ...(places[index] ?? [])]);
}

/** Groups of parts in one line, with a text between each two. */
export function join(groups: readonly (readonly Inline[])[], separator: string): readonly Inline[] {
  return groups.flatMap((parts, index) => (index === 0 ? parts : [separator, ...parts]));
}
