import { stripInlineMarkup } from './first-paragraph';
import { type MaskedText, maskText } from './mask-text';

/** A value and its meaning in a description; the meaning is empty where none is given. */
export type ListedValue = { readonly code: string; readonly meaning: string };

/** List of values with its offsets in a text, from which it may be cut. */
type FoundValueList = {
  readonly start: number;
  readonly end: number;
  readonly values: readonly ListedValue[];
};

/** Most items of a list, and longest item and longest text of lines in characters. */
const MAX_ITEMS = 300;
const MAX_ITEM_CHARS = 600;
const MAX_LINES_CHARS = 20_000;

/** A value with its meaning: `1 = Sunday`, `A - Active`, `NONE: no authentication`. */
const PAIR = /^([^\s=]{1,40}) ?(=|[-–—:] ) ?(\S.*)$/;
/** A code without a meaning: `END TRIAL`. */
const CODE = /^[A-Z0-9_]{1,20}(?: [A-Z0-9_]{1,20}){0,2}$/;

/** A character of an expression, not of a code: `filter[name]=…`. */
const SYNTAX = /[[\](){}<>?&]/;

/** Whether a text before a dash or colon is a code: words there may begin any sentence. */
function isCode(text: string, allowed: readonly string[]): boolean {
  return allowed.includes(text) || text.length <= 2 || /^[^a-z]+$|[0-9_]/.test(text);
}

/** A listed value; `isMarked` when it is in code, in quotes, or before an equals sign. */
type Item = ListedValue & { readonly isMarked?: boolean };

const MARKED = /^\s*(?:<(?:code|tt)>|[`"'])/i;
const QUOTED = /^(["'])(.+)\1$/;

function parseListItem(item: string, allowed: readonly string[]): Item | undefined {
  if (item.length > MAX_ITEM_CHARS) return undefined;
  const line = stripInlineMarkup(item.replace(/<\/li>/gi, ''));
  if (line === undefined || line === '') return undefined;
  const [, written = '', sign = '', meaning = ''] = PAIR.exec(line) ?? [];
  const code = allowed.includes(written) ? written : (QUOTED.exec(written)?.[2] ?? written);
  const isPair = sign === '=' ? !SYNTAX.test(code) : isCode(code, allowed);
  if (code !== '' && isPair) return { code, meaning, isMarked: sign === '=' || MARKED.test(item) };
  const named = allowed.find((one) => one !== '' && line.startsWith(`${one} `));
  if (named !== undefined) return { code: named, meaning: line.slice(named.length).trim() };
  return CODE.test(line) || allowed.includes(line) ? { code: line, meaning: '' } : undefined;
}

function parseListItems(inner: string, allowed: readonly string[]): readonly Item[] | undefined {
  const [before = '', ...items] = inner.split(/<li>/i);
  if (before.trim() !== '' || items.length < 2 || items.length > MAX_ITEMS) return undefined;
  const values = items.map((item) => parseListItem(item, allowed));
  const found = values.filter((one) => one !== undefined);
  const codes = new Set(found.map((one) => one.code));
  return found.length === items.length && codes.size === found.length ? found : undefined;
}

/**
 * A sentence that may announce values to send: it names no other list (refused values, limits,
 * prefixes), and if it ends with a colon, it names what is listed.
 */
const LEAD =
  /^(?!.*\b(?:deprecat|except|inclu|example|e\.g|such|max|min|length|limit|start|begin|requir|error|invalid|(?:not?|never|ends?|per|by|if|when)\b))(?:[^:]*$|.*\b(?:value|one\b|type|stat|code|option|mode|day))/is;
/** Longest sentence in characters that is read before a list. */
const MAX_LEAD_CHARS = 300;

/** Words that announce values. */
const ANNOUNCES =
  /\b(?:values?\b(?! added)|one of|allowed(?! (?:by|for|in|on|to|with)\b)|possib|enum|either|codes?\b|kinds?\b|types?\b|stat(?:e|us)|options?\b|modes?\b|days?\b)/i;

/**
 * Whether the sentence before a list may announce these values. Where no word of it does (`Tax`),
 * each value needs a meaning, and after a single word also a mark.
 */
function isAnnounced(text: string, values: readonly Item[]): boolean {
  const plain = text
    .slice(-MAX_LEAD_CHARS)
    .replace(/<[^<>]*>/g, ' ')
    .trim();
  const lead = plain.split(/[.!?]\)?\s+/).at(-1) ?? '';
  if (!LEAD.test(lead)) return false;
  if (lead === '' || ANNOUNCES.test(lead)) return true;
  const isSentence = /\s/.test(lead);
  return values.every(({ meaning, isMarked }) => meaning !== '' && (isSentence || isMarked));
}

const LIST = /<(\/?)ul>/gi;

/** Lists outside of code that hold no other list, with their offsets. */
function* findLists({
  text,
  mask,
}: MaskedText): Generator<{ start: number; inner: string; end: number }> {
  let start = 0;
  let depth = 0;
  let isNested = false;
  for (const { index, 0: tag, 1: slash } of mask.matchAll(LIST)) {
    if (slash === '') {
      isNested = depth > 0;
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      const end = index + tag.length;
      if (depth === 0 && !isNested)
        yield { start, inner: text.slice(start + '<ul>'.length, index), end };
    }
  }
}

/** Finds two or more values in a row on lines of their own, each allowed by the schema. */
function findValueLines(text: string, allowed: readonly string[]): FoundValueList | undefined {
  // The time grows with lines times values: only the description of a field is short enough.
  if (allowed.length === 0 || allowed.length > MAX_ITEMS || text.length > MAX_LINES_CHARS)
    return undefined;
  let end = 0;
  const run = { start: 0, end: 0 };
  const values = new Map<string, ListedValue>();
  for (const line of text.split('<br>')) {
    const start = end;
    end += line.length + '<br>'.length;
    const value = parseListItem(line, allowed);
    if (value !== undefined && allowed.includes(value.code) && !values.has(value.code)) {
      if (values.size === 0) run.start = start;
      values.set(value.code, value);
      run.end = end;
    } else if (values.size > 1) break;
    else values.clear();
  }
  return values.size > 1 ? { ...run, values: [...values.values()] } : undefined;
}

/**
 * Finds the HTML list of a text whose items are all values, most with their meaning; else lines
 * that are. Other lists, and lists in lists, are prose; so are several lists of values, each for a
 * case of its own, unless the schema allows only those of one. `undefined` where none is found.
 * @param allowed Values the schema allows: an item may then also be a value followed by words.
 */
export function findListedValues(
  text: string,
  allowed: readonly string[],
): FoundValueList | undefined {
  let first: (FoundValueList & { readonly values: readonly Item[] }) | undefined;
  for (const { start, inner, end } of findLists(maskText(text))) {
    const values = parseListItems(inner, allowed);
    if (values === undefined) continue;
    if (first !== undefined) return undefined;
    first = { start, end, values };
    if (allowed.length > 0) break;
  }
  if (first === undefined) return findValueLines(text, allowed);
  const { values } = first;
  if (allowed.length === 0 && !isAnnounced(text.slice(0, first.start), values)) return undefined;
  return { ...first, values: values.map(({ code, meaning }) => ({ code, meaning })) };
}
