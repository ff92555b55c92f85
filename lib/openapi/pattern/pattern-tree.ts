import {
  isGroupStart,
  ONCE,
  parseQuantifier,
  type Quantifier,
  splitTokens,
} from './pattern-tokens';

/** Characters of one token: those of ASCII in `chars`, or with `isNegated` every other character. */
export type CharSet = { readonly chars: string; readonly isNegated: boolean };

/** Part of a pattern with its repetitions: one of some characters, or one of several sequences. */
export type Part = { readonly times: Quantifier } & (
  | { readonly set: CharSet; readonly choices?: undefined }
  | { readonly set?: undefined; readonly choices: readonly Sequence[] }
);

/** Parts that follow each other; empty for an empty text. */
export type Sequence = readonly Part[];

/** Choice of a whole pattern, and whether it is bound to the start and the end of the text. */
export type Choice = {
  readonly parts: Sequence;
  readonly isStart: boolean;
  readonly isEnd: boolean;
};

/** Longest pattern that is parsed, and most groups in groups. */
const MAX_PATTERN_CHARS = 300;
const MAX_DEPTH = 8;

/** Characters that `.` leaves out (ECMA-262 12.3). */
export const LINE_BREAKS = '\n\r';

/** Characters of ASCII that `\S` leaves out. */
export const WHITE_SPACE = '\t\n\v\f\r ';

/** Tokens whose characters ASCII describes: `\d`, `[^a-z_]`, `\.`, `a`. */
const ASCII_TOKEN =
  /^(?:\[\^?(?:\\[dw]|\\[!-/:-@[-`{-~]|[ -[\]^-~])+\]|\\[dw]|\\[!-/:-@[-`{-~]|[ -#%-'\x2c-/0->@-Z_`a-z~])$/;

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

function parseCharSet(token: string): CharSet | undefined {
  if (token === '.') return { chars: LINE_BREAKS, isNegated: true };
  if (token === '\\S' || token === '[^\\s]') return { chars: WHITE_SPACE, isNegated: true };
  if (!ASCII_TOKEN.test(token)) return undefined;
  const one = new RegExp(`^${token}$`, 'u');
  const isNegated = token.startsWith('[^');
  return { chars: ASCII.filter((char) => one.test(char) !== isNegated).join(''), isNegated };
}

/** Parses tokens up to the end of a group; `undefined` where one is not understood. */
function parseChoices(tokens: string[], depth: number): readonly Sequence[] | undefined {
  const choices: Part[][] = [[]];
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (token === '|') choices.push([]);
    else {
      const part = parsePart(token, tokens, depth);
      if (part === undefined) return undefined;
      choices.at(-1)?.push(part);
    }
  }
  return choices;
}

function parsePart(token: string, tokens: string[], depth: number): Part | undefined {
  const isGroup = isGroupStart(token) && depth < MAX_DEPTH;
  const choices = isGroup ? parseChoices(tokens, depth + 1) : undefined;
  const set = isGroup ? undefined : parseCharSet(token);
  const quantifier = parseQuantifier(tokens[0]);
  if (quantifier) tokens.shift();
  const times = quantifier ?? ONCE;
  if (choices) return { choices, times };
  return set && { set, times };
}

/** Splits tokens at the `|` outside of groups. */
function splitChoices(tokens: readonly string[]): readonly string[][] {
  const choices: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.startsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) choices.push([]);
    else choices.at(-1)?.push(token);
  }
  return choices;
}

function parseWholeChoice(tokens: readonly string[]): Choice | undefined {
  const isStart = tokens[0] === '^';
  const isEnd = tokens.at(-1) === '$';
  const inside = tokens.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  const [parts, ...others] = parseChoices(inside, 0) ?? [];
  return parts && others.length === 0 ? { parts, isStart, isEnd } : undefined;
}

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Parses a pattern of JSON Schema (ECMA-262, validation 6.3.3) into its choices; it is never run.
 * @returns `undefined` for one that is long or invalid, refers back, looks around, or has
 * characters that ASCII does not describe.
 */
export function parsePattern(pattern: string): readonly Choice[] | undefined {
  if (pattern.length > MAX_PATTERN_CHARS || !isValid(pattern)) return undefined;
  const choices = splitChoices(splitTokens(pattern)).map(parseWholeChoice);
  return choices.every((one) => one !== undefined) ? choices : undefined;
}
