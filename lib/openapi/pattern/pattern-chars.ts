const WORD = 'string';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';
const ANY = `${WORD}${LETTERS}${LETTERS.toUpperCase()}${DIGITS}-_. /:,@#`;

/** Most characters of a range that are expanded. */
const MAX_RANGE_CHARS = 600;

/** Characters that an escape stands for, in the order a sample takes them. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['d', DIGITS],
  ['w', WORD],
  ['s', ' '],
  ['D', WORD],
  ['W', '-'],
  ['S', WORD],
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
]);

/** Characters of a Unicode property of letters, digits or printable ones; else `undefined`. */
function getPropertyChars(escape: string): string | undefined {
  if (/^(?:p\{(?:L|Al|Is_?L|Print)|P\{C\})/.test(escape)) return WORD;
  return escape.startsWith('p{N') ? DIGITS : undefined;
}

/** Characters that an escape stands for; `undefined` for none, or an unknown one: `\b`, `\1`. */
function getEscapeChars(escape: string): string | undefined {
  const chars = ESCAPES.get(escape) ?? getPropertyChars(escape);
  if (chars !== undefined) return chars;
  const [, hex] = /^[xu]([\da-f]{2,4})$/i.exec(escape) ?? [];
  if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
  return /^[a-z\d]/i.test(escape) ? undefined : escape;
}

/** Characters of a range, with `0` after the other digits. */
function expandRange(from: string, to: string): string {
  const first = from.charCodeAt(0);
  const length = Math.min(Math.max(to.charCodeAt(0) - first + 1, 0), MAX_RANGE_CHARS);
  const all = Array.from({ length }, (_, index) => String.fromCharCode(first + index)).join('');
  return all.replace('0123456789', DIGITS);
}

/** A member of a class; a dash that is not escaped makes a range. */
type Member = { readonly chars: string; readonly isDash: boolean };

const MEMBER = /\\(?:[pP]\{[^}]*\}|x[\da-f]{2}|u[\da-f]{4}|[^])|[^]/gi;

function parseClassMembers(inside: string): readonly (Member | undefined)[] {
  return (inside.match(MEMBER) ?? []).map((part) => {
    const chars = part.startsWith('\\') ? getEscapeChars(part.slice(1)) : part;
    return chars === undefined ? undefined : { chars, isDash: part === '-' };
  });
}

/** `string` or `STRING` where the characters spell it; else the characters themselves. */
function preferWord(chars: string): string {
  const isIn = (word: string) => [...word].every((char) => chars.includes(char));
  return [WORD, WORD.toUpperCase()].find(isIn) ?? chars;
}

/** Characters of a class such as `[a-f\d]`; `undefined` where none is known. */
function getClassChars(token: string): string | undefined {
  const isNegated = token.startsWith('[^');
  const members = parseClassMembers(token.slice(isNegated ? 2 : 1, -1));
  if (isNegated && members.includes(undefined)) return undefined;
  let chars = '';
  for (let at = 0; at < members.length; at += 1) {
    const [from, dash, to] = members.slice(at, at + 3);
    const isRange = dash?.isDash && from?.chars.length === 1 && to?.chars.length === 1;
    chars += isRange ? expandRange(from.chars, to.chars) : (from?.chars ?? '');
    if (isRange) at += 2;
  }
  if (isNegated) chars = [...ANY].filter((char) => !chars.includes(char)).join('');
  return preferWord(chars) || undefined;
}

/**
 * Characters that one token of a pattern stands for, in the order a sample takes them.
 * @param token A character, an escape, a class or the dot.
 * @returns `undefined` for a token that stands for none, or is unknown.
 */
export function getTokenChars(token: string): string | undefined {
  if (token === '.') return WORD;
  if (token.startsWith('[') && token.length > 1) return getClassChars(token);
  return token.startsWith('\\') ? getEscapeChars(token.slice(1)) : token;
}
