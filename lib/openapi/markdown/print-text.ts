import { cutText } from '@/lib/text/cut-text';

/** Line of a Markdown text; code of a fence keeps what stands in it. */
type Line = { readonly text: string; readonly isCode: boolean };

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?=\s|$)\s*/;
/** Line under a heading (CommonMark 4.3), and what no heading is. */
const UNDERLINE = /^ {0,3}(?:(=+)|-+)\s*$/;
const NO_HEADING = /^\s*(?:$|[-*+]\s|\d+[.)]\s|[>|#]|`{3}|~{3})/;
/** Line that begins a block of its own below a paragraph. */
const BLOCK = /^\s*(?:$|[-*+]\s|\d+[.)]\s|[>|]|#{1,6}\s|`{3}|~{3})/;
/** Tag that may stand in Markdown: it is shown by what it does. Links in angle brackets are none. */
const TAG =
  /<(?=[a-z/!?])(?!\/?(?:b|strong|i|em|code|br|p|ul|ol|li|a|table|thead|tbody|tr|th|td|sub|sup|del|kbd|pre|hr|h[1-6]|blockquote|span|div)\b|[a-z][a-z0-9+.-]{1,31}:|[^\s<>]+@)/gi;

function readLines(text: string): readonly Line[] {
  let open = '';
  const lines = text.split(/\r\n?|\n/).map((line): Line => {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    const isEnd = open !== '' && fence.startsWith(open) && line.trim() === fence;
    const isCode = open !== '' || fence !== '';
    if (isEnd) open = '';
    else if (open === '') open = fence;
    return { text: line, isCode };
  });
  // Code without an end would take in what follows the text.
  return open === '' ? lines : [...lines, { text: open, isCode: true }];
}

/** Escapes tags that would hide the words in them, where no code says that they are words. */
function escapeTags(line: string): string {
  return line
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(TAG, '\\<')))
    .join('');
}

/** Lines with headings as `#` and tags as words. */
function normalizeLines(text: string): readonly Line[] {
  const lines = readLines(text);
  return lines.flatMap((line, index) => {
    if (line.isCode) return line;
    const [before, after] = [lines[index - 1], lines[index + 1]];
    const isTitle = ({ text: title, isCode }: Line) => !isCode && !NO_HEADING.test(title);
    if (UNDERLINE.test(line.text) && before && isTitle(before)) return [];
    const [, first] = (after && !after.isCode && UNDERLINE.exec(after.text)) || [];
    const isHeading = after !== undefined && UNDERLINE.test(after.text) && isTitle(line);
    const sign = first === undefined ? '##' : '#';
    return {
      text: escapeTags(isHeading ? `${sign} ${line.text.trim()}` : line.text),
      isCode: false,
    };
  });
}

/**
 * Prints a text of a document below a heading of a page: its own headings stand below that one (`level` is the highest
 * that they may have), tags are words. Empty for an empty text.
 */
export function printText(text: string, level: number): string {
  const lines = normalizeLines(text);
  const levels = lines.flatMap((line) =>
    line.isCode ? [] : (HEADING.exec(line.text)?.[1]?.length ?? []),
  );
  const shift = Math.max(0, level - levels.reduce((min, one) => Math.min(min, one), 6));
  return lines
    .map(({ text: line, isCode }) => {
      const [start, signs] = (!isCode && HEADING.exec(line)) || [];
      if (start === undefined || signs === undefined) return line;
      return `${'#'.repeat(Math.min(6, signs.length + shift))} ${line.slice(start.length)}`.trimEnd();
    })
    .join('\n')
    .trim();
}

/**
 * Prints a text of a document as part of an item of a list: its first paragraph in the line of the item, lists and code
 * below it. Headings are strong, lists have another sign than the fields that may follow.
 * @param indent Spaces before what stands inside of the item.
 */
export function printItemText(text: string, indent: string): string {
  const lines = normalizeLines(text.replace(/<br\s*\/?>/gi, '\n').trim());
  const end = lines.findIndex((line) => line.isCode || BLOCK.test(line.text));
  const [first, rest] = end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end)];
  const blocks = rest
    .map(({ text: line, isCode }) => {
      if (isCode) return line;
      const heading = HEADING.exec(line)?.[0];
      return heading === undefined
        ? line.replace(/^(\s*)-(?=\s)/, '$1*')
        : `**${line.slice(heading.length).replace(/\s+#+\s*$/, '')}**`;
    })
    .join('\n')
    .trim();
  const opening = joinLines(first.map((line) => line.text).join(' '));
  if (blocks === '') return opening;
  const indented = blocks.replace(/^(?=.)/gm, indent);
  return `${opening}\n\n${indented}\n`;
}

/** A text in one line, with a stop at its end. */
function joinLines(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' || /[.!?:…。！？]["'”’)\]]?$/.test(line) ? line : `${line}.`;
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

/** Name in one line, whose signs are no Markdown. */
export function printName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}
