import { getObject } from '../json';
import { toPointer } from '../pointer';
import { addFew } from '../few-problems';
import { type Problems, toShort } from '../problems';
import { getSchemaName } from '../resolve';
import { getSchemaTarget } from './schema-target';
import type { Json, JsonObject } from '../types';

/** The property that tells a receiver which schema it got, and which value stands for which. */
export type Discriminator = {
  readonly property: string;
  readonly mapping: JsonObject;
  /** Reference or name of the schema for other values, or none; empty where there is none. */
  readonly otherwise: string;
  /** Of the schema that says it. */
  readonly pointer: string;
};

/** The component that was bundled from a file, by the last name of its address: `../Dog.yaml`, `all.yaml#/Dog`. */
function toBundledName(to: string): string {
  return to.slice(Math.max(to.lastIndexOf('/'), to.lastIndexOf('#')) + 1);
}

/**
 * The pointer of the schema that a mapping means by a name (OpenAPI 3.0.3 4.7.25), by a reference, or by the file that
 * it was in before the document was bundled. `undefined` where nothing in the document is meant.
 * @param at Where that is said.
 */
export function toMappedPlace(document: JsonObject, to: string, at: string): string | undefined {
  const schemas = getObject(getObject(document, 'components'), 'schemas') ?? {};
  const toComponent = (name: string) =>
    Object.hasOwn(schemas, name) ? toPointer('#/components/schemas', name) : undefined;
  const place = toComponent(to) ?? getSchemaTarget(document, to, at, [])?.pointer;
  if (place !== undefined || to.startsWith('#')) return place;
  const name = toBundledName(to);
  return toComponent(name) ?? toComponent(name.replace(/\.(json|ya?ml)$/i, ''));
}

/** The values that lead to one schema, in the mapping's order. */
type Ways = { readonly first: string; readonly others: string[] };

/** By the pointer of the schema; by what is written where that leads to nothing in the document. */
type Mapped = ReadonlyMap<string, Ways>;

/** Found once: a union may have thousands of members, and a schema thousands of values, which its members share. */
const known = new WeakMap<JsonObject, WeakMap<JsonObject, Mapped>>();

function toMapped(document: JsonObject, { mapping, pointer }: Discriminator): Mapped {
  const ofDocument = known.get(document) ?? new WeakMap<JsonObject, Mapped>();
  known.set(document, ofDocument);
  const before = ofDocument.get(mapping);
  if (before !== undefined) return before;
  const found = new Map<string, Ways>();
  for (const [value, to] of Object.entries(mapping)) {
    if (typeof to !== 'string') continue;
    const place = toMappedPlace(document, to, pointer) ?? to;
    const ways = found.get(place);
    if (ways === undefined) found.set(place, { first: value, others: [] });
    else ways.others.push(value);
  }
  ofDocument.set(mapping, found);
  return found;
}

/** A schema that is referred to, as a discriminator may mean it: its place, what is written, its name. */
function toKeys(document: JsonObject, ref: string, at: string) {
  const place = getSchemaTarget(document, ref, at, [])?.pointer ?? toMappedPlace(document, ref, at);
  const name = place === undefined ? undefined : getSchemaName(place);
  return { name, keys: [place ?? ref, ref, name ?? ref] };
}

/** What a discriminator says of one schema. */
type Told = {
  readonly name: string | undefined;
  readonly ways: Ways | undefined;
  readonly isDefault: boolean;
};

/** The values that lead to a reference, and whether all others do (OpenAPI 3.2 4.25 `defaultMapping`). */
export function getMapped(
  document: JsonObject,
  discriminator: Discriminator,
  ref: string,
  at: string,
): Told {
  const { otherwise, pointer } = discriminator;
  const { name, keys } = toKeys(document, ref, at);
  const mapped = toMapped(document, discriminator);
  const ways = keys.map((key) => mapped.get(key)).find((one) => one !== undefined);
  const isDefault =
    otherwise !== '' && keys.includes(toMappedPlace(document, otherwise, pointer) ?? otherwise);
  return { name, ways, isDefault };
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
  const isNothing = (to: Json) =>
    typeof to !== 'string' || toMappedPlace(document, to, pointer) === undefined;
  const lost = Object.entries(mapping).filter(([, to]) => isNothing(to));
  if (lost.length === 0) return;
  const keys = new Set<Json>(members.flatMap(([ref, at]) => toKeys(document, ref, at).keys));
  const told = lost.filter(([, to]) => !keys.has(to));
  const at = toPointer(pointer, 'discriminator', 'mapping');
  const found = told.map(([value]): [string, string] => [
    toPointer(at, value),
    `The value ${toShort(value)} stands for no schema of the document.`,
  ]);
  const toMore = (count: number) => `${count} more stand for no schema of the document.`;
  addFew(problems, 'mapping-to-nothing', found, at, toMore);
}
