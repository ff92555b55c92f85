import { joinPointer } from '@/lib/openapi/core/json';

/** A string, a bracket or comma, or another scalar of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** An open object or list, with the name or index of the value that is read. */
type Open = { readonly isList: boolean; readonly at: string; part: string | number };

/** Name of a property as its token has it; the token where that is no string. */
function parseName(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

/**
 * Finds the line of each value of a JSON text by its pointer: `/billing/0/zip` is on line 7; that of a
 * property is the line of its name. Lines are counted from 1. A text that is no JSON gives those before its error.
 */
export function findJsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const open: Open[] = [];
  let line = 1;
  let end = 0;
  let isName = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += text.slice(end, index).split('\n').length - 1;
    end = index + token.length;
    const inside = open.at(-1);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      isName = inside?.isList === false;
      if (inside && typeof inside.part === 'number') inside.part += 1;
    } else if (isName && inside && token.startsWith('"')) {
      inside.part = parseName(token);
      lines.set(joinPointer(inside.at, inside.part), line);
      isName = false;
    } else if (token !== ':') {
      const at = inside ? joinPointer(inside.at, inside.part) : '';
      if (!lines.has(at)) lines.set(at, line);
      if (token === '{' || token === '[') open.push({ isList: token === '[', at, part: 0 });
      isName = token === '{';
    }
  }
  return lines;
}
