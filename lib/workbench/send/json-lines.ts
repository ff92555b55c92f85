import { listJsonTokens } from './json-text';

/**
 * Finds the line of each value of a JSON text by its pointer: `/billing/0/zip` is on line 7; that of a
 * property is the line of its name. Lines are counted from 1. A text that is no JSON gives those before its error.
 */
export function findJsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let end = 0;
  for (const { start, kind, at } of listJsonTokens(text)) {
    line += text.slice(end, start).split('\n').length - 1;
    end = start;
    const isNew = kind === 'name' || ((kind === 'value' || kind === 'open') && !lines.has(at));
    if (isNew) lines.set(at, line);
  }
  return lines;
}
