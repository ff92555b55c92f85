import { mappingToNothing, moreMappings } from '@/.generated/words/openapi-problems/document';
import { getObject, joinPointer } from '../core/json';
import { addCappedProblems, type Problems, truncateForMessage } from '../core/problems';
import { getSchemaName } from '../core/resolve';
import type { Json, JsonObject } from '../core/types';
import { getSchemaTarget } from './named-schemas';

/** Property whose value identifies a schema, with the mapping of values to schemas. */
export type Discriminator = {
  readonly property: string;
  readonly mapping: JsonObject;
  /** Reference or name of the schema for unmapped or absent values; empty for none. */
  readonly defaultMapping: string;
  /** Pointer of the schema that declares it. */
  readonly pointer: string;
};

/** Name of a component bundled from a file, by its address: `../Dog.yaml`, `all.yaml#/Dog`. */
function bundledSchemaName(to: string): string {
  return to.slice(Math.max(to.lastIndexOf('/'), to.lastIndexOf('#')) + 1);
}

/**
 * Resolves a mapping target to a pointer: by component name (OpenAPI 3.0.3 4.7.25), by reference,
 * or by the file that it was in before bundling. `undefined` if it leads nowhere.
 * @param at Pointer of the schema that declares the mapping.
 */
export function resolveMappingPointer(
  document: JsonObject,
  to: string,
  at: string,
): string | undefined {
  const schemas = getObject(getObject(document, 'components'), 'schemas') ?? {};
  const componentPointer = (name: string) =>
    Object.hasOwn(schemas, name) ? joinPointer('#/components/schemas', name) : undefined;
  const pointer = componentPointer(to) ?? getSchemaTarget(document, to, at, [])?.pointer;
  if (pointer !== undefined || to.startsWith('#')) return pointer;
  const name = bundledSchemaName(to);
  return componentPointer(name) ?? componentPointer(name.replace(/\.(json|ya?ml)$/i, ''));
}

/** Values that lead to one schema, in the mapping's order. */
type MappingValues = { readonly first: string; readonly others: string[] };

/** Values by pointer of their schema; by the target as written where that leads nowhere. */
type ValuesByTarget = ReadonlyMap<string, MappingValues>;

/** Cached for each mapping: the members of a union share it, and both may be thousands. */
const cache = new WeakMap<JsonObject, WeakMap<JsonObject, ValuesByTarget>>();

function groupMappingValues(
  document: JsonObject,
  { mapping, pointer }: Discriminator,
): ValuesByTarget {
  const documentCache = cache.get(document) ?? new WeakMap<JsonObject, ValuesByTarget>();
  cache.set(document, documentCache);
  const cached = documentCache.get(mapping);
  if (cached !== undefined) return cached;
  const valuesByTarget = new Map<string, MappingValues>();
  for (const [value, to] of Object.entries(mapping)) {
    if (typeof to !== 'string') continue;
    const target = resolveMappingPointer(document, to, pointer) ?? to;
    const values = valuesByTarget.get(target);
    if (values === undefined) valuesByTarget.set(target, { first: value, others: [] });
    else values.others.push(value);
  }
  documentCache.set(mapping, valuesByTarget);
  return valuesByTarget;
}

/** Keys by which a mapping may list a schema: its pointer, the reference as written, its name. */
function getMappingKeys(document: JsonObject, ref: string, at: string) {
  const pointer =
    getSchemaTarget(document, ref, at, [])?.pointer ?? resolveMappingPointer(document, ref, at);
  const name = pointer === undefined ? undefined : getSchemaName(pointer);
  return { name, keys: [pointer ?? ref, ref, name ?? ref] };
}

/** Match of one schema in a discriminator. */
type MappingMatch = {
  readonly name: string | undefined;
  readonly values: MappingValues | undefined;
  readonly isDefault: boolean;
};

/** Finds the values of a reference and if it is the `defaultMapping` (OpenAPI 3.2 4.25). */
export function matchMapping(
  document: JsonObject,
  discriminator: Discriminator,
  ref: string,
  at: string,
): MappingMatch {
  const { defaultMapping, pointer } = discriminator;
  const { name, keys } = getMappingKeys(document, ref, at);
  const valuesByTarget = groupMappingValues(document, discriminator);
  const values = keys.map((key) => valuesByTarget.get(key)).find((one) => one !== undefined);
  const isDefault =
    defaultMapping !== '' &&
    keys.includes(resolveMappingPointer(document, defaultMapping, pointer) ?? defaultMapping);
  return { name, values, isDefault };
}

/**
 * Reports mapping entries that lead to no schema, except those that name a member of the union.
 * @param members References of the union's schemas, each with its pointer.
 */
export function checkMapping(
  document: JsonObject,
  { mapping, pointer }: Discriminator,
  members: readonly (readonly [ref: string, at: string])[],
  problems: Problems,
): void {
  const isUnresolved = (to: Json) =>
    typeof to !== 'string' || resolveMappingPointer(document, to, pointer) === undefined;
  const unresolved = Object.entries(mapping).filter(([, to]) => isUnresolved(to));
  if (unresolved.length === 0) return;
  const keys = new Set<Json>(
    members.flatMap(([ref, at]) => getMappingKeys(document, ref, at).keys),
  );
  const reported = unresolved.filter(([, to]) => !keys.has(to));
  const at = joinPointer(pointer, 'discriminator', 'mapping');
  const messages = reported.map(([value]): [string, string] => [
    joinPointer(at, value),
    mappingToNothing(truncateForMessage(value)),
  ]);
  addCappedProblems(problems, 'mapping-to-nothing', messages, at, moreMappings);
}
