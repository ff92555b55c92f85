import { isList } from '../json';
import { toParsed } from '../parse/json-text';
import { pickBound, pickLimit, pickNumbers, pickTexts } from '../schema/all-parts';
import { type OpenSchema, pickText } from '../schema/open-schema';
import type { Json } from '../types';
import { mayObey } from '../facts/pattern-test';
import { toPatternText } from './pattern-text';

/** Plausible values by format; hosts and addresses from the ranges kept for documentation (RFC 2606, 5737, 3849). */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', '2026-01-15T09:30:00Z'],
  ['date', '2026-01-15'],
  ['time', '09:30:00Z'],
  ['duration', 'P1D'],
  ['uuid', '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b'],
  ['email', 'jordan.lee@example.com'],
  ['idn-email', 'jordan.lee@example.com'],
  ['hostname', 'www.example.com'],
  ['uri', 'https://www.example.com/'],
  ['url', 'https://www.example.com/'],
  ['uri-reference', '/path'],
  ['ipv4', '192.0.2.10'],
  ['ipv6', '2001:db8::10'],
  ['byte', 'ZXhhbXBsZQ=='],
  ['binary', 'binary data'],
  ['password', 'example-password'],
]);

/** Formats of texts that look like any: a pattern says more of them. */
const SHAPELESS: ReadonlySet<string> = new Set(['byte', 'binary', 'password']);

/** Longer values are cut: a sample is read by people. */
const MAX_LENGTH = 1000;

function toText(open: OpenSchema): string {
  const isBase64 = /^base64(url)?$/i.test(pickText(open, 'contentEncoding'));
  const format = isBase64 ? 'byte' : pickText(open, 'format');
  const known = FORMATS.get(format);
  const min = Math.min(Math.max(pickLimit(open, 'minLength') ?? 0, 0), MAX_LENGTH);
  const max = Math.max(pickLimit(open, 'maxLength') ?? MAX_LENGTH, 0);
  const patterns = pickTexts(open, 'pattern');
  const [pattern, ...others] = patterns;
  const usual = (known ?? 'string').padEnd(min, 'x').slice(0, Math.max(min, max));
  const isFormat = usual === known && !SHAPELESS.has(format);
  if (isFormat && patterns.every((one) => mayObey(known, one))) return known;
  return (pattern && others.length === 0 ? toPatternText(pattern, min, max) : undefined) ?? usual;
}

/** A step that is a multiple of two: the larger one where it is, as a multiple of 10 is one of 5. */
function toCommonStep(one: number, other: number): number {
  const [small, large] = one < other ? [one, other] : [other, one];
  const times = large / small;
  // Steps such as 0.3 and 0.1 are no whole numbers of times apart for the machine.
  return Math.abs(times - Math.round(times)) < 1e-9 ? large : small * large;
}

function toNumber(open: OpenSchema, isInteger: boolean): number {
  const [least, most] = [pickBound(open, 'Minimum'), pickBound(open, 'Maximum')];
  const [min, max] = [Number(least?.value ?? -Infinity), Number(most?.value ?? Infinity)];
  const multiples = pickNumbers(open, 'multipleOf').filter((one) => one > 0);
  const isFree = multiples.length === 0;
  // Two bounds may leave less room than the usual step.
  const usual = isInteger ? 1 : Math.min(0.01, (max - min) / 2);
  const step = isFree ? usual : multiples.reduce(toCommonStep);
  const wished = isFree ? 1 : step;
  // An open bound is a step away from what is allowed.
  const low = least?.open ? min + step : min;
  const high = most?.open ? max - step : max;
  const bounded = Math.max(Math.min(wished, high), low);
  if (bounded === wished) return wished;
  const toStep = bounded < wished ? Math.floor : Math.ceil;
  const onStep = isFree && !isInteger ? bounded : toStep(bounded / step) * step;
  // Without this, steps such as 0.01 show the machine's rounding: 0.060000000000000005.
  return Number.isInteger(onStep) ? onStep : Number(onStep.toPrecision(12));
}

/** A plausible value of a scalar type within the schema's bounds; unknown types give `null`. */
export function toScalar(open: OpenSchema, type: string): Json {
  switch (type) {
    case 'string':
      return toText(open);
    case 'integer':
      return toNumber(open, true);
    case 'number':
      return toNumber(open, false);
    case 'boolean':
      return true;
    case 'file':
      return 'binary data';
    default:
      return null;
  }
}

/** A document's example in its schema's type: YAML authors leave quotes out or put too many. */
export function toTyped(example: Json, types: readonly string[]): Json {
  const isNumeric = types.includes('number') || types.includes('integer');
  if (types.includes('string')) {
    const isUnquoted = isNumber(example)
      ? !isNumeric
      : typeof example === 'boolean' && types.length === 1;
    return isUnquoted ? String(example) : example;
  }
  if (typeof example !== 'string') return example;
  const meant = toParsed(example);
  const type = isList(meant) ? 'array' : typeof meant;
  const isMeant = isNumber(meant) ? isNumeric : meant !== null && types.includes(type);
  return isMeant ? meant : example;
}

function isNumber(example: Json): example is number | bigint {
  return typeof example === 'number' || typeof example === 'bigint';
}
