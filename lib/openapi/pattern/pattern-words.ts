import { LOCALE } from '@/.generated/words/locale';
import * as counts from '@/.generated/words/openapi-schema/counts';
import * as words from '@/.generated/words/openapi-schema/pattern';
import { joinWords } from '@/lib/text/sentence';
import { selectPlural } from '@/lib/words/select-plural';
import { describeChars, type Noun } from './char-words';
import { getDateShape } from './date-shape';
import { listTexts } from './finite-texts';
import { ONCE, type Quantifier } from './pattern-tokens';
import { type Choice, parsePattern, type Part, type Sequence } from './pattern-tree';

/** Pattern in words. */
export type PatternWords = {
  readonly text: string;
  /** Fewest and most characters of what it allows. */
  readonly length: Quantifier;
};

/** Most texts that are listed one by one, and most parts that words follow. */
const MAX_TEXTS = 6;
const MAX_PARTS = 6;

/** Longest description in characters; a longer one is harder to read than the pattern. */
const MAX_WORDS_CHARS = 120;

/** Length of an empty text. */
const NONE: Quantifier = { min: 0, max: 0 };

function countNoun({ min, max }: Quantifier, { one, many }: Noun): string {
  const unit = (count: number) =>
    selectPlural(LOCALE, count, { one: `${count} ${one}`, other: `${count} ${many}` });
  if (max === Infinity) return min === 0 ? words.anyNumberOf(many) : counts.atLeast(unit(min));
  if (min === max) return unit(max);
  return min === 0 ? counts.upTo(unit(max)) : counts.range({ min: `${min}`, max: unit(max) });
}

/** Number of groups of characters that come in twos or more: `2 pairs of digits`. */
function describeGroups({ choices, times }: Part): string | undefined {
  const [inner, ...others] = choices?.length === 1 ? (choices[0] ?? []) : [];
  if (inner?.set === undefined || others.length > 0) return undefined;
  const { min, max } = inner.times;
  const noun = min === max && min > 1 ? describeChars(inner.set) : undefined;
  if (noun === undefined) return undefined;
  const { many } = noun;
  return countNoun(
    times,
    min === 2
      ? { one: words.pairOf(many), many: words.pairsOf(many) }
      : { one: words.groupOf(`${min} ${many}`), many: words.groupsOf(`${min} ${many}`) },
  );
}

/** Describes what is there or not: `maybe “-” and 4 digits`. What may be empty then is not. */
function describeOptional({ set, choices }: Part): string | undefined {
  const inner = choices ?? (set && [[{ set, times: ONCE }]]);
  const [parts, ...others] = inner ?? [];
  const isClear = parts && others.length === 0 && parts.every(({ times }) => times.min > 0);
  const described = isClear ? listPartWords(parts) : undefined;
  return described && words.maybe(described.join(` ${words.and} `));
}

function describePart(part: Part): string | undefined {
  const texts = listTexts([part], MAX_TEXTS);
  if (texts && !texts.includes('')) return texts.map(words.quoted).join(` ${words.or} `);
  if (part.times.min === 0 && part.times.max === 1) return describeOptional(part);
  if (part.choices) return describeGroups(part);
  const noun = describeChars(part.set);
  return noun && countNoun(part.times, noun);
}

/** Whether a part is a single text, which its neighbours continue. */
function isFixed(part: Part): boolean {
  return listTexts([part], 1) !== undefined;
}

/** Joins neighbours with the same characters: `\d\d` is two digits. */
function joinEqual(parts: Sequence): Sequence {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isEqual =
      part.set?.chars === last?.set?.chars && part.set?.isNegated === last?.set?.isNegated;
    if (part.set && last && isEqual && part.set.chars.length > 1) {
      const times = { min: last.times.min + part.times.min, max: last.times.max + part.times.max };
      joined.splice(-1, 1, { set: part.set, times });
    } else joined.push(part);
  }
  return joined;
}

/** Joins neighbours that are single texts to one part of words; groups of one choice are opened. */
function groupParts(parts: Sequence): readonly Sequence[] {
  const groups: Part[][] = [];
  for (const part of joinEqual(parts.flatMap(openGroup))) {
    const last = groups.at(-1);
    if (last?.[0] && isFixed(last[0]) && isFixed(part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function openGroup(part: Part): Sequence {
  const [first, ...others] = part.choices ?? [];
  const isOnce = part.times.min === 1 && part.times.max === 1;
  return first && others.length === 0 && isOnce ? first.flatMap(openGroup) : [part];
}

function listPartWords(parts: Sequence): readonly string[] | undefined {
  const described = groupParts(parts).map(([first, ...others]) => {
    if (first === undefined) return undefined;
    return others.length === 0 ? describePart(first) : describeTexts([first, ...others]);
  });
  return described.every((one) => one !== undefined) ? described : undefined;
}

/** Lists the few texts that a sequence allows; `undefined` for others. */
function describeTexts(parts: Sequence): string | undefined {
  const texts = listTexts(parts, MAX_TEXTS);
  return (
    texts &&
    joinWords(
      texts.map((text) => (text === '' ? words.empty : words.quoted(text))),
      words.or,
    )
  );
}

function describeSequence(parts: Sequence): string | undefined {
  const short = describeTexts(parts) ?? getDateShape(joinEqual(parts.flatMap(openGroup)));
  if (short !== undefined) return short;
  const described = listPartWords(parts);
  if (described === undefined || described.length > MAX_PARTS) return undefined;
  return described.length < 2
    ? described[0]
    : words.andThen({ parts: described.slice(0, -1).join(', '), last: described.at(-1) ?? '' });
}

function measurePart({ choices, times }: Part): Quantifier {
  const { min, max } = choices ? measureChoices(choices) : ONCE;
  return { min: min * times.min, max: max === 0 ? 0 : max * times.max };
}

function measureChoices(choices: readonly Sequence[]): Quantifier {
  const sizes = choices.map((parts) =>
    parts
      .map(measurePart)
      .reduce((one, { min, max }) => ({ min: one.min + min, max: one.max + max }), NONE),
  );
  const [first = NONE, ...others] = sizes;
  return others.reduce(
    (one, { min, max }) => ({ min: Math.min(one.min, min), max: Math.max(one.max, max) }),
    first,
  );
}

/** Applies the length of a schema to a sequence of one part: `[a-z]+` of up to 5 characters. */
function limitLength(parts: Sequence, { min, max }: Quantifier): Sequence {
  const [part, ...others] = parts.flatMap(openGroup);
  if (part?.set === undefined || others.length > 0) return parts;
  const times = { min: Math.max(part.times.min, min), max: Math.min(part.times.max, max) };
  return times.min > times.max ? parts : [{ ...part, times }];
}

/** Choices of a pattern, where the whole of it is a group. */
function openChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice) => {
    const [part, ...others] = choice.parts;
    const isOnce = part?.times.min === 1 && part.times.max === 1;
    if (part?.choices === undefined || others.length > 0 || !isOnce) return [choice];
    return openChoices(part.choices.map((parts) => ({ ...choice, parts })));
  });
}

/** Sentences on a text that is not bound to both ends, by whether it is to one. */
const LOOSE = {
  start: { texts: words.beginsWith, one: words.beginsWithOne },
  end: { texts: words.endsWith, one: words.endsWithOne },
  none: { texts: words.contains, one: words.containsOne },
} as const;

function getBound({ isStart, isEnd }: Choice): keyof typeof LOOSE {
  return isStart ? 'start' : isEnd ? 'end' : 'none';
}

/**
 * Describes what a text begins with, ends with or contains: a few texts, or one character. More
 * than that many may stand beside it, so that no other number would be true.
 */
function describeLoose(choices: readonly Choice[]): string | undefined {
  const [first, ...others] = choices;
  if (first === undefined || others.some((one) => getBound(one) !== getBound(first)))
    return undefined;
  const sentence = LOOSE[getBound(first)];
  const parts: Sequence = [{ choices: choices.map((one) => one.parts), times: ONCE }];
  const texts = listTexts(parts, MAX_TEXTS);
  if (texts) return texts.includes('') ? undefined : sentence.texts(describeTexts(parts) ?? '');
  const [part, ...more] = first.parts;
  const isOne = others.length === 0 && more.length === 0 && part?.times.min === 1;
  const noun = isOne && part.set ? describeChars(part.set) : undefined;
  return noun && sentence.one(noun.one);
}

/**
 * Describes a pattern of JSON Schema: `12 to 19 digits`, `MMYY`, `“+”, then 7 to 31 digits`,
 * `begins with “https://”`. The words are true of what the pattern allows and of nothing else.
 * @param length Fewest and most characters that the schema allows beside it; the words hold them
 * where they can.
 * @returns `undefined` for a pattern that few words do not describe.
 */
export function describePattern(
  pattern: string,
  length: Quantifier = { min: 0, max: Infinity },
): PatternWords | undefined {
  const choices = parsePattern(pattern);
  if (choices === undefined) return undefined;
  const isWhole = choices.every(({ isStart, isEnd }) => isStart && isEnd);
  const open = openChoices(choices).map(({ parts }) => parts);
  const [only, ...others] = open;
  const limited = only && others.length === 0 ? [limitLength(only, length)] : open;
  const text = isWhole ? describeChoices(limited) : describeLoose(choices);
  if (text === undefined || text.length > MAX_WORDS_CHARS) return undefined;
  return { text, length: isWhole ? measureChoices(limited) : { min: 0, max: Infinity } };
}

function describeChoices(choices: readonly Sequence[]): string | undefined {
  const group: Sequence = [{ choices, times: ONCE }];
  const all = describeTexts(group) ?? getDateShape(group);
  if (all !== undefined) return all;
  const described = choices.map(describeSequence);
  return described.every((one) => one !== undefined)
    ? described.reduce((choice, other) => words.orElse({ choice, other }))
    : undefined;
}
