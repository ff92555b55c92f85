import { listTexts } from './finite-texts';
import type { Part, Sequence } from './pattern-tree';

function listNumbers(from: number, to: number): string {
  const count = to - from + 1;
  return Array.from({ length: count }, (_, index) => `${from + index}`.padStart(2, '0')).join();
}

/** Letters of a part of a date or time, by all texts that the part allows. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  [listNumbers(1, 12), 'MM'],
  [listNumbers(1, 31), 'DD'],
  [listNumbers(0, 23), 'HH'],
  [listNumbers(0, 59), 'mm'],
]);
const MAX_TEXTS = 60;

/** Years by their number of digits. */
const YEARS: ReadonlyMap<number, string> = new Map([
  [2, 'YY'],
  [4, 'YYYY'],
]);

function findLetters(parts: Sequence): string | undefined {
  const texts = listTexts(parts, MAX_TEXTS)?.toSorted() ?? [];
  const isSeparator = texts.length === 1 && /^[-/:. T]$/.test(texts[0] ?? '');
  return isSeparator ? texts[0] : LETTERS.get(texts.join());
}

function findYear({ set, times }: Part): string | undefined {
  const isDigits = set?.chars === '0123456789' && !set.isNegated;
  return isDigits && times.min === times.max ? YEARS.get(times.min) : undefined;
}

/** Shapes of dates and times; a month or an hour is in each. */
const SHAPE = /^(?=.*(?:MM|HH))(?!.*MM.*MM)(?:(?:YY|YYYY|MM|DD)[-/. ]?)*T?(?:HH:?mm(?::?mm)?)?$/;

/**
 * Shape of a date or time that a sequence allows and nothing else: `MMYY`, `YYYY-MM-DD`, `HH:mm`.
 * `undefined` for other sequences.
 */
export function getDateShape(parts: Sequence): string | undefined {
  let shape = '';
  for (let at = 0; at < parts.length; at += 1) {
    const [one, next] = parts.slice(at, at + 2);
    if (one === undefined) return undefined;
    const alone = findLetters([one]) ?? findYear(one);
    const letters = alone ?? (next && findLetters([one, next]));
    if (letters === undefined) return undefined;
    if (alone === undefined) at += 1;
    shape += letters;
  }
  return SHAPE.test(shape) ? shape.replace(/(HH:?mm:?)mm/, '$1ss') : undefined;
}
