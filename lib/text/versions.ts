import { LOCALE } from '@/.generated/words/locale';

/** Longest input in characters that is parsed; no version is longer. */
const MAX_INPUT_CHARS = 40;

/** One to six parts of at most six digits, so that every number is exact, then maybe a letter. */
const VERSION = /^\d{1,6}(\.\d{1,6}){0,5}[a-z]?$/;

/**
 * Parses a version as people type it into the form that plugin files use: `v1.3.8A ` becomes
 * `1.3.8a`, `6,6` becomes `6.6`. A dot at the end is ignored: more may be typed after it.
 * @returns `undefined` for what is no version: empty, words, `6.7-RC1` (not a release)
 */
export function parseVersion(input: string): string | undefined {
  if (input.length > MAX_INPUT_CHARS) return undefined;
  const normalized = input
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^v(er(sion|\.)?)?\s*/, '')
    .replace(/\s*[.,]\s*/g, '.')
    .replace(/\.$/, '');
  return VERSION.test(normalized) ? normalized : undefined;
}

/**
 * Orders two versions by their numbers: 1.3.10 is newer than 1.3.2. A missing part counts as 0; of
 * two equal numbers the one with a letter is newer (1.3.8a after 1.3.8, as Zen Cart counts).
 * @returns below 0 when `a` is older, above 0 when it is newer, 0 when neither is
 */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.');
  const right = b.split('.');
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const order = comparePart(left[part] ?? '0', right[part] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

function comparePart(a: string, b: string): number {
  const difference = leadingNumber(a) - leadingNumber(b);
  if (difference !== 0) return difference;
  return suffix(a).localeCompare(suffix(b), LOCALE);
}

function leadingNumber(part: string): number {
  return Number(/^\d+/.exec(part)?.[0] ?? 0);
}

function suffix(part: string): string {
  return part.replace(/^\d+/, '');
}
