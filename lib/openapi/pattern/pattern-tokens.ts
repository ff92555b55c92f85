/** One token: an escape, a class, a group's beginning, a quantifier, or a character. */
const TOKEN =
  /\\(?:[pP]\{[^}]*\}|x[\da-f]{2}|u[\da-f]{4}|[^])|\[\^?(?:\\[^]|[^\]\\])*\]|\(\?(?:<[A-Za-z]\w*>|<?[:!=]?)|\{\d{1,9}(?:,\d{0,9})?\}\??|[*+?]\??|[^]/gi;

/** Fewest and most repetitions; `max` is `Infinity` where a pattern leaves it open. */
export type Quantifier = { readonly min: number; readonly max: number };

/** Quantifier of a token without one. */
export const ONCE: Quantifier = { min: 1, max: 1 };

/** Splits a pattern into tokens; empty for an empty one. */
export function splitTokens(pattern: string): string[] {
  return pattern.match(TOKEN) ?? [];
}

/** Parses a quantifier such as `{2,4}` or `*?`; `undefined` for another token. */
export function parseQuantifier(token = ''): Quantifier | undefined {
  const match = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??$/.exec(token);
  if (!match) return undefined;
  const [, sign, min = '', comma, max = ''] = match;
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  const upper = comma === undefined ? Number(min) : Infinity;
  return { min: Number(min), max: max === '' ? upper : Number(max) };
}

/** Whether a token begins a group that matches as it stands: no lookaround, no flags. */
export function isGroupStart(token: string): boolean {
  return /^\((?:\?(?::|<\w+>))?$/.test(token);
}
