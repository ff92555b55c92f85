import { type Dictionary, listElements, listEntries, type Words } from './dictionary';
import { type Message, MessageError, parseMessage } from './message';

const listNames = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ');

/** Error in the arguments of a translation; `undefined` for none. */
function findArgumentProblem(
  { types: english }: Message,
  { types: own }: Message,
  elements: ReadonlySet<string>,
): string | undefined {
  const unknown = [...own.keys()].filter((name) => !english.has(name));
  if (unknown.length > 0)
    return `has ${listNames(unknown)}, which English has not: use ${listNames(english.keys()) || 'none'}`;
  const lost = [...english.keys()].filter((name) => !own.has(name));
  if (lost.length > 0) return `lacks ${listNames(lost)}: put it where the language has it`;
  const other = [...own].find(([name, type]) => type !== 'value' && type !== english.get(name));
  if (other)
    return `takes {${other[0]}} as a ${other[1]}, and English does not: write {${other[0]}, plural, other {…}} there, too`;
  const order = [...english.keys()].filter((name) => elements.has(name));
  return [...own.keys()].filter((name) => elements.has(name)).join() === order.join()
    ? undefined
    : `has its elements in another order: components fill ${listNames(order)} in this one`;
}

/** Finds what is wrong with a text of a language; `undefined` for nothing. */
export function findTextProblem(
  english: string,
  own: string,
  elements: ReadonlySet<string>,
): string | undefined {
  try {
    const message = parseMessage(own);
    if (own.trim() === '') return 'is empty: translate it';
    return findArgumentProblem(parseMessage(english), message, elements);
  } catch (error) {
    if (error instanceof MessageError) return error.message;
    throw error;
  }
}

function* listProblems(english: Words, own: Words, path: string): Generator<string> {
  const names = new Set(
    [english, own].flatMap((words) => listEntries(words).map(([name]) => name)),
  );
  for (const name of names) {
    const [wanted, found] = [english[name], own[name]];
    const key = `${path}${name}`;
    if (wanted === undefined) yield `${key} is not in English: remove it, or add it there`;
    else if (found === undefined) yield `${key} is missing: translate it from English`;
    else if (typeof wanted === 'object' && typeof found === 'object')
      yield* listProblems(wanted, found, `${key}.`);
    else if (typeof wanted === 'object' || typeof found === 'object')
      yield `${key} is ${typeof wanted === 'object' ? 'a group' : 'a text'} in English: make it one`;
    else {
      const problem = findTextProblem(wanted, found, listElements(english, name));
      if (problem !== undefined) yield `${key} ${problem}`;
    }
  }
}

/**
 * Lists what is wrong with the words of a language, as `shell.json: frame.skip is missing: …`: keys that it lacks, or
 * that English has not; messages that do not parse, or have other arguments. Empty where nothing is.
 */
export function listWordProblems(english: Dictionary, own: Dictionary): readonly string[] {
  const areas = new Set([...english.keys(), ...own.keys()]);
  return [...areas].flatMap((area) => [
    ...listProblems(english.get(area) ?? {}, own.get(area) ?? {}, `${area}.json: `),
  ]);
}
