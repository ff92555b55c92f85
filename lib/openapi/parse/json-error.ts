import * as words from '@/.generated/words/openapi-problems/json-errors';
import { place } from '@/.generated/words/openapi-problems/parse';
import { scanJson } from '../core/json-tokens';
import { findPlace } from './parse-document';

/** A token of JSON at the start of a text. */
const TOKEN =
  /^(?:"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:])/;

/** Tokens that may follow; `isAllowed` checks them, `words.expected` names them. */
type State = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'afterValue';

/** Where a text stops being JSON. */
type JsonError = {
  readonly line: number;
  /** Line and column: `line 3, column 5`. */
  readonly at: string;
  /** Expected tokens and the one that was found there. */
  readonly reason: string;
  /** The reason after `not JSON`. */
  readonly message: string;
};

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

const CLOSERS: ReadonlySet<string> = new Set(Object.values(CLOSING));

function isAllowed(token: string, state: State, open: string | undefined): boolean {
  const isValue = token !== '' && !'}],:'.includes(token);
  switch (state) {
    case 'value':
      return isValue;
    case 'firstValue':
      return isValue || token === ']';
    case 'key':
      return token.startsWith('"');
    case 'firstKey':
      return token.startsWith('"') || token === '}';
    case 'colon':
      return token === ':';
    case 'afterValue':
      return open === undefined ? token === '' : token === ',' || token === CLOSING[open];
  }
}

function nextState(token: string, state: State, open: string | undefined): State {
  if (token === '{') return 'firstKey';
  if (token === '[') return 'firstValue';
  if (token === ':') return 'value';
  if (token === ',') return open === '{' ? 'key' : 'value';
  return state === 'key' || (state === 'firstKey' && token !== '}') ? 'colon' : 'afterValue';
}

/** Sentence with advice on what other formats allow: a comma after the last entry, and comments. */
function selectSentence(token: string, found: string, before: string) {
  if (CLOSERS.has(token) && before.endsWith(',')) return words.receivedAfterComma;
  return /^(\/\/|\/\*|#)/.test(found) ? words.receivedComment : words.received;
}

/**
 * Finds where a text stops being JSON, and what was expected there: Node's own message often lacks
 * the location. `undefined` for JSON.
 */
export function findJsonError(text: string): JsonError | undefined {
  const open: string[] = [];
  let state: State = 'value';
  const fail = (start: number, token = '') => {
    const found = /^\S{0,20}/.exec(text.slice(start, start + 20))?.[0] ?? '';
    const isOver = open.length === 0 && state === 'afterValue';
    const sentence = selectSentence(token, found, text.slice(0, start).trimEnd());
    const reason = sentence({
      expected: words.expected[isOver ? 'nothing' : state],
      found: found || words.endOfFile,
    });
    const [line, column] = findPlace(text, start);
    return { line, at: place({ line, column }), reason, message: words.notJson(reason) };
  };
  for (const { start, end } of scanJson(text)) {
    const run = text.slice(start, end);
    const token = TOKEN.exec(run)?.[0];
    if (token === undefined || !isAllowed(token, state, open.at(-1))) return fail(start, token);
    if (token in CLOSING) open.push(token);
    else if (token === '}' || token === ']') open.pop();
    state = nextState(token, state, open.at(-1));
    if (token !== run) return fail(start + token.length);
  }
  return isAllowed('', state, open.at(-1)) ? undefined : fail(text.length);
}
