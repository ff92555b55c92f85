import { getOwn, isObject } from './json';
import { findDynamicPointer, findNamedPointer } from './named-schemas';
import { getAt, toDecoded, toNormal, toParts } from './pointer';
import { addError, type Problems, toShort } from './problems';
import type { Json, JsonObject } from './types';

/** A value with the place it was found at, after its references were followed. */
export type Resolved = {
  readonly value: Json | undefined;
  readonly pointer: string;
  /** Pointers of the `$ref` targets passed on the way, first to last. Empty when it was no reference. */
  readonly through: readonly string[];
};

function getReference(value: Json | undefined, key: '$ref' | '$dynamicRef'): string | undefined {
  const ref = isObject(value) ? getOwn(value, key) : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

/** The reference of a value: its own `$ref` when that is a string. */
export function getRef(value: Json | undefined): string | undefined {
  return getReference(value, '$ref');
}

/** The reference of a schema whose target depends on what is open around it (JSON Schema 2020-12 8.2.3.2). */
export function getDynamicRef(value: Json | undefined): string | undefined {
  return getReference(value, '$dynamicRef');
}

const NAMED = /^#\/(?:components\/schemas|definitions|(?:.*\/)?\$defs)\/([^/]+)$/;

/** The name of the schema a pointer leads to: `Customer`. `undefined` for a place without a name. */
export function getSchemaName(pointer: string): string | undefined {
  return NAMED.test(pointer) ? toParts(pointer).at(-1) : undefined;
}

/** No real document goes on for longer; a hostile one may. */
const MAX_CHAIN = 64;

function toTarget(document: JsonObject, ref: string): { value: Json | undefined; pointer: string } {
  const decoded = toNormal(toDecoded(ref));
  const value = getAt(document, decoded);
  if (value !== undefined || !ref.includes('%')) return { value, pointer: decoded };
  // Some generators write a percent sign that is part of the name.
  const raw = toNormal(ref);
  return { value: getAt(document, raw), pointer: raw };
}

/** What a reference leads to, and where that stands. */
type Target = { readonly value: Json; readonly pointer: string };

function getNamed(document: JsonObject, pointer: string | undefined): Target | undefined {
  const value = pointer === undefined ? undefined : getAt(document, pointer);
  return pointer === undefined || value === undefined ? undefined : { value, pointer };
}

/**
 * Where a `$dynamicRef` leads.
 * @param trail Pointers of what is open, outermost first.
 */
export function getDynamicTarget(
  document: JsonObject,
  ref: string,
  at: string,
  trail: readonly string[],
  problems: Problems,
): Target | undefined {
  const pointer = findDynamicPointer(document, ref, at, trail);
  return getNamed(document, pointer) ?? getTarget(document, ref, at, problems);
}

/**
 * Where one reference leads: a pointer into the document, or the name of a schema in it. What stands
 * elsewhere is never fetched (DESIGN 5): such references, and those to nothing, become a problem
 * and `undefined`.
 */
export function getTarget(
  document: JsonObject,
  ref: string,
  at: string,
  problems: Problems,
): Target | undefined {
  const { value, pointer } = ref.startsWith('#')
    ? toTarget(document, ref)
    : { value: undefined, pointer: '' };
  if (value !== undefined) return { value, pointer };
  const named = getNamed(document, findNamedPointer(document, ref, at));
  if (named !== undefined) return named;
  if (!ref.startsWith('#')) {
    addError(
      problems,
      'ref-remote',
      at,
      `The reference ${toShort(ref)} leads out of the document.`,
    );
    return undefined;
  }
  addError(problems, 'ref-not-found', at, `Nothing stands at ${toShort(ref)}.`);
  return undefined;
}

/** Follows a value's local references to the end of the chain; a loop becomes the problem `ref-loop`. */
export function resolve(
  document: JsonObject,
  value: Json | undefined,
  pointer: string,
  problems: Problems,
): Resolved {
  const through: string[] = [];
  let here: { value: Json | undefined; pointer: string } = { value, pointer };
  for (let ref = getRef(value); ref !== undefined; ref = getRef(here.value)) {
    const target = getTarget(document, ref, here.pointer, problems);
    if (target === undefined) return { value: undefined, pointer: here.pointer, through };
    if (through.includes(target.pointer) || through.length >= MAX_CHAIN) {
      addError(problems, 'ref-loop', pointer, `The reference ${toShort(ref)} does not end.`);
      return { value: undefined, pointer: target.pointer, through };
    }
    through.push(target.pointer);
    here = target;
  }
  return { ...here, through };
}
