import { parseMarkdown } from '@/lib/markdown/markdown-inline';
import { HEADING_ID } from '@/lib/markdown/remark-heading-ids.mjs';
import type { MdxNode } from '../../source/mdx-tree';

type Range = readonly [from: number, to: number];

/** Box of a task, where its text begins with another sign: `[ ] **text**`. */
const TASK = /^\[[ x]\]/i;

/** Ranges of the signs around the content of a node; the whole of one without content. */
function listMarkRanges(node: MdxNode): readonly Range[] {
  const { start, end } = node.position ?? {};
  if (node.type === 'text' || start?.offset === undefined || end?.offset === undefined) return [];
  const children = (node.children ?? []).filter(({ position }) => position !== undefined);
  const first = children[0]?.position?.start.offset ?? end.offset;
  const last = children.at(-1)?.position?.end.offset ?? end.offset;
  return [[start.offset, first], [last, end.offset], ...children.flatMap(listMarkRanges)];
}

/** Whether the name of a letter is known: `&nbsp;`. */
function isEntity(written: string): boolean {
  const [paragraph] = parseMarkdown(written).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' && text.value !== written;
}

/**
 * Source of a block of text in which all that Markdown understood is `\0`: code, escapes, names of letters, signs of
 * links and of bold text. Line breaks stay, so a line has its number.
 * @param isTask whether the block is the first of a task, and so may begin with its box.
 */
export function getLeftText(block: MdxNode, source: string, isTask: boolean): string {
  const from = block.position?.start.offset ?? 0;
  const characters = source.slice(from, block.position?.end.offset).split('');
  const blank = (start: number, end: number) => {
    for (let index = start - from; index < end - from; index += 1)
      if (characters[index] !== '\n') characters[index] = '\0';
  };
  const [task = ''] = (isTask && TASK.exec(characters.join(''))) || [];
  blank(from, from + task.length);
  for (const child of block.children ?? [])
    for (const [start, end] of listMarkRanges(child)) blank(start, end);
  const text = characters.join('');
  const hide = (part: string) => '\0'.repeat(part.length);
  return (block.type === 'heading' ? text.replace(HEADING_ID, hide) : text)
    .replace(/\\[^\n]/g, '\0\0')
    .replace(/&#?\w+;/g, (name) => (isEntity(name) ? hide(name) : name));
}
