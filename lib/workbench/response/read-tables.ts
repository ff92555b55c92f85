import type { JsonObject } from '@/lib/openapi/core/types';
import { isJoinedName, isName } from './object-group';

/** A line between the rows of a table, and an empty one. */
const RULE = /^[\s|+:=\-\u2500-\u257f]*$/;

/** Signs between the cells of a row; those of the first may also stand between a name and its value. */
const SEPARATORS = [/\t|[|│]/, /[,;]/];

/** Cells of a row, without borders and quotes. */
function splitRow(line: string, separator: RegExp): readonly string[] {
  return line
    .replace(/^\s*[|│]|[|│]\s*$/g, '')
    .split(separator)
    .map((cell) => cell.trim().replace(/^(["'`])(.*)\1$/, '$2'));
}

/** Objects of the rows that have as many cells as a line of names above them. */
function readHeaded(rows: readonly (readonly string[])[]): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  let head: readonly string[] = [];
  for (const cells of rows) {
    if (cells.length === head.length)
      objects.push(Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
    else head = cells.length > 1 && cells.every(isName) && cells.some(isJoinedName) ? cells : [];
  }
  return objects;
}

/** Object of the rows that are a name and a code. */
function readPairs(rows: readonly (readonly string[])[]): JsonObject {
  return Object.fromEntries(
    rows.flatMap((cells) => {
      const [name = '', value = ''] = cells;
      const isCoded = isJoinedName(name) || (/^[a-z]/.test(name) && /\d/.test(value));
      const isPair = cells.length === 2 && isName(name) && isCoded;
      return isPair && /^\w+$/.test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Reads the tables of a text, as databases, spreadsheets and consoles print them: with names above the rows or before them. */
export function readTables(text: string): readonly JsonObject[] {
  const lines = text.split('\n').filter((line) => !RULE.test(line));
  return SEPARATORS.flatMap((separator, index) => {
    const rows = lines.map((line) => splitRow(line, separator));
    return [...(index === 0 ? [readPairs(rows)] : []), ...readHeaded(rows)];
  });
}
