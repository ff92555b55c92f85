/** A word of JSON with the white space before it; the empty word is the end. */
const WORD =
  /[ \t\r\n]*("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]|$)/y;

type State = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'afterValue';

/** What may come, in words; what may come, by first character, is in `isAllowed`. */
const EXPECTED: Readonly<Record<State, string>> = {
  value: 'a value',
  firstValue: 'a value or "]"',
  key: 'a key in double quotes',
  firstKey: 'a key in double quotes or "}"',
  colon: 'a colon',
  afterValue: 'a comma or the closing bracket',
};

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

function isAllowed(word: string, state: State, open: string | undefined): boolean {
  const isValue = word !== '' && !'}],:'.includes(word);
  switch (state) {
    case 'value':
      return isValue;
    case 'firstValue':
      return isValue || word === ']';
    case 'key':
      return word.startsWith('"');
    case 'firstKey':
      return word.startsWith('"') || word === '}';
    case 'colon':
      return word === ':';
    case 'afterValue':
      return open === undefined ? word === '' : word === ',' || word === CLOSING[open];
  }
}

function nextState(word: string, state: State, open: string | undefined): State {
  if (word === '{') return 'firstKey';
  if (word === '[') return 'firstValue';
  if (word === ':') return 'value';
  if (word === ',') return open === '{' ? 'key' : 'value';
  return state === 'key' || (state === 'firstKey' && word !== '}') ? 'colon' : 'afterValue';
}

/** `line 3, column 5` of the character at `offset`. */
function formatLocation(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Where a text stops being JSON, and what was expected there. Node's own message often names no place.
 * `undefined` for JSON.
 */
export function findJsonError(text: string): { at: string; message: string } | undefined {
  const open: string[] = [];
  let state: State = 'value';
  let end = 0;
  for (;;) {
    WORD.lastIndex = end;
    const word = WORD.exec(text)?.[1];
    if (word === undefined || !isAllowed(word, state, open.at(-1))) {
      const start = end + (/^[ \t\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
      const found = /^\S{0,20}/.exec(text.slice(start))?.[0];
      const what = open.length === 0 && state === 'afterValue' ? 'nothing more' : EXPECTED[state];
      const message = `not JSON: expected ${what}, received ${found || 'the end of the file'}`;
      return { at: formatLocation(text, start), message };
    }
    if (word === '') return undefined;
    end = WORD.lastIndex;
    if (word in CLOSING) open.push(word);
    else if (word === '}' || word === ']') open.pop();
    state = nextState(word, state, open.at(-1));
  }
}
