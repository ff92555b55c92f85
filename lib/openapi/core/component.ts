import { getText, isObject } from './json';
import { getAtPointer } from './pointer';
import type { Problems } from './problems';
import { resolveValue, type ResolvedValue } from './resolve';
import type { Json, JsonObject } from './types';

const REF_TEXT_KEYS = ['summary', 'description'] as const;

type RefTexts = { readonly [key in (typeof REF_TEXT_KEYS)[number]]?: string };

/** What the references of a chain say besides (OpenAPI 3.1 4.8.23): of several the first speaks. */
function getRefTexts(
  document: JsonObject,
  value: Json | undefined,
  through: readonly string[],
): RefTexts {
  // The last one is what they lead to.
  const refs = [value, ...through.slice(0, -1).map((pointer) => getAtPointer(document, pointer))];
  const holders = through.length === 0 ? [] : refs.filter(isObject);
  return Object.fromEntries(
    REF_TEXT_KEYS.flatMap((key) => {
      const text = holders.map((ref) => getText(ref, key)).find((one) => one !== '');
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

/** Components have a handful of keys. One with more is not copied for each of its references: a hostile document has many. */
const MAX_KEYS = 100;

const smallCache = new WeakMap<JsonObject, boolean>();

function isSmall(value: JsonObject): boolean {
  const cached = smallCache.get(value) ?? Object.keys(value).length <= MAX_KEYS;
  smallCache.set(value, cached);
  return cached;
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
): ResolvedValue {
  const target = resolveValue(document, value, pointer, problems);
  const { value: found, through } = target;
  if (!isObject(found) || through.length === 0 || !isSmall(found)) return target;
  const texts = getRefTexts(document, value, through);
  // The same object where nothing is said: what is found out of it is kept by it.
  return Object.keys(texts).length === 0 ? target : { ...target, value: { ...found, ...texts } };
}
