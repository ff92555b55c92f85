import { leftOut } from '@/.generated/words/docs/foreign-text';
import { LOCALE } from '@/.generated/words/locale';

/** Characters of a foreign text that are rendered; the rest is left out. */
export const MAX_TEXT_CHARS = 100_000;

/** Note in place of the rest of a text. */
export function formatTruncationNote(text: string): string {
  return leftOut((text.length - MAX_TEXT_CHARS).toLocaleString(LOCALE));
}

/** Levels of a tree; a deeper one is shown as plain text, to spare the stack. */
const MAX_DEPTH = 60;

/** Inline marks in one block: the time to pair them grows with their square. */
const MAX_BLOCK_MARKS = 2_000;
/** Inline marks in a whole text. */
const MAX_MARKS = 10_000;

/** Lines, and marks of lists and quotes: the time to join blocks grows with their square. */
const MAX_LINES = 3_000;

/** Cells of all tables, where each row is filled up to the width of the head. */
const MAX_CELLS = 10_000;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Marks of containers in front of a line, one a level: `> > - 1. `. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;

/** Whether lists and quotes are too many, or nested too deep. */
function hasTooManyContainers(lines: readonly string[]): boolean {
  let all = 0;
  return lines.some((line) => {
    const levels = count(CONTAINERS.exec(line)?.[0] ?? '', />|[-+*]|\d+/g);
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    all += levels;
    return levels > MAX_DEPTH / 2 || indent > 4 * MAX_DEPTH || all > MAX_LINES;
  });
}

/** Whether a line may be the delimiter row of a table (GFM 4.10). */
function isDelimiter(line: string): boolean {
  return /^[\s>|:-]*$/.test(line) && /-.*\||\|.*-/.test(line);
}

/** Most cells of a table in a block: a row for each of its lines, as wide as its head. */
function countCells(block: string): number {
  const lines = block.split('\n');
  const columns = lines.filter(isDelimiter).map((line) => count(line, /\|/g) + 1);
  return Math.max(0, ...columns) * lines.length;
}

/**
 * Whether a text has so much markup that parsing it could take seconds. The largest known text by a
 * person has some 100 marks.
 */
export function isOverloaded(text: string): boolean {
  const lines = text.split('\n');
  if (count(text, /[*_~[\]!`<|]/g) > MAX_MARKS || lines.length > MAX_LINES) return true;
  if (hasTooManyContainers(lines)) return true;
  const blocks = text.split(/\n[ \t]*\n/);
  if (blocks.reduce((cells, block) => cells + countCells(block), 0) > MAX_CELLS) return true;
  return blocks.some((block) => count(block, /[*_~[\]!`<]/g) > MAX_BLOCK_MARKS);
}

type Tree = { readonly type: string; readonly children?: readonly Tree[] | undefined };

/** Whether a tree is too deep to be rendered safely. Does not recurse itself. */
export function isTooDeep(root: Tree): boolean {
  let level: readonly Tree[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(({ children }) => children ?? []);
  }
  return false;
}
