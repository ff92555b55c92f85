import * as words from '@/.generated/words/openapi-problems/mismatches';
import { cutText } from '@/lib/text/cut-text';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { getTexts, formatPointer, isObject, splitPointer } from '../core/json';
import { printJson } from '../core/print-json';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import type { CheckRun } from './check-run';
import { describeExpected } from './describe-expected';
import type { Violation } from './judged-value';
import { findViolations } from './matches-schema';

/** A place where a value does not fit its schema. */
export type Mismatch = {
  /** JSON pointer into the value: `/billing_cards/0/exp_date`; empty for the whole. */
  readonly pointer: string;
  /** Mismatch in words, with its place: `the field "amt_tran" is missing in "card"`. */
  readonly message: string;
  /** Whether it is a name that nothing describes, which JSON Schema alone allows. */
  readonly isUndeclared: boolean;
};

/** Longest value that a message repeats, in characters. */
const MAX_VALUE_CHARS = 60;

function describeUndeclared(name: string, place: string, names: readonly string[]): string {
  const message = place === '' ? words.noField(name) : words.noFieldIn({ name, place });
  const closest = findClosestMatch(name, names);
  return closest === undefined
    ? message
    : words.didYouMean({ message, name: JSON.stringify(closest) });
}

/** Alternatives of which none is sent, or more than one: `"card_number" + "exp_date"; "card_id"`. */
function describeAlternatives(
  { value, property = '' }: Violation,
  alternatives: readonly (readonly string[])[],
  place: string,
): string {
  const texts = alternatives.map((one) => one.map((name) => JSON.stringify(name)).join(' + '));
  const names = [...new Set(texts)].join('; ');
  if (isObject(value) && Object.hasOwn(value, property))
    return place === '' ? words.takesOne(names) : words.takesOneIn({ names, place });
  return place === '' ? words.needsOne(names) : words.needsOneIn({ names, place });
}

/** Violation in words: a name that is unknown or missing, else the value that is not valid, with what is. */
function describeViolation(run: CheckRun, violation: Violation): string {
  const { path, keyword, value, limit, alternatives } = violation;
  const name = path.at(-1) ?? '';
  const around = path.slice(0, -1).join('.');
  if (keyword === 'undeclared')
    return describeUndeclared(name, around, getTexts({ names: limit ?? [] }, 'names'));
  if (keyword === 'required')
    return around === '' ? words.missing(name) : words.missingIn({ name, place: around });
  if (alternatives) return describeAlternatives(violation, alternatives, path.join('.'));
  const text = printJson(value);
  const shown = text.length > MAX_VALUE_CHARS ? `${cutText(text, MAX_VALUE_CHARS)} …` : text;
  const message =
    path.length === 0
      ? words.doesNotFit(shown)
      : words.doesNotFitAt({ place: path.join('.'), value: shown });
  const expected = describeExpected(run, violation);
  return expected === '' ? message : words.expected({ message, expected });
}

/** Most mismatches that are listed; the others are of the same kind, or found after a correction. */
const MAX_MISMATCHES = 50;

/** Whether a place is inside another. */
function isInside(inner: readonly string[], outer: readonly string[]): boolean {
  return inner.length > outer.length && outer.every((part, at) => part === inner[at]);
}

/**
 * Lists the mismatches of a value with a schema: of what `findViolations` finds the innermost, and missing fields last,
 * as a misspelt name explains them. Empty for a value that fits.
 * @param pointer JSON pointer of the value, `/billing_cards/0`; empty for the root.
 */
export function findMismatches(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  pointer = '',
): readonly Mismatch[] {
  const all: Violation[] = [];
  for (const violation of findViolations(run, source, value, splitPointer(pointer))) {
    all.push(violation);
    if (all.length === MAX_MISMATCHES) break;
  }
  const innermost = all.filter((one) => !all.some(({ path }) => isInside(path, one.path)));
  const [found, missing]: [Mismatch[], Mismatch[]] = [[], []];
  for (const violation of innermost) {
    const { path, keyword } = violation;
    const isMissing = keyword === 'required';
    const place = formatPointer(isMissing ? path.slice(0, -1) : path);
    const mismatch = {
      pointer: place,
      message: describeViolation(run, violation),
      isUndeclared: keyword === 'undeclared',
    };
    (isMissing ? missing : found).push(mismatch);
  }
  return [...found, ...missing];
}

/** Finds the first mismatch of a value as `findMismatches` lists them, in words; empty for none. */
export function findMismatch(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  pointer?: string,
): string {
  return findMismatches(run, source, value, pointer)[0]?.message ?? '';
}
