/** Longer input is no version, and need not be read to its end. */
const MAX_INPUT_CHARS = 40;

/** Parts of at most six digits: every number is exact, whatever is typed. */
const VERSION = /^\d{1,6}(\.\d{1,6}){0,5}[a-z]?$/;

/**
 * A version as people type it, in the form that plugin files use: `v1.3.8A ` becomes `1.3.8a`, `6,6`
 * becomes `6.6`. A dot at the end is the middle of typing and is passed over.
 * @returns `undefined` for what is no version: empty, words, `6.7-RC1` (it is none of a release)
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
 * Orders two versions by their numbers: 1.3.10 is newer than 1.3.2. A missing part counts as 0, and of
 * two equal numbers the one with a letter behind it is newer (1.3.8a after 1.3.8, as Zen Cart counts).
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

/**
 * Whether a version is a later patch of another: 6.6.2 of 6.6, not 6.7, and not 9.1 of 9, where the
 * second number counts features.
 */
export function isPatchOf(version: string, base: string): boolean {
  const isBelow = base.includes('.') && version.startsWith(`${base}.`);
  return isBelow && compareVersions(version, base) > 0;
}

function comparePart(a: string, b: string): number {
  const difference = leadingNumber(a) - leadingNumber(b);
  if (difference !== 0) return difference;
  return suffix(a).localeCompare(suffix(b), 'en');
}

function leadingNumber(part: string): number {
  return Number(/^\d+/.exec(part)?.[0] ?? 0);
}

function suffix(part: string): string {
  return part.replace(/^\d+/, '');
}
