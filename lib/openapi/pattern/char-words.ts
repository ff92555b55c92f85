import * as words from '@/.generated/words/openapi-schema/pattern';
import { joinWords } from '@/lib/text/sentence';
import { type CharSet, LINE_BREAKS, WHITE_SPACE } from './pattern-tree';

/** Noun for one and for several. */
export type Noun = { readonly one: string; readonly many: string };

const DIGITS = '0123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();

/** Sets with a name of their own, which is theirs alone. */
const WHOLE_SETS: ReadonlyMap<string, Noun> = new Map([
  [`${DIGITS}abcdef`, words.lowerHex],
  [`${DIGITS}ABCDEF`, words.upperHex],
  [`${DIGITS}ABCDEFabcdef`, words.hex],
]);

/** Sets that are named beside others, the larger one first. */
const PARTIAL_SETS: readonly (readonly [chars: string, noun: Noun])[] = [
  [UPPER + LOWER, words.letter],
  [UPPER, words.upperLetter],
  [LOWER, words.lowerLetter],
  [DIGITS, words.digit],
];

/** Names of marks, one of them and several. */
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
    '+': 'plus',
    '=': 'equals',
    '@': 'at',
    '#': 'number',
    '%': 'percent',
    $: 'dollar',
    '&': 'ampersand',
    '*': 'asterisk',
    "'": 'apostrophe',
    '"': 'quotation',
    '!': 'exclamation',
    '?': 'question',
    '|': 'bar',
    '~': 'tilde',
  } as const).map(([char, name]) => [char, { one: words.mark[name], many: words.marks[name] }]),
);

/** Most marks that are named. */
const MAX_MARKS = 8;

/** Noun of one letter or digit, or of digits without the first or last ones. */
function describeFew(chars: string): Noun | undefined {
  const quoted = words.quoted(chars);
  if (/^[a-z\d]$/i.test(chars)) return { one: quoted, many: quoted };
  const isRange = chars.length > 2 && chars.length < DIGITS.length && DIGITS.includes(chars);
  const [first, last] = [chars.charAt(0), chars.slice(-1)];
  return isRange
    ? { one: words.digitFrom({ first, last }), many: words.digitsFrom({ first, last }) }
    : undefined;
}

function listNouns(chars: string): readonly Noun[] | undefined {
  const nouns: Noun[] = [];
  let left = [...chars];
  for (const [all, noun] of PARTIAL_SETS)
    if ([...all].every((char) => left.includes(char))) {
      nouns.push(noun);
      left = left.filter((char) => !all.includes(char));
    }
  const marks = left.map((char) => MARKS.get(char)).filter((noun) => noun !== undefined);
  return left.length > MAX_MARKS || marks.length < left.length ? undefined : [...nouns, ...marks];
}

/** Names of what is left out where it is no list of characters. */
const LEFT_OUT: ReadonlyMap<string, Noun> = new Map([
  [LINE_BREAKS, words.onOneLine],
  [WHITE_SPACE, words.noWhiteSpace],
]);

/** Noun for the characters of a set; `undefined` for one without a short name. */
export function describeChars({ chars, isNegated }: CharSet): Noun | undefined {
  const whole = isNegated ? LEFT_OUT.get(chars) : (WHOLE_SETS.get(chars) ?? describeFew(chars));
  if (whole) return whole;
  const nouns = listNouns(chars) ?? [describeFew(chars)].filter((noun) => noun !== undefined);
  if (nouns.length === 0) return undefined;
  const many = joinWords(
    nouns.map((noun) => noun.many),
    words.and,
  );
  if (isNegated) return { one: words.otherThan(many), many: words.othersThan(many) };
  const ones = nouns.map((noun) => noun.one);
  return { one: joinWords(ones, words.or), many };
}
