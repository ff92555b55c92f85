import type { Report } from '../../source/fill';
import { type MdxNode, formatPosition } from '../../source/mdx-tree';

/** Columns that fit beside the menu and can be read on a phone. */
const MAX_COLUMNS = 4;

/** Reports a table that is too wide, and rows with another number of cells than its head. */
export function checkTable(node: MdxNode, report: Report): void {
  const columns = node.children?.[0]?.children?.length ?? 0;
  for (const row of node.children ?? []) {
    const cells = row.children?.length ?? 0;
    if (cells === columns) continue;
    const message = `a row of ${cells} cells in a table of ${columns}. Add or take out a cell; inside one, write a vertical bar as \\|`;
    report(formatPosition(row), message);
  }
  if (columns <= MAX_COLUMNS) return;
  report(
    formatPosition(node),
    `a table has at most ${MAX_COLUMNS} columns, received ${columns}. Put two together, or make two tables of it`,
  );
}

/** Row of a table with bars at both ends, and one that needs another row beside it to be known as such. */
const WHOLE_ROW = /^\|.*\|$/;
const ROW = /(?<!\|)\|(?!\|)/;
/** Row of dashes, which stands below the head. */
const RULE = /^(?=.*-)[\s|:-]+$/;

/**
 * Reports rows of a table in a paragraph: they are shown as text, because the row of dashes is missing or does not fit.
 * @param left from `getLeftText`
 */
export function checkParagraph(left: string, first: number, report: Report): void {
  const lines = left.split('\n').map((line) => line.replace(/^[\s>]+|\s+$/g, ''));
  const isRow = (line = '') => ROW.test(line);
  const index = lines.findIndex(
    (line, at) => WHOLE_ROW.test(line) || (isRow(line) && isRow(lines[at + 1])),
  );
  const [head, rule = ''] = lines.slice(Math.max(index, 0));
  if (index === -1 || head === undefined) return;
  const at = `line ${first + index}`;
  if (RULE.test(head))
    return report(at, `not a table: write a line with its headings above "${head}"`);
  const columns = countCells(head);
  const wanted = `|${' --- |'.repeat(columns)}`;
  report(
    at,
    `not a table: its first line has ${columns} cells, its second must be "${wanted}"` +
      (RULE.test(rule) ? ` and has ${countCells(rule)}` : '') +
      (WHOLE_ROW.test(head) ? '' : '. Where it is none, write \\| for the sign'),
  );
}

function countCells(row: string): number {
  return row.replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}
