import { getOwn, getText, isObject } from './json';
import { getAtPointer, decodeFragment, normalizePointer, unescapePointerPart } from './pointer';
import { addError, type Problems, truncateForMessage } from './problems';
import type { Json, JsonObject } from './types';

/** A value with the place it was found at, after its references were followed. */
export type ResolvedValue = {
  readonly value: Json | undefined;
  readonly pointer: string;
  /** Pointers of the `$ref` targets passed on the way, first to last. Empty when it was no reference. */
  readonly through: readonly string[];
};

/** The reference of a value: its own `$ref` when that is a string. */
export function getRef(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? getOwn(value, '$ref') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

const SCHEMA_POINTER = /^#\/(?:components\/schemas|definitions|(?:.*\/)?\$defs)\/([^/]+)$/;

/** The name of the schema a pointer leads to: `Customer`. `undefined` for a place without a name. */
export function getSchemaName(pointer: string): string | undefined {
  const [, name] = SCHEMA_POINTER.exec(pointer) ?? [];
  return name === undefined ? undefined : unescapePointerPart(name);
}

/** Stands for the address of a document that does not tell its own. */
export const UNKNOWN_BASE_URL = 'https://document.invalid/';

/** No real document goes on for longer; a hostile one may. */
const MAX_CHAIN = 64;

function findRefTarget(document: JsonObject, ref: string): RefTarget | undefined {
  // Some generators write a percent sign that is part of the name.
  for (const written of [decodeFragment(ref), ref]) {
    const pointer = normalizePointer(written);
    const value = getAtPointer(document, pointer);
    if (value !== undefined) return { value, pointer };
  }
  return undefined;
}

const targetCaches = new WeakMap<JsonObject, Map<string, RefTarget | undefined>>();

/** The same, found once for each reference: one sample follows thousands of a few. */
function getCachedTarget(document: JsonObject, ref: string): RefTarget | undefined {
  const cache = targetCaches.get(document) ?? new Map<string, RefTarget | undefined>();
  if (cache.size === 0) targetCaches.set(document, cache);
  if (!cache.has(ref)) cache.set(ref, findRefTarget(document, ref));
  return cache.get(ref);
}

/**
 * A reference as a fragment of the document where it names the document's own address (OpenAPI 3.2 4.1.1 `$self`);
 * any other as it is.
 */
export function normalizeRef(document: JsonObject, ref: string): string {
  const self = ref.startsWith('#') ? '' : getText(document, '$self');
  if (self === '') return ref;
  try {
    const base = new URL(self, UNKNOWN_BASE_URL);
    const url = new URL(ref, base);
    const { hash } = url;
    url.hash = base.hash = '';
    return url.href === base.href ? hash || '#' : ref;
  } catch {
    return ref;
  }
}

/** What a reference leads to, and where that stands. */
export type RefTarget = { readonly value: Json; readonly pointer: string };

/**
 * Where one local reference leads. Remote references are never fetched (DESIGN 5): they, and
 * references to nothing, become a problem and `undefined`.
 */
export function resolveRef(
  document: JsonObject,
  written: string,
  at: string,
  problems: Problems,
): RefTarget | undefined {
  const ref = normalizeRef(document, written);
  if (!ref.startsWith('#')) {
    addError(
      problems,
      'ref-remote',
      at,
      `The reference ${truncateForMessage(ref)} leads out of the document.`,
    );
    return undefined;
  }
  const target = getCachedTarget(document, ref);
  if (target !== undefined) return target;
  addError(problems, 'ref-not-found', at, `Nothing stands at ${truncateForMessage(ref)}.`);
  return undefined;
}

/** Follows a value's local references to the end of the chain; a loop becomes the problem `ref-loop`. */
export function resolveValue(
  document: JsonObject,
  value: Json | undefined,
  pointer: string,
  problems: Problems,
): ResolvedValue {
  const through: string[] = [];
  let here: { value: Json | undefined; pointer: string } = { value, pointer };
  for (let ref = getRef(value); ref !== undefined; ref = getRef(here.value)) {
    const target = resolveRef(document, ref, here.pointer, problems);
    if (target === undefined) return { value: undefined, pointer: here.pointer, through };
    if (through.includes(target.pointer) || through.length >= MAX_CHAIN) {
      addError(
        problems,
        'ref-loop',
        pointer,
        `The reference ${truncateForMessage(ref)} does not end.`,
      );
      return { value: undefined, pointer: target.pointer, through };
    }
    through.push(target.pointer);
    here = target;
  }
  return { ...here, through };
}
