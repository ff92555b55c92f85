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
