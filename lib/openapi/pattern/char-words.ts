import { joinWords } from '@/lib/text/join-words';
import { type CharSet, LINE_BREAKS, WHITE_SPACE } from './pattern-tree';

/** Noun for one and for several. */
export type Noun = readonly [one: string, many: string];

const DIGITS = '0123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();

/** Sets with a name of their own, which is theirs alone. */
const WHOLE_SETS: ReadonlyMap<string, Noun> = new Map([
  [`${DIGITS}abcdef`, ['lower-case hex character', 'lower-case hex characters']],
  [`${DIGITS}ABCDEF`, ['upper-case hex character', 'upper-case hex characters']],
  [`${DIGITS}ABCDEFabcdef`, ['hex character', 'hex characters']],
]);

/** Sets that are named beside others, the larger one first. */
const PARTIAL_SETS: readonly (readonly [chars: string, ...noun: Noun])[] = [
  [UPPER + LOWER, 'letter', 'letters'],
  [UPPER, 'upper-case letter', 'upper-case letters'],
  [LOWER, 'lower-case letter', 'lower-case letters'],
  [DIGITS, 'digit', 'digits'],
];

/** Names of marks, for one and for several. */
const MARKS: ReadonlyMap<string, Noun> = new Map(
  Object.entries({
    ' ': 'space',
    '.': 'dot',
    _: 'underscore',
    '-': 'hyphen',
    '/': 'slash',
    '\\': 'backslash',
    ':': 'colon',
    ';': 'semicolon',
    ',': 'comma',
    '+': 'plus sign',
    '=': 'equals sign',
    '@': 'at sign',
    '#': 'number sign',
    '%': 'percent sign',
    $: 'dollar sign',
    '&': 'ampersand',
    '*': 'asterisk',
    "'": 'apostrophe',
    '"': 'quotation mark',
    '!': 'exclamation mark',
    '?': 'question mark',
    '|': 'vertical bar',
    '~': 'tilde',
  }).map(([char, one]) => [char, [one, one.endsWith('slash') ? `${one}es` : `${one}s`]]),
);

/** Most marks that are named. */
const MAX_MARKS = 8;

/** Quotes a text of a pattern. */
export function quoteText(text: string): string {
  return `“${text}”`;
}

/** Noun of one letter or digit, or of digits without the first or last ones. */
function describeFew(chars: string): Noun | undefined {
  const quoted = quoteText(chars);
  if (/^[a-z\d]$/i.test(chars)) return [quoted, quoted];
  const range = `from ${chars[0]} to ${chars.at(-1)}`;
  const isRange = chars.length > 2 && chars.length < DIGITS.length && DIGITS.includes(chars);
  return isRange ? [`digit ${range}`, `digits ${range}`] : undefined;
}

function listNouns(chars: string): readonly Noun[] | undefined {
  const nouns: Noun[] = [];
  let left = [...chars];
  for (const [all, ...noun] of PARTIAL_SETS)
    if ([...all].every((char) => left.includes(char))) {
      nouns.push(noun);
      left = left.filter((char) => !all.includes(char));
    }
  const marks = left.map((char) => MARKS.get(char)).filter((noun) => noun !== undefined);
  return left.length > MAX_MARKS || marks.length < left.length ? undefined : [...nouns, ...marks];
}

/** Names of what is left out where it is no list of characters. */
const LEFT_OUT: ReadonlyMap<string, Noun> = new Map([
  [LINE_BREAKS, ['character on one line', 'characters on one line']],
  [WHITE_SPACE, ['character but no white space', 'characters but no white space']],
]);

/** Noun for the characters of a set; `undefined` for one without a short name. */
export function describeChars({ chars, isNegated }: CharSet): Noun | undefined {
  const whole = isNegated ? LEFT_OUT.get(chars) : (WHOLE_SETS.get(chars) ?? describeFew(chars));
  if (whole) return whole;
  const nouns = listNouns(chars) ?? [describeFew(chars)].filter((noun) => noun !== undefined);
  if (nouns.length === 0) return undefined;
  const many = joinWords(
    nouns.map((noun) => noun[1]),
    'and',
  );
  if (isNegated) return [`character other than ${many}`, `characters other than ${many}`];
  const ones = nouns.map((noun) => noun[0]);
  return [joinWords(ones, 'or'), many];
}
