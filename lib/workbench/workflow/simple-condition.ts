import { getOwn, isEqualJson, isList, isNumber, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';

/** Gets the value of an expression: `$response.body#/rcode`; `undefined` for none. */
type Resolve = (expression: string) => Json | undefined;

/** Whether a condition is met, and what its expressions were. */
export type Judgement = {
  readonly isMet: boolean;
  /** Expressions in their order, with their values. */
  readonly values: readonly (readonly [expression: string, value: Json | undefined])[];
};

/** Tokens of a simple condition: operators, a string in single quotes, a literal, an expression. */
const TOKEN =
  /\s*(?:(\|\||&&|[=!<>]=|[<>!()[\].])|('(?:[^']|'')*')|(\$[^\s()<>=!&|[\]]+)|([\w+-]+(?:\.\d+)?))/y;

type Token = {
  readonly kind: 'sign' | 'text' | 'expression' | 'word';
  readonly text: string;
};

/** @throws {SyntaxError} For a character that no token begins with. */
function listTokens(condition: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const { length } = condition.trimEnd();
  while (pattern.lastIndex < length) {
    const match = pattern.exec(condition);
    if (!match) throw new SyntaxError(`“${condition}” is no simple condition`);
    const [, sign, text, expression, word = ''] = match;
    if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (expression === undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'expression', text: expression });
  }
  return tokens;
}

const COMPARISONS: Readonly<
  Record<string, (one: Json | undefined, other: Json | undefined) => boolean>
> = {
  '==': isSame,
  '!=': (one, other) => !isSame(one, other),
  '<': (one, other) => isNumber(one) && isNumber(other) && one < other,
  '<=': (one, other) => isNumber(one) && isNumber(other) && one <= other,
  '>': (one, other) => isNumber(one) && isNumber(other) && one > other,
  '>=': (one, other) => isNumber(one) && isNumber(other) && one >= other,
};

/** Whether two values are equal; texts are compared without regard to case. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return typeof one === 'string' && typeof other === 'string'
    ? one.toLowerCase() === other.toLowerCase()
    : isEqualJson(one, other);
}

const getMember = (value: Json | undefined, name: string) =>
  isObject(value) ? getOwn(value, name) : undefined;

/** Value of an expression whose last names may be members of what it leads to: `$response.body.desk.name`. */
function resolveMembers(text: string, resolve: Resolve): Json | undefined {
  const value = resolve(text);
  const dot = text.lastIndexOf('.');
  if (value !== undefined || dot === -1 || text.includes('#')) return value;
  return getMember(resolveMembers(text.slice(0, dot), resolve), text.slice(dot + 1));
}

/**
 * Reads the tokens of a condition from left to right. Both sides of `&&` and `||` are read, as nothing has an
 * effect but the result.
 */
function createReader(tokens: readonly Token[], resolve: Resolve) {
  const values: (readonly [string, Json | undefined])[] = [];
  let at = 0;
  const isNext = (...signs: readonly string[]) => {
    const token = tokens[at];
    return token?.kind === 'sign' && signs.includes(token.text);
  };
  const take = (sign: string) => {
    if (!isNext(sign)) throw new SyntaxError(`expected “${sign}”`);
    at += 1;
  };
  const takeIf = (sign: string) => isNext(sign) && (at += 1) > 0;
  const readAny = (): Json | undefined => {
    let value = readAll();
    while (takeIf('||')) value = [readAll(), value].some(Boolean);
    return value;
  };
  const readAll = (): Json | undefined => {
    let value = readComparison();
    while (takeIf('&&')) value = [readComparison(), value].every(Boolean);
    return value;
  };
  const readComparison = (): Json | undefined => {
    if (takeIf('!')) return !readComparison();
    const value = readValue();
    const token = tokens[at];
    const compare = token?.kind === 'sign' ? COMPARISONS[token.text] : undefined;
    if (!compare) return value;
    at += 1;
    return compare(value, readValue());
  };
  /** A value with its members. That of an expression is kept with its text. */
  const readValue = (): Json | undefined => {
    const from = at;
    const value = readMember(readOperand());
    if (tokens[from]?.kind === 'expression') {
      const words = tokens.slice(from, at).map(({ text }) => text);
      values.push([words.join(''), value]);
    }
    return value;
  };
  /** Members behind a value: `[0]`, `.name`. */
  const readMember = (value: Json | undefined): Json | undefined => {
    if (takeIf('[')) {
      const index = Number(takeWord());
      take(']');
      return readMember(isList(value) ? value[index] : undefined);
    }
    if (!takeIf('.')) return value;
    const name = takeWord();
    return readMember(getMember(value, name));
  };
  const takeWord = () => {
    const token = tokens[at];
    if (token?.kind !== 'word') throw new SyntaxError('expected a name or index');
    at += 1;
    return token.text;
  };
  const readOperand = (): Json | undefined => {
    if (takeIf('(')) {
      const value = readAny();
      take(')');
      return value;
    }
    const token = tokens[at];
    if (!token || token.kind === 'sign') throw new SyntaxError('expected a value');
    at += 1;
    if (token.kind === 'text') return token.text.slice(1, -1).replaceAll("''", "'");
    if (token.kind === 'word') return parseJsonOrText(token.text);
    return resolveMembers(token.text, resolve);
  };
  return { readAny, isAtEnd: () => at === tokens.length, values };
}

/**
 * Judges a simple condition (Arazzo 1.0.1 4.6.11.2): literals, `$…` expressions, `[]`, `.`, `!`, comparisons,
 * `&&` and `||`. Texts are compared without regard to case; a value that is not there equals nothing.
 * @returns `undefined` for a text that is no such condition.
 */
export function judgeCondition(condition: string, resolve: Resolve): Judgement | undefined {
  try {
    const { readAny, isAtEnd, values } = createReader(listTokens(condition), resolve);
    const value = readAny();
    return isAtEnd() ? { isMet: Boolean(value), values } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
