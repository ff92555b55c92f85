/** Characters of a text that are read; what is behind them is left out. */
export const MAX_TEXT_CHARS = 100_000;

/** What is said where the rest of a text is left out. */
export function formatTruncationNote(text: string): string {
  return `(${(text.length - MAX_TEXT_CHARS).toLocaleString('en-US')} more characters are left out.)`;
}

/** Deeper trees are shown as plain text: drawing them would exhaust the stack. */
const MAX_DEPTH = 60;

/** Marks in one block: the time to pair them grows with their square. */
const MAX_BLOCK_MARKS = 2_000;
const MAX_MARKS = 10_000;

/** Lines, and marks of lists and quotes: the time to join blocks grows with the square of both. */
const MAX_LINES = 3_000;

/** Cells of all tables: each row is filled up to the width of the widest, however short it is. */
const MAX_CELLS = 10_000;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The `> > - 1. ` in front of a line: each mark is one level. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;

/** Whether lists and quotes are too many or nested too deep. */
function hasTooManyContainers(lines: readonly string[]): boolean {
  let all = 0;
  return lines.some((line) => {
    const levels = count(CONTAINERS.exec(line)?.[0] ?? '', />|[-+*]|\d+/g);
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    all += levels;
    return levels > MAX_DEPTH / 2 || indent > 4 * MAX_DEPTH || all > MAX_LINES;
  });
}

/** Whether a line may stand between the head of a table and its rows. */
function isDelimiter(line: string): boolean {
  return /^[\s>|:-]*$/.test(line) && /-.*\||\|.*-/.test(line);
}

/** How many cells the tables of a block are drawn with: a row for each of its lines, as wide as its head. */
function countCells(block: string): number {
  const lines = block.split('\n');
  const columns = lines.filter(isDelimiter).map((line) => count(line, /\|/g) + 1);
  return Math.max(0, ...columns) * lines.length;
}

/**
 * Whether a text is so full of markup that reading it as Markdown could take seconds. No text that a
 * person wrote comes near: the largest known one has some 100 marks.
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

/** Whether a tree is deeper than can be drawn safely. Never recurses itself. */
export function isTooDeep(root: Tree): boolean {
  let level: readonly Tree[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(({ children }) => children ?? []);
  }
  return false;
}
