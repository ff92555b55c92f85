import { getAtPointer, getOwn, getText, isList, isObject, joinPointer } from '../core/json';
import type { Problems } from '../core/problems';
import { type RefTarget, resolveRef, UNKNOWN_BASE_URL } from '../core/resolve';
import type { Json, JsonObject } from '../core/types';

/** Schemas that references can name (JSON Schema 2020-12 8.2), each with its JSON pointer. */
type NamedSchemas = {
  /** Pointers by absolute address: resolved `$id`s, and `$self` for the document. */
  readonly resources: ReadonlyMap<string, string>;
  /** Addresses by pointer. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Pointers by resource and anchor: `#/components/schemas/Tree#node`. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Pointers of `$dynamicAnchor` only, where a document without `$id` may repeat a name. */
  readonly dynamic: ReadonlyMap<string, readonly string[]>;
};

/** Keywords that hold data, even if it looks like a schema. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Keywords whose keys are free names: `default` is a name in them, not a keyword. */
const NAME_MAPS = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'],
  ...['schemas', 'responses', 'headers', 'parameters', 'requestBodies', 'callbacks', 'pathItems'],
]);

/** Absolute address without its fragment; `undefined` for an invalid one. */
function parseAddress(text: string, base: string): string | undefined {
  try {
    const url = new URL(text, base);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}

type Visit = {
  readonly value: Json;
  readonly pointer: string;
  readonly base: string;
  /** Pointer of the resource that it belongs to. */
  readonly resource: string;
  readonly isNameMap: boolean;
};

function collectNamedSchemas(document: JsonObject): NamedSchemas {
  const resources = new Map<string, string>();
  const anchors = new Map<string, string>();
  const dynamic = new Map<string, string[]>();
  const base = parseAddress(getText(document, '$self'), UNKNOWN_BASE_URL) ?? UNKNOWN_BASE_URL;
  resources.set(base, '#');
  const pending: Visit[] = [
    { value: document, pointer: '#', base, resource: '#', isNameMap: false },
  ];
  for (let here = pending.pop(); here !== undefined; here = pending.pop()) {
    const { value, pointer, isNameMap } = here;
    let { base: around, resource } = here;
    if (isObject(value)) {
      const id = getText(value, '$id');
      const address = id === '' || pointer === '#' ? undefined : parseAddress(id, around);
      if (address !== undefined) {
        around = address;
        resource = pointer;
        resources.set(address, pointer);
      }
      const anchor = getText(value, '$anchor');
      const dynamicAnchor = getText(value, '$dynamicAnchor');
      if (anchor !== '') anchors.set(`${resource}#${anchor}`, pointer);
      if (dynamicAnchor !== '') {
        const name = `${resource}#${dynamicAnchor}`;
        anchors.set(name, pointer);
        const same = dynamic.get(name);
        if (same === undefined) dynamic.set(name, [pointer]);
        else same.push(pointer);
      }
    } else if (!isList(value)) continue;
    for (const [key, inner] of Object.entries<Json>(value)) {
      if (typeof inner !== 'object' || inner === null || (DATA_KEYWORDS.has(key) && !isNameMap))
        continue;
      const context = { pointer: joinPointer(pointer, key), base: around, resource };
      pending.push({ ...context, value: inner, isNameMap: !isNameMap && NAME_MAPS.has(key) });
    }
  }
  const addresses = new Map([...resources].map(([address, pointer]) => [pointer, address]));
  return { resources, addresses, anchors, dynamic };
}

const cache = new WeakMap<JsonObject, NamedSchemas>();

/** Named schemas of a document, collected on first use: most documents use pointers only. */
function getNamedSchemas(document: JsonObject): NamedSchemas {
  const named = cache.get(document) ?? collectNamedSchemas(document);
  cache.set(document, named);
  return named;
}

/** Pointer of the nearest resource around a location. */
function getResource({ addresses }: NamedSchemas, at: string): string {
  let pointer = at;
  while (pointer.includes('/') && !addresses.has(pointer))
    pointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return addresses.has(pointer) ? pointer : '#';
}

/**
 * Finds the pointer for a reference by name: `#name`, `tree`, `https://…/tree#name`, or a pointer
 * into the resource around it. `undefined` if nothing in the document has that name.
 * @param at Pointer of the schema that holds the reference.
 */
function findNamedPointer(document: JsonObject, ref: string, at: string): string | undefined {
  if (ref === '') return undefined;
  const named = getNamedSchemas(document);
  const [before = '', fragment = ''] = ref.split('#', 2);
  const around = getResource(named, at);
  const address = parseAddress(before, named.addresses.get(around) ?? UNKNOWN_BASE_URL);
  const resource = before === '' ? around : named.resources.get(address ?? '');
  if (resource === undefined) return undefined;
  if (fragment === '' || fragment.startsWith('/')) return `${resource}${fragment}`;
  return named.anchors.get(`${resource}#${fragment}`) ?? named.anchors.get(`##${fragment}`);
}

/** Picks the pointer inside a schema from those of one name; an only one wherever it is. */
function findInside(pointers: readonly string[], schema: string): string | undefined {
  if (pointers.length === 1) return pointers[0];
  return pointers.find((pointer) => pointer === schema || pointer.startsWith(`${schema}/`));
}

/**
 * Finds the pointer for a `$dynamicRef`: the outermost schema of the scope with that
 * `$dynamicAnchor` (JSON Schema 2020-12 8.2.3.2), else as for a `$ref`. Without `$id` schemas share
 * one resource; then the anchor inside the schema of the scope counts.
 * @param scope Pointers of the schemas entered and left on the way here, outermost first.
 */
function findDynamicPointer(
  document: JsonObject,
  ref: string,
  at: string,
  scope: readonly string[],
): string | undefined {
  const named = getNamedSchemas(document);
  const fixed = findNamedPointer(document, ref, at);
  if (fixed === undefined) return undefined;
  const name = ref.split('#', 2)[1] ?? '';
  const getDynamicAnchors = (pointer: string) =>
    named.dynamic.get(`${getResource(named, pointer)}#${name}`) ?? [];
  if (!getDynamicAnchors(fixed).includes(fixed)) return fixed;
  for (const pointer of [...scope, at]) {
    const found = findInside(getDynamicAnchors(pointer), pointer);
    if (found !== undefined) return found;
  }
  return fixed;
}

/** `$dynamicRef` of a schema (JSON Schema 2020-12 8.2.3.2); `undefined` for none. */
export function getDynamicRef(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? getOwn(value, '$dynamicRef') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

function getTargetAt(document: JsonObject, pointer: string | undefined): RefTarget | undefined {
  const value = pointer === undefined ? undefined : getAtPointer(document, pointer);
  return pointer === undefined || value === undefined ? undefined : { value, pointer };
}

/**
 * Resolves a schema's reference: a pointer into the document, or the name of a schema in it. A
 * reference that leads nowhere, or out of the document, adds a problem and gives `undefined`.
 */
export function getSchemaTarget(
  document: JsonObject,
  ref: string,
  at: string,
  problems: Problems,
): RefTarget | undefined {
  const found: Problems = [];
  const byPointer = () => resolveRef(document, ref, at, found);
  const byName = () => getTargetAt(document, findNamedPointer(document, ref, at));
  // Pointers count from the document, as authors expect, else from the resource around them. Other
  // references are names first: an `$id` around them changes their address (JSON Schema Core
  // 8.2.1).
  const target =
    ref.startsWith('#') && ref !== '#' ? (byPointer() ?? byName()) : (byName() ?? byPointer());
  if (target === undefined) for (const one of found) problems.push(one);
  return target;
}

/**
 * Resolves a `$dynamicRef`; as a `$ref` if nothing in the document has its name.
 * @param scope Pointers of the schemas passed on the way here, outermost first.
 */
export function getDynamicTarget(
  document: JsonObject,
  ref: string,
  at: string,
  scope: readonly string[],
  problems: Problems,
): RefTarget | undefined {
  const pointer = findDynamicPointer(document, ref, at, scope);
  return getTargetAt(document, pointer) ?? getSchemaTarget(document, ref, at, problems);
}
