import { isContainer, isList, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';

/** A value with its place in the text. */
export type Piece = {
  readonly kind: 'word' | 'quoted' | 'group';
  readonly value: Json;
  readonly start: number;
  readonly end: number;
};

/** Name of a field, and what tells that it is one. */
type FieldName = {
  readonly text: string;
  readonly isArrow: boolean;
  /** Whether nothing but a field is written so: `"rcode": `, `rcode=051`. */
  readonly isSure: boolean;
  /** Whether it is one if nothing but a word follows: `auth_avs_result: Y`. */
  readonly isLikely: boolean;
};

/** What stands between two brackets, or a whole text. */
export type Group = {
  /** Bracket that opens it; empty for the text. */
  readonly sign: string;
  readonly start: number;
  fields: Map<string, Json>;
  readonly items: Json[];
  /** What stands since the last comma. */
  pieces: Piece[];
  /** Name of the value that the pieces make. */
  name: FieldName | undefined;
};

/** Creates an empty group. */
export function createGroup(sign: string, start: number): Group {
  return { sign, start, fields: new Map(), items: [], pieces: [], name: undefined };
}

/** Gives a group a field; a name that it has already begins another object. */
export function setField(group: Group, name: string, value: Json): void {
  if (group.fields.has(name)) {
    group.items.push(Object.fromEntries(group.fields));
    group.fields = new Map();
  }
  group.fields.set(name, value);
}

/** Value of a group: an object where it has fields, else a list. */
export function getValue({ fields, items }: Group): Json {
  if (fields.size === 0) return items;
  const inner = items.filter(isContainer).map((item, index) => [String(index), item] as const);
  return Object.fromEntries([...inner, ...fields]);
}

/** Whether a field is in a value, at any depth. */
export function hasFields(value: Json): boolean {
  if (isObject(value)) return Object.keys(value).length > 0;
  return isContainer(value) && value.some(hasFields);
}

/** Whether a text is a name without quotes, as languages write them: `rcode`, `@rcode`, `data.rcode`. */
export function isName(text: string): boolean {
  return /^[#$+@.-]?[A-Za-z_][\w.$-]*$/.test(text);
}

/** Whether a text has a name that no prose has: of words that are joined. */
export function isJoinedName(text: string): boolean {
  return /[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]/.test(text);
}

/** Words without quotes that are no text, in small letters. */
const KEYWORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['null', 'none', 'nil', 'undefined'].map((word) => [word, null] as const),
  ...[true, false].map((value) => [String(value), value] as const),
]);

/** Value of a word without quotes; a number with zeros before it is a code. */
function parseWord(word: string): Json {
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word)) return parseJsonOrText(word);
  const value = KEYWORDS.get(word.toLowerCase());
  return value === undefined ? word : value;
}

/** Value of what stands between two commas: an object or a text in quotes, whatever type is named before it. */
export function combine(text: string, pieces: readonly Piece[]): Json {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return null;
  if (first !== last || first.kind === 'word') {
    const quoted = pieces.findLast(({ kind }) => kind === 'quoted');
    const object = pieces.findLast(({ value }) => isObject(value));
    // A length in parentheses is no value: `string '051' (length=3)`.
    const whole = quoted && object && text[object.start] === '(' ? quoted : (object ?? quoted);
    if (whole) return whole.value;
    // A type and its value: `int(51)`, `Optional[051]`.
    const inner = pieces.at(-2)?.end === last.start ? last.value : null;
    if (isList(inner) && inner.length === 1 && !isContainer(inner[0])) return inner[0] ?? null;
    return parseWord(text.slice(first.start, last.end));
  }
  return first.value;
}
