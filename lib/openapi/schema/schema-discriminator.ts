import { getObject, getOwn, getText, isObject } from '../json';
import { getHeirs } from './heirs';
import { type OpenSchema, pick, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { getRef, getSchemaName, toLocalRef } from '../resolve';
import type { Variant } from '../schema-types';
import type { Json, JsonObject } from '../types';

/** The property that tells a receiver which schema it got, and which value stands for which. */
export type Discriminator = {
  readonly property: string;
  readonly mapping: JsonObject;
  /** Reference or name of the schema for other values, or none; empty where there is none. */
  readonly otherwise: string;
};

/** A schema's discriminator: OpenAPI 3 has an object here, Swagger 2.0 the property's name. */
export function getDiscriminator(open: OpenSchema): Discriminator | undefined {
  const value = pick(open, 'discriminator');
  if (typeof value === 'string') return { property: value, mapping: {}, otherwise: '' };
  if (!isObject(value)) return undefined;
  const property = getText(value, 'propertyName');
  if (property === '') return undefined;
  const mapping = getObject(value, 'mapping') ?? {};
  return { property, mapping, otherwise: getText(value, 'defaultMapping') };
}

/** Where a mapping leads: to a reference, or to the name of a schema. */
function toMappedRef(document: JsonObject, to: Json | undefined): string | undefined {
  if (typeof to !== 'string') return undefined;
  const ref = toLocalRef(document, to);
  if (ref.startsWith('#')) return ref;
  const schemas = getObject(getObject(document, 'components'), 'schemas') ?? {};
  return Object.hasOwn(schemas, to) ? toPointer('#/components/schemas', to) : undefined;
}

type Mapped = readonly (readonly [value: string, ref: string])[];

/** What the mapping names; then heirs that it does not. */
function toMapped(document: JsonObject, mapping: JsonObject, base: string): Mapped {
  const named: Mapped = Object.keys(mapping).flatMap((value) => {
    const ref = toMappedRef(document, getOwn(mapping, value));
    return ref === undefined ? [] : [[value, ref] as const];
  });
  const refs = new Set(named.map(([, ref]) => ref));
  return [...named, ...getHeirs(document, base).filter(([, ref]) => !refs.has(ref))];
}

/**
 * Forms that a discriminator has without a union: those of its mapping, and the heirs of its schema. In an heir
 * that choice is made.
 */
export function toMappedVariants(document: JsonObject, open: OpenSchema): readonly Variant[] {
  const discriminator = getDiscriminator(open);
  const holder = open.parts.findLast(({ value }) => Object.hasOwn(value, 'discriminator'));
  if (discriminator === undefined || holder === undefined) return [];
  const { property, mapping } = discriminator;
  const variants = toMapped(document, mapping, holder.pointer).map(([value, ref]): Variant => {
    const at = toPointer(holder.pointer, 'discriminator', value);
    const schema = toChild(open, holder, { $ref: ref }, at);
    const label = getSchemaName(ref) ?? value;
    return { kind: 'oneOf', label, discriminator: { property, value }, schema };
  });
  const isMade =
    open.inherited.includes(holder.pointer) &&
    variants.some(({ schema }) => open.trail.includes(getRef(schema.value) ?? ''));
  return isMade ? [] : variants;
}
