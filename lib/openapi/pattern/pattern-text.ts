import { getTokenChars } from './pattern-chars';
import { mayMatchPattern } from './pattern-test';
import {
  isGroupStart,
  ONCE,
  parseQuantifier,
  type Quantifier,
  splitTokens,
} from './pattern-tokens';

/** Repetitions of what a quantifier leaves open: of characters, and of groups. */
type Repetitions = { readonly chars: number; readonly groups: number };

/** Text of a part of a pattern; `undefined` where it grows too long. */
type Part = (times: Repetitions) => string | undefined;

/** Longest pattern that is parsed, and longest text that is built, in characters. */
const MAX_PATTERN_CHARS = 500;
const MAX_TEXT_CHARS = 300;

/** Repetitions of characters in the order they are tried: as in `string`, then fewer, then more. */
const REPEAT_COUNTS = [6, 1, 0, 2, 3, 4, 12, 24, 48, 96];

/** Repetitions of groups that are tried where fewer give too short a text. */
const GROUP_COUNTS = [3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 48, 64];

/** A pattern written as a literal of JavaScript: `/^a$/i`. */
const LITERAL = /^\/(\^.*)\/[a-z]*$/;

const EMPTY: Part = () => '';

function clamp(count: number, { min, max }: Quantifier): number {
  return Math.max(min, Math.min(count, max));
}

/** Repeats characters in turn; a single one, such as a hyphen, as rarely as a group. */
function repeatChars(chars: string, quantifier: Quantifier): Part {
  return (times) => {
    const count = clamp(chars.length === 1 ? times.groups : times.chars, quantifier);
    if (count > MAX_TEXT_CHARS) return undefined;
    return chars.repeat(Math.ceil(count / chars.length)).slice(0, count);
  };
}

function repeatPart(part: Part, quantifier: Quantifier): Part {
  return (times) => {
    const text = part(times);
    const count = clamp(times.groups, quantifier);
    return text === undefined || text.length * count > MAX_TEXT_CHARS
      ? undefined
      : text.repeat(count);
  };
}

function joinParts(parts: readonly Part[]): Part {
  return (times) => {
    let text = '';
    for (const part of parts) {
      const next = part(times);
      if (next === undefined || text.length + next.length > MAX_TEXT_CHARS) return undefined;
      text += next;
    }
    return text;
  };
}

/** First choice whose text is not empty. */
function firstNonEmpty(choices: readonly Part[]): Part {
  return (times) => {
    for (const choice of choices) {
      const text = choice(times);
      if (text !== '') return text;
    }
    return '';
  };
}

/** Parses tokens up to the end of a group; `undefined` where one is not understood. */
function parseChoice(tokens: string[]): Part | undefined {
  const choices: Part[][] = [[]];
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (token === '|') choices.push([]);
    else {
      const part = parsePart(token, tokens);
      if (part === undefined) return undefined;
      choices.at(-1)?.push(part);
    }
  }
  return firstNonEmpty(choices.map(joinParts));
}

function parsePart(token: string, tokens: string[]): Part | undefined {
  if (token === '^') return EMPTY;
  if (token === '$') return /^[|)]?$/.test(tokens[0] ?? '') ? EMPTY : undefined;
  const isGroup = isGroupStart(token);
  // Lookarounds are ignored: a text that violates them is not returned.
  if (/^\(\?<?[!=]$/.test(token)) return parseChoice(tokens) && EMPTY;
  if (token.startsWith('(?') && !isGroup) return undefined;
  const group = isGroup ? parseChoice(tokens) : undefined;
  const chars = isGroup || parseQuantifier(token) ? undefined : getTokenChars(token);
  const quantifier = parseQuantifier(tokens[0]);
  if (quantifier) tokens.shift();
  if (group) return repeatPart(group, quantifier ?? ONCE);
  return chars === undefined ? undefined : repeatChars(chars, quantifier ?? ONCE);
}

/**
 * Builds a text that a pattern allows (JSON Schema 2020-12 validation 6.3.3), between two lengths
 * in characters. A pattern that may take years is not run.
 * @returns `undefined` for patterns that refer back or are long, and where no text fits.
 */
export function buildPatternText(
  pattern: string,
  minLength: number,
  maxLength: number,
): string | undefined {
  if (pattern.length > MAX_PATTERN_CHARS) return undefined;
  const plain = LITERAL.exec(pattern)?.[1] ?? pattern;
  const part = parseChoice(splitTokens(plain));
  if (part === undefined) return undefined;
  for (const groups of [0, 1, 2, ...GROUP_COUNTS, minLength])
    for (const chars of [...REPEAT_COUNTS, minLength, maxLength]) {
      const text = part({ chars, groups });
      const fits = text && text.length >= minLength && text.length <= maxLength;
      if (fits && mayMatchPattern(text, plain)) return text;
    }
  return undefined;
}
