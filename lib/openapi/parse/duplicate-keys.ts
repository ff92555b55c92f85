import { addCappedProblems } from '../core/capped-problems';
import { joinPointer } from '../core/pointer';
import { type Problems, truncateForMessage } from '../core/problems';
import type { ApiIndex, Problem } from '../core/types';

/**
 * Looks for keys that stand twice in an object of a JSON text. `JSON.parse` keeps the last and says nothing, and to read
 * the text a second time would cost a document of 14 MB a tenth of a second: so it is not part of reading a document,
 * but done in slices, where somebody asks what is wrong with it.
 */
export type DuplicateKeyCheck = {
  /** Reads on until all is read or `isOver` says so. Returns whether anything is left. */
  readonly advance: (isOver: () => boolean) => boolean;
  /** What was found so far. */
  readonly problems: () => readonly Problem[];
};

/** An object or list that is open. */
type Frame = {
  /** Names of an object so far; absent for a list. */
  readonly names?: Set<string>;
  /** The name or place that is being read. */
  at: string | number;
  /** In an object: a text is a name. */
  isKey: boolean;
};

/** Pieces of a text that are read between two looks at the clock. */
const STEPS_PER_CHECK = 4096;

/** The places of as many keys are found; `addCappedProblems` tells no more. */
const MAX_LOCATIONS = 20;

/** Where a text ends that begins at a quote; the end of all where it does not. */
function findTextEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    // Two backslashes are one that is meant; an odd one is the quote's.
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

/** A key as it is meant: `"\u0061"` is `"a"`. */
function decodeKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** Says on which line and in which column of a text a place is. Asked of places in their order. */
function createLineLocator(text: string): (offset: number) => string {
  let line = 1;
  let begin = 0;
  return (offset) => {
    for (let end = text.indexOf('\n', begin); end >= 0 && end < offset;) {
      line += 1;
      begin = end + 1;
      end = text.indexOf('\n', begin);
    }
    return `Line ${line}, column ${offset - begin + 1}`;
  };
}

/** A check of a JSON text that is known to be one: of any other it finds whatever it takes for keys. Never throws. */
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
    const message = `"${truncateForMessage(name)}" stands here twice; the last one counts. Remove one of them.`;
    // One by one: a hostile document has more of them than a call may have arguments.
    const location = frames.reduce((pointer, { at }) => joinPointer(pointer, at), '#');
    found.push([location, `${locate(offset)}: ${message}`]);
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
      const describeRest = (count: number) => `${count} more keys stand twice in an object.`;
      addCappedProblems(problems, 'duplicate-key', found, '#', describeRest);
      return problems;
    },
  };
}

/** The same of the text that a document was read from; `undefined` for YAML, whose reader tells of such keys itself. */
export function createDuplicateKeyCheck(
  { problems }: Pick<ApiIndex, 'problems'>,
  text: string,
): DuplicateKeyCheck | undefined {
  // What looks like JSON and is none was read as YAML, too.
  const isJson = /^\s*\{/.test(text) && !problems.some(({ id }) => id === 'not-json');
  return isJson ? createTextKeyCheck(text) : undefined;
}
