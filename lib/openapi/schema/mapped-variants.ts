import { getObject, getOwn, isList, joinPointer } from '../core/json';
import { getRef, getSchemaName, resolveRef } from '../core/resolve';
import type { Variant } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { type Discriminator, resolveMappingPointer } from './discriminator-mapping';
import { childSource, type ResolvedSchema } from './resolve-schema';
import {
  getDiscriminator,
  getDiscriminatorPart,
  getFixedValue,
  isDerivedSchema,
} from './schema-discriminator';

/** Names of the schemas that inherit from a base by `allOf`, by pointer of the base. */
type DerivedNames = ReadonlyMap<string, readonly string[]>;

/** Pointer of the schema that a part refers to, in one spelling; `undefined` for none. */
function getBase(document: JsonObject, part: Json): string | undefined {
  const ref = getRef(part);
  return ref === undefined ? undefined : resolveRef(document, ref, '', [])?.pointer;
}

function findDerivedNames(document: JsonObject): DerivedNames {
  const derivedNames = new Map<string, string[]>();
  const schemas = getObject(getObject(document, 'components'), 'schemas') ?? {};
  for (const name of Object.keys(schemas)) {
    const all = getOwn(getObject(schemas, name), 'allOf');
    const bases = isList(all) ? all.map((part) => getBase(document, part)) : [];
    for (const base of new Set(bases)) {
      if (base === undefined) continue;
      const names = derivedNames.get(base);
      if (names === undefined) derivedNames.set(base, [name]);
      else names.push(name);
    }
  }
  return derivedNames;
}

const namesCache = new WeakMap<JsonObject, DerivedNames>();

/**
 * Names and references of the schemas that inherit from a base, directly or not. A discriminator
 * accepts them without naming them (OpenAPI 3.1 4.8.25, Swagger 2.0 "discriminator"). Cached for
 * each document; empty for none.
 * @param base Pointer of the base schema, as references spell it.
 */
function getDerivedSchemas(
  document: JsonObject,
  base: string,
): readonly (readonly [name: string, ref: string])[] {
  const derivedNames = namesCache.get(document) ?? findDerivedNames(document);
  namesCache.set(document, derivedNames);
  const around = base.slice(0, base.lastIndexOf('/'));
  const found = new Map<string, string>([[base, '']]);
  // Iteration over a map includes entries that are added on the way.
  for (const ref of found.keys())
    for (const name of derivedNames.get(ref) ?? []) {
      const pointer = joinPointer(around, name);
      if (!found.has(pointer)) found.set(pointer, name);
    }
  found.delete(base);
  return [...found].map(([ref, name]) => [name, ref]);
}

/** Schema that a discriminator selects. An unmapped one has its `value` inside, if at all. */
type MappedTarget = { readonly ref: string; readonly value?: string; readonly name: string };

/** Lists mapped schemas, then other derived ones, then the default one unless listed already. */
function listMappedTargets(
  document: JsonObject,
  { mapping, pointer }: Discriminator,
  defaultPointer: string | undefined,
): readonly MappedTarget[] {
  const named = Object.entries(mapping).flatMap(([value, to]): readonly MappedTarget[] => {
    const ref = typeof to === 'string' ? resolveMappingPointer(document, to, pointer) : undefined;
    return ref === undefined ? [] : [{ ref, value, name: value }];
  });
  const refs = new Set(named.map(({ ref }) => ref));
  const derived = getDerivedSchemas(document, pointer).filter(([, ref]) => !refs.has(ref));
  const targets = [...named, ...derived.map(([name, ref]) => ({ ref, name }))];
  const isListed = defaultPointer === undefined || defaultPointer === pointer;
  if (isListed || targets.some(({ ref }) => ref === defaultPointer)) return targets;
  return [
    ...targets,
    { ref: defaultPointer, name: getSchemaName(defaultPointer) ?? defaultPointer },
  ];
}

/**
 * Variants of a discriminator without a union: those of its mapping, then other derived schemas by
 * the value that they fix, else by name. Empty where the choice is made, as in a derived schema.
 */
export function getMappedVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Variant[] {
  const discriminator = getDiscriminator(resolved);
  const holder = getDiscriminatorPart(resolved);
  if (discriminator === undefined || holder === undefined) return [];
  const { property, defaultMapping } = discriminator;
  const defaultPointer =
    defaultMapping === ''
      ? undefined
      : resolveMappingPointer(document, defaultMapping, holder.pointer);
  const targets = listMappedTargets(document, discriminator, defaultPointer);
  // A union of a single schema is merged: its choice is made, too.
  const selected = isDerivedSchema(resolved) ? resolved.openRefs : resolved.inherited;
  if (targets.some(({ ref }) => selected.includes(ref))) return [];
  return targets.map(({ ref, name, value: mappedValue }): Variant => {
    const at = joinPointer(holder.pointer, 'discriminator', name);
    const schema = childSource(resolved, holder, { $ref: ref }, at);
    let value = mappedValue;
    const discriminatorValue = {
      property,
      // Derived when it is read: there may be 100,000 derived schemas.
      get value() {
        value ??= getFixedValue(document, schema, property) ?? name;
        return value;
      },
      ...(ref === defaultPointer && { isDefault: true as const }),
    };
    return {
      kind: 'oneOf',
      label: getSchemaName(ref) ?? discriminatorValue.value,
      discriminator: discriminatorValue,
      schema,
    };
  });
}
