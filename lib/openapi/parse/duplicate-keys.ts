import { atPlace, keyTwice, moreKeysTwice, place } from '@/.generated/words/openapi-problems/parse';
import { capitalize } from '@/lib/text/sentence';
import { joinPointer } from '../core/json';
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

/** An object or list that is open. */
type Frame = {
  /** Names of an object so far; absent for a list. */
  readonly names?: Set<string>;
  /** Name or index that is being read. */
  at: string | number;
  /** Whether the next string is the name of a member. */
  isKey: boolean;
};

/** Steps, mostly of one character, between two calls of `isOver`. */
const STEPS_PER_CHECK = 4096;

/** Most keys whose location is computed; `addCappedProblems` lists no more. */
const MAX_LOCATIONS = 20;

/** Offset of the quote that ends a string; the end of the text where none does. */
function findTextEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    // Two backslashes are an escaped one; an odd one escapes the quote.
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

/** Name of a key without quotes and escapes: `"\u0061"` is `a`. */
function decodeKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

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
  const frames: Frame[] = [];
  const found: [string, string][] = [];
  const locate = createLineLocator(text);
  let offset = 0;
  const addKey = (frame: Frame, end: number) => {
    const name = decodeKey(text.slice(offset, end + 1));
    frame.at = name;
    frame.isKey = false;
    if (!frame.names?.has(name)) return void frame.names?.add(name);
    if (found.length >= MAX_LOCATIONS) return void found.push(['#', '']);
    const message = keyTwice(truncateForMessage(name));
    // Joined one by one: a hostile document has more levels than a call may have arguments.
    const location = frames.reduce((pointer, { at }) => joinPointer(pointer, at), '#');
    found.push([location, atPlace({ place: capitalize(locate(offset)), problem: message })]);
  };
  const step = () => {
    const frame = frames.at(-1);
    switch (text[offset]) {
      case '"': {
        const end = findTextEnd(text, offset);
        if (frame?.isKey) addKey(frame, end);
        offset = end;
        break;
      }
      case '{':
        frames.push({ names: new Set(), at: '', isKey: true });
        break;
      case '[':
        frames.push({ at: 0, isKey: false });
        break;
      case '}':
      case ']':
        frames.pop();
        break;
      case ',':
        if (typeof frame?.at === 'number') frame.at += 1;
        else if (frame) frame.isKey = true;
        break;
      default:
    }
    offset += 1;
  };
  return {
    advance: (isOver) => {
      while (offset < text.length) {
        for (let left = STEPS_PER_CHECK; left > 0 && offset < text.length; left -= 1) step();
        if (isOver()) break;
      }
      return offset < text.length;
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
