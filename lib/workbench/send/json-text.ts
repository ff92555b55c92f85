import { joinPointer } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';

/** A string, a bracket or comma, or another scalar of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** A token of a JSON text, with the pointer of the value or of the property whose name it is. */
type JsonToken = {
  readonly token: string;
  readonly start: number;
  /** Index behind the token. */
  readonly end: number;
  readonly kind: 'name' | 'value' | 'open' | 'close' | 'sign';
  /** Pointer: `/billing/0/zip`; empty for the whole text, and for a comma or colon. */
  readonly at: string;
};

/** An open object or list, with the name or index of the value that is read. */
type Open = { readonly isList: boolean; readonly at: string; part: string | number };

/** Text of a string by its token; the token where that is no string. */
export function parseStringToken(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

/** Lists the tokens of a JSON text; those before its error where the text is no JSON. */
export function listJsonTokens(text: string): readonly JsonToken[] {
  const tokens: JsonToken[] = [];
  const open: Open[] = [];
  let isName = false;
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const inside = open.at(-1);
    const add = (kind: JsonToken['kind'], at: string) =>
      tokens.push({ token, start, end: start + token.length, kind, at });
    if (token === '}' || token === ']') add('close', open.pop()?.at ?? '');
    else if (token === ',') {
      isName = inside?.isList === false;
      if (inside && typeof inside.part === 'number') inside.part += 1;
      add('sign', '');
    } else if (token === ':') add('sign', '');
    else if (isName && inside && token.startsWith('"')) {
      inside.part = parseStringToken(token);
      add('name', joinPointer(inside.at, inside.part));
      isName = false;
    } else {
      const at = inside ? joinPointer(inside.at, inside.part) : '';
      const isOpen = token === '{' || token === '[';
      add(isOpen ? 'open' : 'value', at);
      if (isOpen) open.push({ isList: token === '[', at, part: 0 });
      isName = token === '{';
    }
  }
  return tokens;
}

/** JSON text without white space between its tokens, which are as written: `1.50` stays that. */
function compactJson(text: string): string {
  return listJsonTokens(text)
    .map(({ token }) => token)
    .join('');
}

/** Whether a JSON text is the print of its value but for white space: no number is written otherwise, no name twice. */
export function isPrintOf(text: string, value: Json): boolean {
  return compactJson(text) === printJson(value);
}

/** JSON text indented by two spaces, with its tokens as written. */
export function indentJson(text: string): string {
  let printed = '';
  let level = 0;
  let before = '';
  for (const { token, kind } of listJsonTokens(text)) {
    const isEmpty = kind === 'close' && (before === '{' || before === '[');
    if (kind === 'close') level -= 1;
    const isNewLine =
      (kind === 'close' && !isEmpty) || before === ',' || (/^[{[]$/.test(before) && !isEmpty);
    if (isNewLine) printed += `\n${'  '.repeat(level)}`;
    else if (before === ':') printed += ' ';
    printed += token;
    if (kind === 'open') level += 1;
    before = token;
  }
  return printed;
}

/** Text of one property. */
function printMember(name: string, value: Json): string {
  return `${printJson(name)}: ${printJson(value, 2).replaceAll('\n', '\n  ')}`;
}

/** Sets a value behind its name, or in a new property at the end; all else stays as it is written. */
function setMember(text: string, name: string, value: Json): string {
  const tokens = listJsonTokens(text);
  const at = joinPointer('', name);
  // Of two properties with one name, a parser takes the last.
  const start = tokens.findLast((one) => one.at === at && /value|open/.test(one.kind));
  if (start) {
    const end = tokens.findLast((one) => one.at === at)?.end ?? start.end;
    const printed = printJson(value, 2).replaceAll('\n', '\n  ');
    return text.slice(0, start.start) + printed + text.slice(end);
  }
  const [, first] = tokens;
  const last = tokens.at(-2);
  const close = tokens.at(-1);
  if (!first || !last || !close) return text;
  const member = printMember(name, value);
  if (tokens.length === 2)
    return `${text.slice(0, last.end)}\n  ${member}\n${text.slice(close.start)}`;
  // Set off as the first property is.
  const gap = text.slice(text.indexOf('{') + 1, first.start);
  return `${text.slice(0, last.end)},${gap === '' ? ' ' : gap}${member}${text.slice(last.end)}`;
}

/** Sets values in the text of a JSON object: what is not set stays as it is written. */
export function setMembers(text: string, values: Readonly<Record<string, Json>>): string {
  return Object.entries(values).reduce((all, [name, value]) => setMember(all, name, value), text);
}
