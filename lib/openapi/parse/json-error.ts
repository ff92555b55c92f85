import * as words from '@/.generated/words/openapi-problems/json-errors';
import { place } from '@/.generated/words/openapi-problems/parse';
import { findPlace } from './parse-document';

/** A token of JSON with the white space before it; the empty token is the end of the text. */
const TOKEN =
  /[ \t\r\n]*("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]|$)/y;

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
  let end = 0;
  for (;;) {
    TOKEN.lastIndex = end;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined || !isAllowed(token, state, open.at(-1))) {
      const start = end + (/^[ \t\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
      const found = /^\S{0,20}/.exec(text.slice(start))?.[0] ?? '';
      const isOver = open.length === 0 && state === 'afterValue';
      const sentence = selectSentence(token ?? '', found, text.slice(0, start).trimEnd());
      const reason = sentence({
        expected: words.expected[isOver ? 'nothing' : state],
        found: found || words.endOfFile,
      });
      const [line, column] = findPlace(text, start);
      return { line, at: place({ line, column }), reason, message: words.notJson(reason) };
    }
    if (token === '') return undefined;
    end = TOKEN.lastIndex;
    if (token in CLOSING) open.push(token);
    else if (token === '}' || token === ']') open.pop();
    state = nextState(token, state, open.at(-1));
  }
}
