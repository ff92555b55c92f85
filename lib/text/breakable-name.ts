/** Unbroken characters that fit on the narrowest line, the operation list's. */
const MAX_LINE_CHARS = 24;

/** Longest name in characters that is split: each part costs the page an element. */
const MAX_NAME_CHARS = 200;

const LONG_WORD = new RegExp(`\\S{${MAX_LINE_CHARS + 1}}`);

/** A path, with its method or without. */
const PATH = /^(?:[A-Z]+ )?\//;

/** One part of a name: up to a separator, or to a word that begins with a capital. */
const PART = /[^]+?(?:[._/:-](?=[^._/:-])|(?=[A-Z][a-z])|$)/g;

/**
 * Splits a name where a line may break: names made by machines (`PostChargesChargeRefunds`,
 * `dcim_cable-terminations_list`) are longer than a line and hold no space. The parts joined are
 * the name; one part where it fits on a line or has more than 200 characters.
 */
export function splitName(name: string): readonly string[] {
  if (name.length > MAX_NAME_CHARS || !LONG_WORD.test(name)) return [name];
  return PATH.test(name) ? splitPath(name) : (name.match(PART) ?? [name]);
}

/** Longest path that is split, in characters and in segments: each costs the page an element. */
const MAX_PATH_CHARS = 2_000;
const MAX_SEGMENTS = 40;

/**
 * Splits a path before its slashes, where a line may break. The parts joined are the path; one part
 * where it is too long.
 */
export function splitPath(path: string): readonly string[] {
  if (path.length > MAX_PATH_CHARS) return [path];
  const parts = path.split(/(?=\/)/);
  return parts.length > MAX_SEGMENTS ? [path] : parts;
}

/** Characters of code that are kept on one line: they fit beside the name of a column on a phone. */
const MAX_WHOLE_CHARS = 24;

/** Longest code that is split: each part costs the page an element. */
const MAX_CODE_CHARS = 200;

/** Where a line of code may break, the best place first: at a space, after a slash, a sign, `_`, a dot. */
const BREAKS = [
  /(?<=\s)(?=\S)/,
  /(?<=[^/]\/+)(?=[^/])/,
  /(?<=[,=&])/,
  /(?<=\w_)(?=[^_])/,
  /(?<=\w\.)(?=\w)/,
];

/**
 * Splits code where a line may break: browsers do so after each hyphen, and anywhere in a name that
 * is longer than its line. The parts joined are the code; one part where all fits on a line.
 */
export function splitCode(code: string): readonly string[] {
  return code.length > MAX_CODE_CHARS ? [code] : split(code, BREAKS);
}

function split(code: string, [at, ...others]: readonly RegExp[]): readonly string[] {
  if (!at || code.length <= MAX_WHOLE_CHARS) return [code];
  return code.split(at).flatMap((part) => split(part, others));
}

/** Whether a browser would break a part that a line has room for. */
export function isKeptWhole(part: string): boolean {
  return part.length <= MAX_WHOLE_CHARS && /.[-/?\s]./.test(part);
}
