/** Most coloured tokens of one text, about 120 lines; the rest stays plain to render fast. */
const MAX_TOKENS = 300;

/** Most characters that are searched for tokens: the stack of a pattern grows with its text. */
const MAX_COLOURED_CHARS = 20_000;

/** How the tokens of a language are found and coloured. */
export type TokenRule = {
  /** Global pattern of the tokens to colour. */
  readonly pattern: RegExp;
  /** Returns the CSS class of a matched token: `tok-string`. */
  readonly getTokenClass: (part: RegExpExecArray) => string;
};

/** A piece of code: plain without a class. */
export type Token = {
  readonly className?: string;
  /** Text in parts, every second one the value of a path parameter. */
  readonly texts: readonly string[];
};

/** Splits a token at the values in the path of its address. */
function splitAtPath(token: string, path: readonly string[]): readonly string[] {
  const text = path.join('');
  const start = text === '' ? -1 : token.lastIndexOf(text);
  if (start === -1 || path.length < 2) return [token];
  const [first = '', ...rest] = path.length % 2 === 0 ? [...path, ''] : path;
  const last = rest.pop() ?? '';
  return [token.slice(0, start) + first, ...rest, last + token.slice(start + text.length)];
}

/**
 * Splits code into plain and coloured pieces, which joined are the text; a long end stays plain.
 * @param path Path of an address in parts, every second one the value of a parameter.
 */
export function splitTokens(
  text: string,
  { pattern, getTokenClass }: TokenRule,
  path: readonly string[] = [],
): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const part of text.slice(0, MAX_COLOURED_CHARS).matchAll(pattern)) {
    if (tokens.length >= 2 * MAX_TOKENS) break;
    tokens.push(
      { texts: [text.slice(end, part.index)] },
      { className: getTokenClass(part), texts: splitAtPath(part[0], path) },
    );
    end = part.index + part[0].length;
  }
  return [...tokens, { texts: [text.slice(end)] }];
}

/** Quoted strings, JSON in them, and URLs: all that a curl command needs coloured. */
export const SHELL_TOKENS: TokenRule = {
  pattern:
    /(?<address>https?:\/\/[^\s'"\\]+)|(?<=[\s=])'(?![[{])(?:[^']|'\\'')*'|"(?:\\.|[^"\\])*"(?=(?<colon>:)?)|(?<number>(?<=^[ ]*|: |\[)(?:-?\d[\d.eE+-]*|true|false|null)(?=[,\]}\s]))/gm,
  getTokenClass: ({ groups: { address, colon, number } = {} }) => {
    if (address !== undefined || colon !== undefined) return 'tok-name';
    return number === undefined ? 'tok-string' : 'tok-number';
  },
};

const STRING = [
  '"""[^]*?"""',
  '`[^`]*`',
  "<<~'JSON'[^]*?\\nJSON$",
  "'(?:\\\\.|[^'\\\\\\n])*'",
  '"(?:\\\\.|[^"\\\\\\n])*"',
].join('|');
const KEYWORDS = [
  'async await class const def else end false for from func function if import in let new nil null',
  'None package public require return static throw true try using var void int True False',
]
  .join(' ')
  .replaceAll(' ', '|');
/** Comment on a line of its own; within a line `#` and `//` have other meanings, too. */
const COMMENT = '^[ \\t]*(?:#|//) .*';

/** Strings, comments, numbers and some keywords of any programming language of samples. */
export const PROGRAM_TOKENS: TokenRule = {
  pattern: new RegExp(`(${STRING})|(${COMMENT})|\\b(${KEYWORDS})\\b|\\b\\d[\\d.]*\\b`, 'gm'),
  getTokenClass: ([, string, comment, keyword]) => {
    if (string !== undefined) return 'tok-string';
    if (comment !== undefined) return 'tok-comment';
    return keyword === undefined ? 'tok-number' : 'tok-keyword';
  },
};
