import * as words from '@/.generated/words/openapi-problems/document';
import { decodeUrlPart } from '@/lib/text/encode';
import {
  getAtPointer,
  getOwn,
  getText,
  isObject,
  normalizePointer,
  unescapePointerPart,
} from './json';
import { addError, type Problems, truncateForMessage } from './problems';
import type { Json, JsonObject } from './types';

/** A value with its location after its references were followed. */
export type ResolvedValue = {
  readonly value: Json | undefined;
  readonly pointer: string;
  /** Pointers of the `$ref` targets passed on the way, first to last. Empty when it was no reference. */
  readonly through: readonly string[];
};

/** The `$ref` of a value; `undefined` where it has none that is a string. */
export function getRef(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? getOwn(value, '$ref') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

const SCHEMA_POINTER = /^#\/(?:components\/schemas|definitions|(?:.*\/)?\$defs)\/([^/]+)$/;

/** Name of the schema at a pointer: `Customer`. `undefined` for a location without a name. */
export function getSchemaName(pointer: string): string | undefined {
  const [, name] = SCHEMA_POINTER.exec(pointer) ?? [];
  return name === undefined ? undefined : unescapePointerPart(name);
}

/** Stand-in for the URL of a document that does not declare its own. */
export const UNKNOWN_BASE_URL = 'https://document.invalid/';

/** Most references followed in a row; only a hostile document has more. */
const MAX_CHAIN = 64;

function findRefTarget(document: JsonObject, ref: string): RefTarget | undefined {
  // Some generators leave a percent sign in a name unencoded: the text is tried as it is, too.
  for (const written of [decodeUrlPart(ref), ref]) {
    const pointer = normalizePointer(written);
    const value = getAtPointer(document, pointer);
    if (value !== undefined) return { value, pointer };
  }
  return undefined;
}

const targetCaches = new WeakMap<JsonObject, Map<string, RefTarget | undefined>>();

/** Target of a reference, cached: one sample follows a few references thousands of times. */
function getCachedTarget(document: JsonObject, ref: string): RefTarget | undefined {
  const cache = targetCaches.get(document) ?? new Map<string, RefTarget | undefined>();
  if (cache.size === 0) targetCaches.set(document, cache);
  if (!cache.has(ref)) cache.set(ref, findRefTarget(document, ref));
  return cache.get(ref);
}

/**
 * Shortens a reference to the document's own URL to its fragment (OpenAPI 3.2 4.1.1 `$self`); any
 * other stays as it is.
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

/** Value that a reference leads to, with its location. */
export type RefTarget = { readonly value: Json; readonly pointer: string };

/**
 * Resolves one local reference. Remote ones are never fetched: they, and references to
 * nothing, become a problem and `undefined`.
 */
export function resolveRef(
  document: JsonObject,
  written: string,
  at: string,
  problems: Problems,
): RefTarget | undefined {
  const ref = normalizeRef(document, written);
  if (!ref.startsWith('#')) {
    addError(problems, 'ref-remote', at, words.refRemote(truncateForMessage(ref)));
    return undefined;
  }
  const target = getCachedTarget(document, ref);
  if (target !== undefined) return target;
  addError(problems, 'ref-not-found', at, words.refNotFound(truncateForMessage(ref)));
  return undefined;
}

/**
 * Follows a value's local references to the end of the chain. A broken one gives the value
 * `undefined`; a loop becomes the problem `ref-loop`.
 */
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
      addError(problems, 'ref-loop', pointer, words.refLoop(truncateForMessage(ref)));
      return { value: undefined, pointer: target.pointer, through };
    }
    through.push(target.pointer);
    here = target;
  }
  return { ...here, through };
}
