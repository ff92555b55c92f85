import { type Masked, toMasked } from './prose-mask';
import { toPlainLine } from './prose-text';

/** A value and its meaning as a description lists them; the meaning is empty where it gives none. */
export type ProseValue = { readonly code: string; readonly meaning: string };

/** Where values stand in a text: a list that may be left out when they are shown by themselves. */
export type FoundValues = {
  readonly start: number;
  readonly end: number;
  readonly values: readonly ProseValue[];
};

const MAX_ITEMS = 300;
const MAX_ITEM = 600;
const MAX_LINES = 20_000;

/** `1 = Sunday`, `A - Active`, `NONE: no authentication`. */
const PAIR = /^([^\s=]{1,40}) ?(=|[-–—:] ) ?(\S.*)$/;
/** A code that needs no explanation: `END TRIAL`. */
const CODE = /^[A-Z0-9_]{1,20}(?: [A-Z0-9_]{1,20}){0,2}$/;

/** Part of an expression, not a code: `filter[name]=…`. */
const SYNTAX = /[[\](){}<>?&]/;

/** Words before a dash or a colon may begin any sentence; codes look like codes. */
function isCode(text: string, known: readonly string[]): boolean {
  return known.includes(text) || text.length <= 2 || /^[^a-z]+$|[0-9_]/.test(text);
}

function toValue(item: string, known: readonly string[]): ProseValue | undefined {
  if (item.length > MAX_ITEM) return undefined;
  const line = toPlainLine(item.replace(/<\/li>/gi, ''));
  if (line === undefined || line === '') return undefined;
  const [, code = '', sign = '', meaning = ''] = PAIR.exec(line) ?? [];
  const isPair = sign === '=' ? !SYNTAX.test(code) : isCode(code, known);
  if (code !== '' && isPair) return { code, meaning };
  const named = known.find((one) => one !== '' && line.startsWith(`${one} `));
  if (named !== undefined) return { code: named, meaning: line.slice(named.length).trim() };
  return CODE.test(line) || known.includes(line) ? { code: line, meaning: '' } : undefined;
}

function toValues(inner: string, known: readonly string[]): readonly ProseValue[] | undefined {
  const [before = '', ...items] = inner.split(/<li>/i);
  if (before.trim() !== '' || items.length < 2 || items.length > MAX_ITEMS) return undefined;
  const values = items.map((item) => toValue(item, known));
  const found = values.filter((one) => one !== undefined);
  const codes = new Set(found.map((one) => one.code));
  return found.length === items.length && codes.size === found.length ? found : undefined;
}

/**
 * A sentence that announces values to send: it says of no other list (those refused, limits, what some begin with), and
 * one that ends with a colon says what is listed.
 */
const LEAD =
  /^(?!.*\b(?:deprecat|except|inclu|example|e\.g|such|max|min|length|limit|start|begin|requir|error|invalid|(?:not?|never|ends?|per|by|if|when)\b))(?:[^:]*$|.*\b(?:value|one\b|type|stat|code|option|mode|day))/is;
/** Longer sentences are not read as a whole. */
const MAX_LEAD = 300;

/** Whether the sentence before a list may announce values. */
function isLead(text: string): boolean {
  const words = text
    .slice(-MAX_LEAD)
    .replace(/<[^<>]*>/g, ' ')
    .trim();
  return LEAD.test(words.split(/[.!?]\)?\s+/).at(-1) ?? '');
}

const LIST = /<(\/?)ul>/gi;

/** Where the lists stand that hold no other list; none is in code. */
function* findLists({
  text,
  mask,
}: Masked): Generator<{ start: number; inner: string; end: number }> {
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

/** Values on lines of their own: two or more in a row, each of them one that the schema allows. */
function findLines(text: string, known: readonly string[]): FoundValues | undefined {
  // Lines times values is the cost: only a field's description is short enough to try.
  if (known.length === 0 || known.length > MAX_ITEMS || text.length > MAX_LINES) return undefined;
  let end = 0;
  const run = { start: 0, end: 0 };
  const values = new Map<string, ProseValue>();
  for (const line of text.split('<br>')) {
    const start = end;
    end += line.length + '<br>'.length;
    const value = toValue(line, known);
    if (value !== undefined && known.includes(value.code) && !values.has(value.code)) {
      if (values.size === 0) run.start = start;
      values.set(value.code, value);
      run.end = end;
    } else if (values.size > 1) break;
    else values.clear();
  }
  return values.size > 1 ? { ...run, values: [...values.values()] } : undefined;
}

/**
 * The HTML list of a text of which every item is a value, most with their meaning; else lines that are. Lists of
 * anything else, and lists in lists, are prose; so are several lists of values, each of a case of its own, unless the
 * schema knows which is meant.
 * @param known Values the schema allows: an item may then also be a value followed by words.
 */
export function findValues(text: string, known: readonly string[]): FoundValues | undefined {
  let first: FoundValues | undefined;
  for (const { start, inner, end } of findLists(toMasked(text))) {
    const values = toValues(inner, known);
    if (values === undefined) continue;
    if (first !== undefined) return undefined;
    first = { start, end, values };
    if (known.length > 0) break;
  }
  const isTold = known.length > 0 || isLead(text.slice(0, first?.start));
  return isTold ? (first ?? findLines(text, known)) : undefined;
}
