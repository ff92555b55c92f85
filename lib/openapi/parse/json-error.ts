/** A token of JSON with the white space before it; the empty token is the end of the text. */
const TOKEN =
  /[ \t\r\n]*("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]|$)/y;

type State = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'afterValue';

/** Expected tokens of each state for messages; `isAllowed` checks them. */
const EXPECTED: Readonly<Record<State, string>> = {
  value: 'a value',
  firstValue: 'a value or "]"',
  key: 'a key in double quotes',
  firstKey: 'a key in double quotes or "}"',
  colon: 'a colon',
  afterValue: 'a comma or the closing bracket',
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

/** Formats an offset as `line 3, column 5`. */
function formatLocation(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Advice on what other formats allow: a comma after the last entry, and comments. */
function describeFix(token: string, found: string, before: string): string {
  if (CLOSERS.has(token) && before.endsWith(',')) return '. Take the comma before it away';
  return /^(\/\/|\/\*|#)/.test(found) ? '. JSON has no comments: take it away' : '';
}

/**
 * Finds where a text stops being JSON, and what was expected there: Node's own message often lacks
 * the location. `undefined` for JSON.
 */
export function findJsonError(text: string): { at: string; message: string } | undefined {
  const open: string[] = [];
  let state: State = 'value';
  let end = 0;
  for (;;) {
    TOKEN.lastIndex = end;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined || !isAllowed(token, state, open.at(-1))) {
      const start = end + (/^[ \t\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
      const found = /^\S{0,20}/.exec(text.slice(start))?.[0];
      const what = open.length === 0 && state === 'afterValue' ? 'nothing more' : EXPECTED[state];
      const fix = describeFix(token ?? '', found ?? '', text.slice(0, start).trimEnd());
      const message = `not JSON: expected ${what}, received ${found || 'the end of the file'}${fix}`;
      return { at: formatLocation(text, start), message };
    }
    if (token === '') return undefined;
    end = TOKEN.lastIndex;
    if (token in CLOSING) open.push(token);
    else if (token === '}' || token === ']') open.pop();
    state = nextState(token, state, open.at(-1));
  }
}
