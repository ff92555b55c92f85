/** A token of a JSON text. */
export type JsonToken = {
  readonly kind: 'name' | 'value' | 'open' | 'close' | 'comma' | 'colon';
  readonly start: number;
  /** Index behind the token. */
  readonly end: number;
  /** Names and indexes of the value, or of the property whose name it is. It changes with the next token. */
  readonly path: readonly (string | number)[];
};

/** Index behind the quote that ends a string; the end of the text where none does. */
function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    // Two backslashes are an escaped one; an odd one escapes the quote.
    if ((end - before) % 2 === 0) return end + 1;
  }
  return text.length;
}

/** Text of a string by its token: `"\u0061"` is `a`; the token where that is no string. */
export function parseStringToken(token: string): string {
  if (token.length > 1 && token.startsWith('"') && token.endsWith('"') && !token.includes('\\'))
    return token.slice(1, -1);
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

/**
 * Reads the tokens of a JSON text one after another: strings, signs, and runs of other characters. It checks none of
 * them, and takes a text that is no JSON as if it were. Nesting has no limit.
 */
export function* scanJson(text: string, start = 0): Generator<JsonToken, void> {
  const pattern = /["{}[\],:]|[^ \t\r\n"{}[\],:]+/g;
  pattern.lastIndex = start;
  const path: (string | number)[] = [];
  let isName = false;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [sign] = match;
    const end = sign === '"' ? findStringEnd(text, match.index) : pattern.lastIndex;
    pattern.lastIndex = end;
    const token = { start: match.index, end, path };
    if (sign === '{' || sign === '[') {
      yield { kind: 'open', ...token };
      path.push(sign === '[' ? 0 : '');
      isName = sign === '{';
    } else if (sign === '}' || sign === ']') {
      path.pop();
      isName = false;
      yield { kind: 'close', ...token };
    } else if (sign === ',') {
      const last = path.at(-1);
      if (typeof last === 'number') path[path.length - 1] = last + 1;
      isName = typeof last === 'string';
      yield { kind: 'comma', ...token };
    } else if (sign === ':') {
      yield { kind: 'colon', ...token };
    } else if (sign === '"' && isName) {
      path[path.length - 1] = parseStringToken(text.slice(match.index, end));
      isName = false;
      yield { kind: 'name', ...token };
    } else {
      isName = false;
      yield { kind: 'value', ...token };
    }
  }
}
