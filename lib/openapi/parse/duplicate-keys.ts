import { atPlace, keyTwice, moreKeysTwice, place } from '@/.generated/words/openapi-problems/parse';
import { capitalize } from '@/lib/text/join-words';
import { formatPointer } from '../core/json';
import { type JsonToken, scanJson } from '../core/json-tokens';
import { addCappedProblems, type Problems, truncateForMessage } from '../core/problems';
import type { ApiIndex, Problem } from '../core/types';

/**
 * Search for keys that stand twice in an object of a JSON text. `JSON.parse` silently keeps the
 * last of them, and a second pass over 14 MB takes 100 ms: it runs in slices, and only where the
 * problems of a document are shown.
 */
export type DuplicateKeyCheck = {
  /** Reads on until the end, or until `isOver` returns true. Returns whether anything is left. */
  readonly advance: (isOver: () => boolean) => boolean;
  /** Problems found so far. */
  readonly problems: () => readonly Problem[];
};

/** Tokens between two calls of `isOver`. */
const TOKENS_PER_CHECK = 1024;

/** Most keys whose location is computed; `addCappedProblems` lists no more. */
const MAX_LOCATIONS = 20;

/** Creates a function that formats an offset as line and column; offsets must ascend. */
function createLineLocator(text: string): (offset: number) => string {
  let line = 1;
  let begin = 0;
  return (offset) => {
    for (let end = text.indexOf('\n', begin); end >= 0 && end < offset;) {
      line += 1;
      begin = end + 1;
      end = text.indexOf('\n', begin);
    }
    return place({ line, column: offset - begin + 1 });
  };
}

/** Creates the check of a JSON text; in any other it finds what looks like a key. Never throws. */
function createTextKeyCheck(text: string): DuplicateKeyCheck {
  const tokens = scanJson(text);
  /** Names of each open object so far. */
  const open: Set<string | number>[] = [];
  const found: [string, string][] = [];
  const locate = createLineLocator(text);
  const addKey = ({ start, path }: JsonToken) => {
    const [name = '', names] = [path.at(-1), open.at(-1)];
    if (!names?.has(name)) return void names?.add(name);
    if (found.length >= MAX_LOCATIONS) return void found.push(['#', '']);
    const message = keyTwice(truncateForMessage(String(name)));
    found.push([
      `#${formatPointer(path)}`,
      atPlace({ place: capitalize(locate(start)), problem: message }),
    ]);
  };
  const step = (token: JsonToken) => {
    if (token.kind === 'open') open.push(new Set());
    else if (token.kind === 'close') open.pop();
    else if (token.kind === 'name') addKey(token);
  };
  return {
    advance: (isOver) => {
      let isLeft = true;
      while (isLeft) {
        for (let left = TOKENS_PER_CHECK; left > 0 && isLeft; left -= 1) {
          const { done, value } = tokens.next();
          isLeft = done !== true;
          if (value) step(value);
        }
        if (isOver()) break;
      }
      return isLeft;
    },
    problems: () => {
      const problems: Problems = [];
      addCappedProblems(problems, 'duplicate-key', found, '#', moreKeysTwice);
      return problems;
    },
  };
}

/** Creates the check of a document's text; `undefined` for YAML, whose parser reports such keys. */
export function createDuplicateKeyCheck(
  { problems }: Pick<ApiIndex, 'problems'>,
  text: string,
): DuplicateKeyCheck | undefined {
  // A text that looks like JSON but is not was read as YAML, too.
  const isJson = /^\s*\{/.test(text) && !problems.some(({ id }) => id === 'not-json');
  return isJson ? createTextKeyCheck(text) : undefined;
}
