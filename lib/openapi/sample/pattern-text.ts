import { toPatternChars } from './pattern-chars';

/** How often what may be repeated is: characters, and groups of them. */
type Times = { readonly chars: number; readonly groups: number };

/** A part of a pattern as text; `undefined` where it grows too long. */
type Part = (times: Times) => string | undefined;

/** Who writes longer ones writes examples, too. */
const LONGEST_PATTERN = 500;
const LONGEST_TEXT = 300;

/** How often characters are repeated where they may be: as in `string`, else less, else more. */
const WISHES = [6, 1, 0, 2, 3, 4, 12, 24, 48, 96];

/** One token: an escape, a class, a group's beginning, a quantifier, or a character. */
const TOKEN =
  /\\(?:[pP]\{[^}]*\}|x[\da-f]{2}|u[\da-f]{4}|[^])|\[\^?(?:\\[^]|[^\]\\])*\]|\(\?<?[:!=]?|\{\d{1,6}(?:,\d{0,6})?\}\??|[*+?]\??|[^]/gi;

/** A pattern as JavaScript writes it in its code. */
const LITERAL = /^\/(\^.*)\/[a-z]*$/;

type Quantifier = { readonly least: number; readonly most: number };

const ONCE: Quantifier = { least: 1, most: 1 };
const EMPTY: Part = () => '';

function toQuantifier(token = ''): Quantifier | undefined {
  const match = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??$/.exec(token);
  if (!match) return undefined;
  const [, sign, least = '', comma, most = ''] = match;
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  const open = comma === undefined ? Number(least) : Infinity;
  return { least: Number(least), most: most === '' ? open : Number(most) };
}

function clamp(wished: number, { least, most }: Quantifier): number {
  return Math.max(least, Math.min(wished, most));
}

/** Characters, each after the other; one alone, a hyphen or a space, is not repeated without need. */
function toChars(chars: string, quantifier: Quantifier): Part {
  return (times) => {
    const count = clamp(chars.length === 1 ? times.groups : times.chars, quantifier);
    if (count > LONGEST_TEXT) return undefined;
    return chars.repeat(Math.ceil(count / chars.length)).slice(0, count);
  };
}

function toRepeated(part: Part, quantifier: Quantifier): Part {
  return (times) => {
    const text = part(times);
    const count = clamp(times.groups, quantifier);
    return text === undefined || text.length * count > LONGEST_TEXT
      ? undefined
      : text.repeat(count);
  };
}

function toSequence(parts: readonly Part[]): Part {
  return (times) => {
    let text = '';
    for (const part of parts) {
      const next = part(times);
      if (next === undefined || text.length + next.length > LONGEST_TEXT) return undefined;
      text += next;
    }
    return text;
  };
}

/** The first of several that says something. */
function toChoice(choices: readonly Part[]): Part {
  return (times) => {
    for (const choice of choices) {
      const text = choice(times);
      if (text !== '') return text;
    }
    return '';
  };
}

/** Reads tokens up to the end of a group; `undefined` where one is not understood. */
function readChoice(tokens: string[]): Part | undefined {
  const choices: Part[][] = [[]];
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (token === '|') choices.push([]);
    else {
      const part = readPart(token, tokens);
      if (part === undefined) return undefined;
      choices.at(-1)?.push(part);
    }
  }
  return toChoice(choices.map(toSequence));
}

function readPart(token: string, tokens: string[]): Part | undefined {
  if (token === '^') return EMPTY;
  if (token === '$') return /^[|)]?$/.test(tokens[0] ?? '') ? EMPTY : undefined;
  const isGroup = token === '(' || token === '(?:';
  // What must not follow hardly ever does.
  if (/^\(\?<?!$/.test(token)) return readChoice(tokens) && EMPTY;
  if (token.startsWith('(?') && !isGroup) return undefined;
  const group = isGroup ? readChoice(tokens) : undefined;
  const chars = isGroup || toQuantifier(token) ? undefined : toPatternChars(token);
  const quantifier = toQuantifier(tokens[0]);
  if (quantifier) tokens.shift();
  if (group) return toRepeated(group, quantifier ?? ONCE);
  return chars === undefined ? undefined : toChars(chars, quantifier ?? ONCE);
}

/**
 * A text that a pattern allows (JSON Schema 2020-12 validation 6.3.3), of a length between two. The pattern is
 * never run: a foreign one may take years.
 * @returns `undefined` for patterns that look ahead, refer back or are long, and where no length fits.
 */
export function toPatternText(pattern: string, least: number, most: number): string | undefined {
  if (pattern.length > LONGEST_PATTERN) return undefined;
  const plain = LITERAL.exec(pattern)?.[1] ?? pattern;
  const part = readChoice(plain.match(TOKEN) ?? []);
  if (part === undefined) return undefined;
  for (const groups of [0, 1, 2])
    for (const chars of [...WISHES, least, most]) {
      const text = part({ chars, groups });
      if (text && text.length >= least && text.length <= most) return text;
    }
  return undefined;
}
