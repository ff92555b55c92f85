import type { Json } from '../core/types';
import { matchesPattern, mayMatchPattern } from '../pattern/pattern-test';
import { buildPatternText } from '../pattern/pattern-text';
import {
  type Bound,
  getTightestBound,
  getLimit,
  getSteps,
  getKeywordTexts,
  isAllowedLength,
} from '../schema/merged-keywords';
import { type ResolvedSchema, getTextKeyword } from '../schema/resolve-schema';
import { getFormatSample, isIntegerFormat } from '../validation/format-values';

/** Formats of arbitrary texts, about which a pattern says more. */
const FREE_FORM_FORMATS: ReadonlySet<string> = new Set(['byte', 'binary', 'password', 'regex']);

/** Maximum length of a generated text, in characters, so that people can read it. */
const MAX_TEXT_CHARS = 1000;

/** Base64 of at least so many characters: whole groups of four (RFC 4648 4). */
function buildBase64(min: number): string {
  return min <= 12 ? 'ZXhhbXBsZQ==' : 'ZXhhbXBs'.repeat(Math.ceil(min / 8));
}

/** Lengths of a generated text: those of the schema, as far as people can read it. */
function getLengths(resolved: ResolvedSchema): readonly [min: number, max: number] {
  const min = Math.min(Math.max(getLimit(resolved, 'minLength') ?? 0, 0), MAX_TEXT_CHARS);
  return [min, Math.max(getLimit(resolved, 'maxLength') ?? MAX_TEXT_CHARS, 0)];
}

function buildString(resolved: ResolvedSchema): string {
  const isBase64 = /^base64(url)?$/i.test(getTextKeyword(resolved, 'contentEncoding'));
  const format = isBase64 ? 'byte' : getTextKeyword(resolved, 'format');
  const [min, max] = getLengths(resolved);
  const patterns = getKeywordTexts(resolved, 'pattern');
  const example = format === 'byte' ? buildBase64(min) : getFormatSample(format);
  const fallback = (example ?? 'string').padEnd(min, 'x').slice(0, Math.max(min, max));
  const fits = (text: string) =>
    isAllowedLength(resolved, text) && patterns.every((one) => mayMatchPattern(text, one));
  const isCertain = patterns.every((one) => matchesPattern(example ?? '', one) === true);
  const isFormat = example !== undefined && (!FREE_FORM_FORMATS.has(format) || isCertain);
  if (isFormat && patterns.length > 0 && fits(example)) return example;
  const built = patterns.map((one) => buildPatternText(one, min, max));
  return built.find((text) => text !== undefined && fits(text)) ?? fallback;
}

/** Whether a text was made without its patterns, none of which is understood or can be run. */
export function isUnchecked(resolved: ResolvedSchema, text: string): boolean {
  const [min, max] = getLengths(resolved);
  return getKeywordTexts(resolved, 'pattern').some(
    (one) =>
      matchesPattern(text, one) === undefined && buildPatternText(one, min, max) === undefined,
  );
}

/** Common multiple of two steps: the larger one if it is a multiple of the other, as 10 is of 5. */
function commonStep(one: number, other: number): number {
  const [small, large] = one < other ? [one, other] : [other, one];
  const times = large / small;
  // In floating point 0.3 / 0.1 is not exactly 3.
  return Math.abs(times - Math.round(times)) < 1e-9 ? large : small * large;
}

/**
 * Whole number next to a bound of more digits than a number of JavaScript holds, on a step.
 * @param inward 1 for a lower bound, -1 for an upper one.
 * @returns `undefined` for a bound that a number holds.
 */
function buildLongInteger(bound: Bound | undefined, inward: bigint, step: number) {
  if (typeof bound?.value !== 'bigint') return undefined;
  const by = BigInt(Number.isSafeInteger(step) ? step : 1);
  const whole = bound.exclusive ? bound.value + inward : bound.value;
  return whole % by === BigInt(0) ? whole : (whole / by + inward) * by;
}

function buildNumber(resolved: ResolvedSchema, isInteger: boolean): number | bigint {
  const [lower, upper] = [
    getTightestBound(resolved, 'Minimum'),
    getTightestBound(resolved, 'Maximum'),
  ];
  const [min, max] = [Number(lower?.value ?? -Infinity), Number(upper?.value ?? Infinity)];
  const multiples = getSteps(resolved);
  const isFree = multiples.length === 0;
  // Two bounds may leave less room than the usual step.
  const defaultStep = isInteger ? 1 : Math.min(0.01, (max - min) / 2);
  const step = isFree ? defaultStep : multiples.reduce(commonStep);
  const preferred = isFree ? 1 : step;
  // An exclusive bound is one step away from the allowed values.
  const low = lower?.exclusive ? min + step : min;
  const high = upper?.exclusive ? max - step : max;
  const bounded = Math.max(Math.min(preferred, high), low);
  if (bounded === preferred) return preferred;
  const isAbove = bounded > preferred;
  const long = isInteger
    ? buildLongInteger(isAbove ? lower : upper, BigInt(isAbove ? 1 : -1), step)
    : undefined;
  if (long !== undefined) return long;
  const roundToStep = isAbove ? Math.ceil : Math.floor;
  const onStep = isFree && !isInteger ? bounded : roundToStep(bounded / step) * step;
  // Rounding removes floating-point errors such as 0.060000000000000005.
  return Number.isInteger(onStep) ? onStep : Number(onStep.toPrecision(12));
}

/** Builds a plausible scalar within the schema's limits; `null` for unknown types. */
export function buildSampleScalar(resolved: ResolvedSchema, type: string): Json {
  switch (type) {
    case 'string':
      return buildString(resolved);
    case 'integer':
      return buildNumber(resolved, true);
    case 'number':
      return buildNumber(resolved, isIntegerFormat(getTextKeyword(resolved, 'format')));
    case 'boolean':
      return true;
    case 'file':
      return 'binary data';
    default:
      return null;
  }
}
