import type { Report } from '../source/fill';
import { type MdxNode, formatPosition } from '../source/mdx-tree';

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

/** Reports a table whose delimiter row does not fit its head: it would be shown as text. */
export function checkParagraph(node: MdxNode, report: Report): void {
  const text = (node.children ?? []).map(({ value }) => value ?? '').join('');
  const [head = '', rule = ''] = text.split('\n');
  if (!/^\s*\|.*\|\s*$/.test(head)) return;
  const columns = countCells(head);
  const received = /^[\s|:-]+$/.test(rule) && rule.includes('-') ? countCells(rule) : 0;
  const wanted = `|${' --- |'.repeat(columns)}`;
  report(
    formatPosition(node),
    `not a table: its first line has ${columns} cells, its second must be "${wanted}"` +
      (received > 0 ? ` and has ${received}` : ''),
  );
}

function countCells(row: string): number {
  return row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}
