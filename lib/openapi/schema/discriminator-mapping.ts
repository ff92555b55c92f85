import { getObject } from '../core/json';
import { joinPointer } from '../core/pointer';
import { addCappedProblems } from '../core/capped-problems';
import { type Problems, truncateForMessage } from '../core/problems';
import { getSchemaName } from '../core/resolve';
import { getSchemaTarget } from './schema-target';
import type { Json, JsonObject } from '../core/types';

/** The property that tells a receiver which schema it got, and which value stands for which. */
export type Discriminator = {
  readonly property: string;
  readonly mapping: JsonObject;
  /** Reference or name of the schema for other values, or none; empty where there is none. */
  readonly defaultMapping: string;
  /** Of the schema that says it. */
  readonly pointer: string;
};

/** The component that was bundled from a file, by the last name of its address: `../Dog.yaml`, `all.yaml#/Dog`. */
function bundledSchemaName(to: string): string {
  return to.slice(Math.max(to.lastIndexOf('/'), to.lastIndexOf('#')) + 1);
}

/**
 * The pointer of the schema that a mapping means by a name (OpenAPI 3.0.3 4.7.25), by a reference, or by the file that
 * it was in before the document was bundled. `undefined` where nothing in the document is meant.
 * @param at Where that is said.
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

/** The values that lead to one schema, in the mapping's order. */
type MappingValues = { readonly first: string; readonly others: string[] };

/** By the pointer of the schema; by what is written where that leads to nothing in the document. */
type ValuesByTarget = ReadonlyMap<string, MappingValues>;

/** Found once: a union may have thousands of members, and a schema thousands of values, which its members share. */
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

/** A schema that is referred to, as a discriminator may mean it: its place, what is written, its name. */
function getMappingKeys(document: JsonObject, ref: string, at: string) {
  const pointer =
    getSchemaTarget(document, ref, at, [])?.pointer ?? resolveMappingPointer(document, ref, at);
  const name = pointer === undefined ? undefined : getSchemaName(pointer);
  return { name, keys: [pointer ?? ref, ref, name ?? ref] };
}

/** What a discriminator says of one schema. */
type MappingMatch = {
  readonly name: string | undefined;
  readonly values: MappingValues | undefined;
  readonly isDefault: boolean;
};

/** The values that lead to a reference, and whether all others do (OpenAPI 3.2 4.25 `defaultMapping`). */
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
 * Tells of entries that lead nowhere: their values stand for no schema.
 * @param members References of the schemas of a union, each with where it stands.
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
    `The value ${truncateForMessage(value)} stands for no schema of the document.`,
  ]);
  const describeMore = (count: number) => `${count} more stand for no schema of the document.`;
  addCappedProblems(problems, 'mapping-to-nothing', messages, at, describeMore);
}
