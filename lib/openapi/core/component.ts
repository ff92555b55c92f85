import { getAtPointer, getText, isObject } from './json';
import type { Problems } from './problems';
import { type ResolvedValue, resolveValue } from './resolve';
import type { Json, JsonObject } from './types';

const REF_TEXT_KEYS = ['summary', 'description'] as const;

type RefTexts = { readonly [key in (typeof REF_TEXT_KEYS)[number]]?: string };

/** Texts beside the references of a chain (OpenAPI 3.1 4.8.23); the first non-empty one counts. */
function getRefTexts(
  document: JsonObject,
  value: Json | undefined,
  through: readonly string[],
): RefTexts {
  // The last pointer leads to the component itself.
  const refs = [value, ...through.slice(0, -1).map((pointer) => getAtPointer(document, pointer))];
  const holders = through.length === 0 ? [] : refs.filter(isObject);
  return Object.fromEntries(
    REF_TEXT_KEYS.flatMap((key) => {
      const text = holders.map((ref) => getText(ref, key)).find((one) => one !== '');
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

/** Most keys of a component that is copied for a reference; a hostile document has many of both. */
const MAX_KEYS = 100;

const smallCache = new WeakMap<JsonObject, boolean>();

function isSmall(value: JsonObject): boolean {
  const cached = smallCache.get(value) ?? Object.keys(value).length <= MAX_KEYS;
  smallCache.set(value, cached);
  return cached;
}

/**
 * Resolves a reference to a response, request body, parameter, header, example or link, with the
 * `summary` and `description` beside the reference in place of its own (OpenAPI 3.1 4.8.23).
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
  // Without such texts the object stays the same: caches are keyed by it.
  return Object.keys(texts).length === 0 ? target : { ...target, value: { ...found, ...texts } };
}
