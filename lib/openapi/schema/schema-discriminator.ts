import { getObject, getOwn, getText, isObject } from '../json';
import { getHeirs } from './heirs';
import { getFixedValue } from './fixed-value';
import { type OpenSchema, pick, type SchemaPart, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { getSchemaName, toLocalRef } from '../resolve';
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

/** A form by its value; that of an heir which no mapping names is told only when it is opened. */
type Form = { readonly ref: string; readonly value?: string; readonly name: string };

/** What the mapping names; then heirs that it does not. */
function toForms(document: JsonObject, mapping: JsonObject, base: string): readonly Form[] {
  const named = Object.keys(mapping).flatMap((value): readonly Form[] => {
    const ref = toMappedRef(document, getOwn(mapping, value));
    return ref === undefined ? [] : [{ ref, value, name: value }];
  });
  const refs = new Set(named.map(({ ref }) => ref));
  const heirs = getHeirs(document, base).filter(([, ref]) => !refs.has(ref));
  return [...named, ...heirs.map(([name, ref]) => ({ ref, name }))];
}

function getHolder(open: OpenSchema): SchemaPart | undefined {
  return open.parts.findLast(({ value }) => Object.hasOwn(value, 'discriminator'));
}

/** Whether a schema has its discriminator from a base: it is one of those that it tells apart. */
export function isHeir(open: OpenSchema): boolean {
  const holder = getHolder(open);
  return holder !== undefined && open.inherited.includes(holder.pointer);
}

/**
 * Forms that a discriminator has without a union: those of its mapping, and the heirs of its schema, by the value that
 * they fix it to, else by their names. In an heir that choice is made.
 */
export function toMappedVariants(document: JsonObject, open: OpenSchema): readonly Variant[] {
  const discriminator = getDiscriminator(open);
  const holder = getHolder(open);
  if (discriminator === undefined || holder === undefined) return [];
  const { property, mapping } = discriminator;
  const forms = toForms(document, mapping, holder.pointer);
  if (isHeir(open) && forms.some(({ ref }) => open.trail.includes(ref))) return [];
  return forms.map(({ ref, name, value: mapped }): Variant => {
    const at = toPointer(holder.pointer, 'discriminator', name);
    const schema = toChild(open, holder, { $ref: ref }, at);
    const value = mapped ?? getFixedValue(document, schema, property) ?? name;
    const label = getSchemaName(ref) ?? value;
    return { kind: 'oneOf', label, discriminator: { property, value }, schema };
  });
}
