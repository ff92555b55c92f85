import { getText, isObject } from './json';
import { getAt } from './pointer';
import type { Problems } from './problems';
import { resolve, type Resolved } from './resolve';
import type { Json, JsonObject } from './types';

const WORDS = ['summary', 'description'] as const;

type Words = { readonly [key in (typeof WORDS)[number]]?: string };

/** What the references of a chain say besides (OpenAPI 3.1 4.8.23): of several the first speaks. */
function toWords(document: JsonObject, value: Json | undefined, through: readonly string[]): Words {
  // The last one is what they lead to.
  const refs = [value, ...through.slice(0, -1).map((pointer) => getAt(document, pointer))];
  const holders = through.length === 0 ? [] : refs.filter(isObject);
  return Object.fromEntries(
    WORDS.flatMap((key) => {
      const text = holders.map((ref) => getText(ref, key)).find((one) => one !== '');
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

/** Components have a handful of keys. One with more is not copied for each of its references: a hostile document has many. */
const MOST_KEYS = 100;

const smalls = new WeakMap<JsonObject, boolean>();

function isSmall(value: JsonObject): boolean {
  const known = smalls.get(value) ?? Object.keys(value).length <= MOST_KEYS;
  smalls.set(value, known);
  return known;
}

/**
 * What a reference to a response, request body, parameter, header, example or link leads to, in the words that stand beside the
 * reference where it has some (OpenAPI 3.1 4.8.23).
 */
export function resolveComponent(
  document: JsonObject,
  value: Json | undefined,
  pointer: string,
  problems: Problems,
): Resolved {
  const target = resolve(document, value, pointer, problems);
  const { value: found, through } = target;
  if (!isObject(found) || through.length === 0 || !isSmall(found)) return target;
  const words = toWords(document, value, through);
  // The same object where nothing is said: what is found out of it is kept by it.
  return Object.keys(words).length === 0 ? target : { ...target, value: { ...found, ...words } };
}
