import { getObject, getOwn, getText, isObject, joinPointer } from '../core/json';
import { getRef } from '../core/resolve';
import type { SchemaSource, Variant } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { type Discriminator, matchMapping } from './discriminator-mapping';
import { getAllowedValues } from './merged-keywords';
import {
  childSource,
  getKeyword,
  joinSources,
  type ResolvedSchema,
  resolveSchema,
  type SchemaPart,
} from './resolve-schema';

/** The part of a schema that declares its discriminator; the last one counts. */
export function getDiscriminatorPart(resolved: ResolvedSchema): SchemaPart | undefined {
  return resolved.parts.findLast(({ value }) => Object.hasOwn(value, 'discriminator'));
}

function parseDiscriminator(resolved: ResolvedSchema): Discriminator | undefined {
  const value = getKeyword(resolved, 'discriminator');
  const pointer = getDiscriminatorPart(resolved)?.pointer ?? '';
  if (typeof value === 'string')
    return { property: value, mapping: {}, defaultMapping: '', pointer };
  if (!isObject(value)) return undefined;
  const property = getText(value, 'propertyName');
  if (property === '') return undefined;
  const mapping = getObject(value, 'mapping') ?? {};
  return { property, mapping, defaultMapping: getText(value, 'defaultMapping'), pointer };
}

/** Cached: each of the thousands of members that a union may have asks for it. */
const cache = new WeakMap<ResolvedSchema, Discriminator | undefined>();

/** Discriminator of a schema, in Swagger 2.0 only the property's name; `undefined` for none. */
export function getDiscriminator(resolved: ResolvedSchema): Discriminator | undefined {
  if (!cache.has(resolved)) cache.set(resolved, parseDiscriminator(resolved));
  return cache.get(resolved);
}

/** Whether a schema inherits its discriminator from a base, which makes it one of the variants. */
export function isDerivedSchema(resolved: ResolvedSchema): boolean {
  const holder = getDiscriminatorPart(resolved);
  return holder !== undefined && resolved.inherited.includes(holder.pointer);
}

/** String to which a variant fixes a property: `const` or an only `enum` value; else `undefined`. */
export function getFixedValue(
  document: JsonObject,
  schema: SchemaSource,
  property: string,
): string | undefined {
  const variant = resolveSchema(document, schema);
  const declared = variant.parts.flatMap((part) => {
    const value = getOwn(getObject(part.value, 'properties'), property);
    const at = joinPointer(part.pointer, 'properties', property);
    return isObject(value) ? childSource({ openRefs: [] }, part, value, at) : [];
  });
  const joined = joinSources({ openRefs: [] }, declared);
  if (joined === undefined) return undefined;
  const resolved = resolveSchema(document, joined);
  const allowed = getAllowedValues(resolved) ?? [];
  const fixed = getKeyword(resolved, 'const') ?? (allowed.length === 1 ? allowed[0] : null);
  return typeof fixed === 'string' ? fixed : undefined;
}

/** Discriminator of a schema, else the one that a variant inherits from its base. */
function findDiscriminator(
  resolved: ResolvedSchema,
  resolveVariant: () => ResolvedSchema,
): Discriminator | undefined {
  const declared = getDiscriminator(resolved);
  if (declared !== undefined) return declared;
  const variant = resolveVariant();
  return isDerivedSchema(variant) ? getDiscriminator(variant) : undefined;
}

/**
 * Property and value by which a receiver recognises a variant; `undefined` where there is none.
 * @param resolveVariant Resolves the variant if it is needed. Default: resolves `schema`.
 */
export function matchDiscriminator(
  document: JsonObject,
  resolved: ResolvedSchema,
  schema: SchemaSource,
  resolveVariant = () => resolveSchema(document, schema),
): NonNullable<Variant['discriminator']> | undefined {
  const discriminator = findDiscriminator(resolved, resolveVariant);
  if (discriminator === undefined) return undefined;
  const { property } = discriminator;
  const ref = getRef(schema.value);
  const match =
    ref === undefined ? undefined : matchMapping(document, discriminator, ref, schema.pointer);
  const values = match?.values;
  const value = values?.first ?? getFixedValue(document, schema, property) ?? match?.name;
  if (value === undefined) return undefined;
  return {
    property,
    value,
    ...(values && values.others.length > 0 && { others: values.others }),
    ...(match?.isDefault && { isDefault: true }),
  };
}
