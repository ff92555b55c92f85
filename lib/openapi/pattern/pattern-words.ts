import { LOCALE } from '@/.generated/words/locale';
import * as counts from '@/.generated/words/openapi-schema/counts';
import * as words from '@/.generated/words/openapi-schema/pattern';
import { joinWords } from '@/lib/text/join-words';
import { selectPlural } from '@/lib/words/select-plural';
import { describeClass, type Noun } from './class-words';
import { ONCE, parseQuantifier, type Quantifier, splitTokens } from './pattern-tokens';

/** Usual patterns of the parts of a date or time, and their letters. */
const PARTS: readonly (readonly [pattern: string, letters: string])[] = [
  ['(0[1-9]|1[0-2])', 'MM'],
  ['(0[1-9]|1[012])', 'MM'],
  ['(0[1-9]|[12][0-9]|3[01])', 'DD'],
  ['([01][0-9]|2[0-3])', 'HH'],
  ['[0-5][0-9]', 'mm'],
  ['[0-9]{4}', 'YYYY'],
  ['[0-9]{2}', 'YY'],
];

/** Shapes of dates and times; a month or an hour is in each. */
const SHAPE = /^(?=.*(?:MM|HH))(?!.*MM.*MM)(?:(?:YY|YYYY|MM|DD)[-/ ]?)*T?(?:HH:?mm(?::?mm)?)?$/;

/**
 * Shape of a date or time that a pattern allows and nothing else: `MMYY`, `YYYY-MM-DD`, `HH:mm`. `undefined` for others.
 * @param pattern Pattern without its anchors.
 */
function getDateShape(pattern: string): string | undefined {
  if (/[YMDHm]/.test(pattern)) return undefined;
  const plain = pattern
    .replaceAll('\\d', '[0-9]')
    .replaceAll('(?:', '(')
    .replace(/\\([-/])/g, '$1');
  const shape = PARTS.reduce((text, [part, letters]) => text.replaceAll(part, letters), plain);
  return SHAPE.test(shape) ? shape.replace(/(HH:?mm:?)mm/, '$1ss') : undefined;
}

/** Pattern in words. */
type PatternWords = {
  readonly text: string;
  /** Fewest and most characters of what it allows. */
  readonly length: Quantifier;
};

/** Characters of a class, or a fixed text, and how often it stands there. */
type Part = { readonly noun: Noun; readonly fixed?: string; readonly times: Quantifier };

/** Most parts that words follow. */
const MAX_PARTS = 4;

const ANY_LENGTH: Quantifier = { min: 0, max: Infinity };

/** Character that a token stands for as it is; `undefined` for a sign of the pattern. */
function getFixed(token: string): string | undefined {
  const [, escaped, plain] = /^(?:\\([^A-Za-z0-9])|([^\\^$.*+?()[\]{}|]))$/.exec(token) ?? [];
  return escaped ?? plain;
}

function parsePart(token: string, times: Quantifier): Part | undefined {
  const fixed = getFixed(token);
  if (fixed !== undefined)
    return { noun: { one: words.quoted(fixed), many: words.quoted(fixed) }, fixed, times };
  const noun = describeClass(token);
  return noun && { noun, times };
}

/** Joins a part with its neighbour: `\d\d` is two digits, `ab` is one text. */
function joinPart(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  const isOnce = (one: Part) => one.times.min === 1 && one.times.max === 1;
  if (last?.fixed !== undefined && part.fixed !== undefined && isOnce(last) && isOnce(part)) {
    const fixed = last.fixed + part.fixed;
    const noun = { one: words.quoted(fixed), many: words.quoted(fixed) };
    parts.splice(-1, 1, { noun, fixed, times: ONCE });
  } else if (last && last.noun.many === part.noun.many && part.fixed === undefined) {
    const times = { min: last.times.min + part.times.min, max: last.times.max + part.times.max };
    parts.splice(-1, 1, { ...last, times });
  } else parts.push(part);
}

/** Parses classes and fixed texts one after another; `undefined` where anything else is among them. */
function parseParts(pattern: string): readonly Part[] | undefined {
  const tokens = splitTokens(pattern);
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const times = parseQuantifier(tokens[at + 1]);
    const part = parsePart(tokens[at] ?? '', times ?? ONCE);
    if (part === undefined) return undefined;
    joinPart(parts, part);
    if (times) at += 1;
  }
  return parts;
}

function countNoun({ min, max }: Quantifier, { one, many }: Noun): string {
  const unit = (count: number) =>
    selectPlural(LOCALE, count, { one: `${count} ${one}`, other: `${count} ${many}` });
  if (max === Infinity) return min === 0 ? words.anyNumberOf(many) : counts.atLeast(unit(min));
  if (min === max) return unit(max);
  return min === 0 ? counts.upTo(unit(max)) : counts.range({ min: `${min}`, max: unit(max) });
}

function describePart({ noun, fixed, times }: Part): string {
  const { min, max } = times;
  if (fixed !== undefined && min === 1 && max === 1) return noun.one;
  if (min === 0 && max === 1)
    return words.maybe(fixed === undefined ? countNoun(ONCE, noun) : noun.one);
  return countNoun(times, noun);
}

/** Adds up the characters of parts. */
function measure(parts: readonly Part[]): Quantifier {
  return parts.reduce(
    (sum, { fixed = ' ', times: { min, max } }) => ({
      min: sum.min + min * fixed.length,
      max: sum.max + max * fixed.length,
    }),
    { min: 0, max: 0 },
  );
}

/** Applies the length of a schema to characters of one class: `[a-z]+` of up to 5 characters. */
function limitLength(parts: readonly Part[], { min, max }: Quantifier): readonly Part[] {
  const [part, ...others] = parts;
  if (part === undefined || part.fixed !== undefined || others.length > 0) return parts;
  const times = { min: Math.max(part.times.min, min), max: Math.min(part.times.max, max) };
  return times.min > times.max ? parts : [{ ...part, times }];
}

function describeWhole(pattern: string, length: Quantifier): PatternWords | undefined {
  const shape = getDateShape(pattern);
  if (shape !== undefined) return { text: shape, length: { min: shape.length, max: shape.length } };
  const parts = limitLength(parseParts(pattern) ?? [], length);
  if (parts.length === 0 || parts.length > MAX_PARTS) return undefined;
  const described = parts.map(describePart);
  const [first = '', ...others] = described;
  const last = others.at(-1);
  const text =
    last === undefined ? first : words.andThen({ parts: described.slice(0, -1).join(', '), last });
  return { text, length: measure(parts) };
}

/** Fixed texts that a pattern allows, of which one character may be left out: `https?://`. */
function listFixedTexts(pattern: string): readonly string[] {
  const parts = parseParts(pattern) ?? [];
  const isOptional = ({ times }: Part) => times.min === 0 && times.max === 1;
  const isClear = parts.every(
    (part) => part.fixed !== undefined && (isOptional(part) || part.times.max === 1),
  );
  if (!isClear || parts.filter(isOptional).length > 1) return [];
  const join = (some: readonly Part[]) => some.map(({ fixed = '' }) => fixed).join('');
  const texts = [join(parts.filter((part) => !isOptional(part))), join(parts)];
  return [...new Set(texts)].filter((text) => text !== '');
}

/**
 * Describes a pattern of JSON Schema (validation 6.3.3) that allows characters of one class, or a few of those and fixed
 * texts one after another: `12 to 19 digits`, `MMYY`, `“+”, then 7 to 31 digits`, `begins with “https://”`. The words
 * are true of what the pattern allows and of nothing else.
 * @param length Fewest and most characters that the schema allows beside it; the words hold them where they can.
 * @returns `undefined` for any other pattern, which is shown as it is.
 */
export function describePattern(
  pattern: string,
  length: Quantifier = ANY_LENGTH,
): PatternWords | undefined {
  const [isStart, isEnd] = [pattern.startsWith('^'), /(?<!\\)\$$/.test(pattern)];
  const inside = pattern.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  if (isStart && isEnd) return describeWhole(inside, length);
  const texts = isStart || isEnd ? listFixedTexts(inside) : [];
  if (texts.length === 0) return undefined;
  const text = joinWords(texts.map(words.quoted), words.or);
  return { text: isStart ? words.beginsWith(text) : words.endsWith(text), length: ANY_LENGTH };
}
