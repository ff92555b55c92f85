import { isContainer, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import {
  combine,
  createGroup,
  getValue,
  type Group,
  hasFields,
  isJoinedName,
  isName,
  type Piece,
  setField,
} from './object-group';
import { readString } from './read-string';
import { readTables } from './read-tables';

/** Longest text that is read, in characters. */
const MAX_CHARS = 1_000_000;

/** Deepest nesting that is kept. */
const MAX_DEPTH = 64;

/** How often a text may stand inside a text, and most texts in one that are read. */
const [MAX_QUOTED, MAX_TEXTS] = [6, 10_000];

/** Comments, signs, quotes with the backslashes before them, and runs of other characters. */
const TOKEN =
  /(?<![^\s,;{}[\]()])(?:\/\/[^\n]*|\/\*(?:(?!\*\/)[^\n])*(?:\*\/)?)|=>|->|[\n:=,;&{}[\]()<>]|\\{0,15}["'`]|(?:[^\s:=,;&{}[\]()<>"'`\\-]|-(?!>)|\\(?!\\{0,15}["'`]))+/g;

/** Reading of one text. */
type Reading = {
  readonly text: string;
  /** The text itself, and the groups that are open in it. */
  readonly root: Group;
  readonly open: Group[];
  /** Brackets that are open below the deepest level. */
  deeper: number;
  readonly objects: Json[];
  /** Texts in which further objects may stand. */
  readonly texts: string[];
};

const getCurrent = ({ open, root }: Reading): Group => open.at(-1) ?? root;

/** Texts in a value, but for its names. */
function listTexts(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return isContainer(value) ? Object.values<Json>(value).flatMap(listTexts) : [];
}

/** The pieces at the beginning that nothing separates. */
function getFirstRun(pieces: readonly Piece[]): readonly Piece[] {
  const gap = pieces.findIndex(({ start }, at) => at > 0 && start !== pieces[at - 1]?.end);
  return gap === -1 ? pieces : pieces.slice(0, gap);
}

/** Takes a field outside of all brackets, where a word of prose behind a colon is none. */
function endProse({ text, root, objects, texts }: Reading): void {
  const { name, pieces } = root;
  if (name && pieces.length > 0) {
    const run = name.isArrow ? pieces : getFirstRun(pieces);
    const value = combine(text, run);
    const isWord = name.isLikely && run.length === pieces.length && /^\w+$/.test(String(value));
    const isCode = run[0]?.kind === 'quoted' || /^\w*\d\w*[.!]?$/.test(String(value));
    const isField = name.isSure || isWord || isCode;
    if (isField && !isContainer(value))
      setField(root, name.text, typeof value === 'string' ? value.replace(/[.!]$/, '') : value);
  }
  for (const { kind, value } of pieces) {
    if (kind === 'word') continue;
    if (hasFields(value)) objects.push(value);
    for (const one of listTexts(value)) texts.push(one);
  }
}

/** Takes what stands since the last comma as a field or an item. */
function endValue(reading: Reading): void {
  const group = getCurrent(reading);
  const { pieces, name, items } = group;
  if (group === reading.root) endProse(reading);
  else if (pieces.length > 0) {
    const objects = pieces.map(({ value }) => value).filter(isObject);
    if (name) setField(group, name.text, combine(reading.text, pieces));
    else if (objects.length === 0) items.push(combine(reading.text, pieces));
    for (const one of objects.slice(0, name ? -1 : undefined)) items.push(one);
  }
  group.pieces = [];
  group.name = undefined;
}

/** Field that a group is, as tuples and dictionaries print one: `('rcode', '051')`, `[rcode, 051]`. */
function getPair(
  { start, items, fields }: Group,
  text: string,
  parent: Group,
): readonly [string, Json] | undefined {
  const [name, value] = items;
  const isPair =
    items.length === 2 &&
    fields.size === 0 &&
    (parent.sign === '[' || /^(?:\(["']|\[\w)/.test(text.slice(start, start + 2)));
  if (!isPair || typeof name !== 'string' || value === undefined) return undefined;
  return isName(name) && !isContainer(value) ? [name, value] : undefined;
}

function closeLast(reading: Reading, end: number): void {
  endValue(reading);
  const group = reading.open.pop();
  if (!group) return;
  const parent = getCurrent(reading);
  const pair = getPair(group, reading.text, parent);
  if (pair) setField(parent, ...pair);
  else parent.pieces.push({ kind: 'group', value: getValue(group), start: group.start, end });
}

/** Closes a group with those inside it that were not closed; a bracket that closes none is passed over. */
function closeGroup(reading: Reading, opening: string, end: number): void {
  if (reading.deeper > 0) reading.deeper -= 1;
  else {
    const at = reading.open.findLastIndex(({ sign }) => sign === opening);
    while (at >= 0 && reading.open.length > at) closeLast(reading, end);
  }
}

function openGroup(reading: Reading, sign: string, start: number): void {
  if (reading.open.length === MAX_DEPTH) reading.deeper += 1;
  else reading.open.push(createGroup(sign, start));
}

/** Whether a colon or equals sign makes the word before it a name: not in `17:04`, `https://`, `a == b` and `YQ=`. */
function joinsName(group: Group, word: string, sign: string, around: string): boolean {
  if (!isName(word) || /^[:=!<>]|[:=]$/.test(around)) return false;
  const next = around.slice(1);
  if (sign === '=') return !(group.name && /^[\s,;&)\]}]?$/.test(next));
  const isIn = /[{[]/.test(group.sign) && !word.includes('.') && next !== '/';
  return isIn || /^[\s"'`\\{[(0]?$/.test(next) || (isJoinedName(word) && /\w/.test(next));
}

/** The part of a word that an equals sign makes a name: what stands behind the question mark of an address. */
function getNamePart(word: string, sign: string): string {
  return sign === '=' ? word.replace(/^.*[?#](?=[A-Za-z_])/, '') : word;
}

/** Makes what stands before a sign the name of what follows. */
function startName(reading: Reading, sign: string, at: number): void {
  const { text } = reading;
  const group = getCurrent(reading);
  const last = group.pieces.at(-1);
  if (!last) return;
  const isArrow = sign.length === 2;
  const around = text.charAt(at - 1) + text.charAt(at + 1);
  const written = getNamePart(text.slice(last.start, last.end), sign);
  const isIndex =
    last.kind === 'group' && written.startsWith('[') && (isArrow || !hasFields(last.value));
  const isName =
    last.kind === 'word'
      ? isArrow || (text[last.start - 1] !== '<' && joinsName(group, written, sign, around))
      : isIndex || last.kind === 'quoted';
  if (!isName) {
    group.pieces.push({ kind: 'word', value: sign, start: at, end: at + sign.length });
    return;
  }
  group.pieces.pop();
  const name =
    last.kind === 'quoted' ? String(last.value) : isIndex ? /[\w$@-]+/.exec(written)?.[0] : written;
  const isSure = last.kind !== 'word' || (sign === '=' && /^\S\S$/.test(around));
  const isFirst = group.pieces.every(
    ({ kind, value }) => kind === 'word' && !/\w/.test(String(value)),
  );
  const isLikely = isJoinedName(written) && (isFirst || /\S$/.test(around));
  if (group.pieces.length > 0) endValue(reading);
  group.name = { text: name ?? '', isArrow, isSure, isLikely };
}

/** Takes a token. @returns the index behind what is read. */
function takeToken(reading: Reading, token: string, start: number): number {
  const end = start + token.length;
  const group = getCurrent(reading);
  // A value may stand on the line below its name.
  if (token === '\n' && group.name && group.pieces.length === 0) return end;
  switch (token) {
    case '\n':
    case ',':
    case ';':
    case '&':
      endValue(reading);
      return end;
    case '{':
    case '[':
    case '(':
      openGroup(reading, token, start);
      return end;
    case '}':
      closeGroup(reading, '{', end);
      return end;
    case ']':
      closeGroup(reading, '[', end);
      return end;
    case ')':
      closeGroup(reading, '(', end);
      return end;
    case ':':
    case '=':
    case '=>':
    case '->':
      startName(reading, token, start);
      return end;
    case '<':
    case '>':
      return end;
    default: {
      if (/^\/[/*]/.test(token) && reading.text[start - 1] !== ':') return end;
      const string = /["'`]$/.test(token) ? readString(reading.text, token, start) : undefined;
      if (string?.isCut === true) {
        // What is left of a value is no value, and may have objects.
        reading.texts.push(string.value);
        group.name = undefined;
        return string.end;
      }
      const piece: Piece = string
        ? { kind: 'quoted', start, ...string }
        : { kind: 'word', value: token, start, end };
      group.pieces.push(piece);
      return piece.end;
    }
  }
}

/** Leaves out the word at the end of a text that was cut: it may be a part of one. */
function dropCut(reading: Reading): void {
  const group = getCurrent(reading);
  const isCut = group.pieces.at(-1)?.end === reading.text.length;
  if (group !== reading.root && isCut && group.pieces.every(({ kind }) => kind === 'word'))
    group.name = undefined;
}

/** Reads the objects of a text, then the fields outside of them; what is cut is read up to there. */
function scan(whole: string): Pick<Reading, 'objects' | 'texts'> {
  const text = whole.trimEnd();
  const root = createGroup('', 0);
  const reading: Reading = { text, root, open: [], deeper: 0, objects: [], texts: [] };
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match; match = token.exec(text))
    token.lastIndex = takeToken(reading, match[0], match.index);
  dropCut(reading);
  while (reading.open.length > 0) closeLast(reading, text.length);
  endValue(reading);
  const fields = [...root.items, Object.fromEntries(root.fields)].filter(hasFields);
  return { objects: [...reading.objects, ...fields], texts: reading.texts };
}

function read(text: string, clean: (text: string) => string, level: number): readonly Json[] {
  const whole = /^\s*[{[]/.test(text) ? parseJsonOrText(text) : text;
  const { objects, texts } = hasFields(whole)
    ? { objects: [whole].filter(hasFields), texts: listTexts(whole) }
    : scan(level === 0 ? text : clean(text));
  const inner = level < MAX_QUOTED ? texts.filter((one) => /[^\w\s.,-]/.test(one)) : [];
  const found = inner.slice(0, MAX_TEXTS).flatMap((one) => read(one, clean, level + 1));
  const rows = level === 0 && whole === text ? readTables(text).filter(hasFields) : [];
  return [...objects, ...found, ...rows];
}

/**
 * Reads every object of a text, as any language prints it: a name, a sign, and a value in any quotes or none. Objects in
 * brackets come first, then fields of a log's line, then what stands in their texts.
 * @param clean Undoes what was done to each text inside it.
 * @returns objects, and lists with them; empty for a text without any.
 */
export function readObjects(text: string, clean: (text: string) => string): readonly Json[] {
  return read(text.slice(0, MAX_CHARS), clean, 0);
}
