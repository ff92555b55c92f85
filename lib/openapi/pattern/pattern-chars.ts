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

/** Characters of which a property or class may hold some: of several scripts and categories. */
const POOL = `${ANY}+$<=>^|~!?&%*;'"()[]{}\\éßñüÀÉαΑбБאا漢あアǅʰ\u0301Ⅷ½€`;

/** Characters of the pool that a class or property of ECMA-262 has; `undefined` for none. */
function getPoolChars(escape: string): string | undefined {
  try {
    const one = new RegExp(`^\\${escape}$`, 'u');
    return [...POOL].filter((char) => one.test(char)).join('') || undefined;
  } catch {
    // Names of other languages: `\p{IsLatin}`, `\p{Print}`.
    return /^p\{(?:Al|Is_?L|Print)/.test(escape) ? WORD : undefined;
  }
}

/** Characters that an escape stands for; `undefined` for none, or an unknown one: `\b`, `\1`. */
function getEscapeChars(escape: string): string | undefined {
  const chars = ESCAPES.get(escape);
  if (chars !== undefined) return chars;
  if (/^[pP]\{/.test(escape)) return getPoolChars(escape);
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
    const escape = part.startsWith('\\') ? part.slice(1) : undefined;
    // A negated class leaves out every character of a class inside.
    const isClass = escape !== undefined && /^[dwsDWS]$/.test(escape);
    const chars = isClass ? getPoolChars(escape) : escape ? getEscapeChars(escape) : part;
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
  if (isNegated) chars = [...POOL].filter((char) => !chars.includes(char)).join('');
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
  if (!token.startsWith('\\')) return token;
  const chars = getEscapeChars(token.slice(1));
  return chars && preferWord(chars);
}
