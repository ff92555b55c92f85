import { getObject, getText, isObject } from '../json';
import { type Discriminator, toMappedPlace } from './discriminator-mapping';
import { getHeirs } from './heirs';
import { getFixedValue } from './fixed-value';
import { type OpenSchema, pick, type SchemaPart, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { getSchemaName } from '../resolve';
import type { Variant } from '../schema-types';
import type { JsonObject } from '../types';

function getHolder(open: OpenSchema): SchemaPart | undefined {
  return open.parts.findLast(({ value }) => Object.hasOwn(value, 'discriminator'));
}

function readDiscriminator(open: OpenSchema): Discriminator | undefined {
  const value = pick(open, 'discriminator');
  const pointer = getHolder(open)?.pointer ?? '';
  if (typeof value === 'string') return { property: value, mapping: {}, otherwise: '', pointer };
  if (!isObject(value)) return undefined;
  const property = getText(value, 'propertyName');
  if (property === '') return undefined;
  const mapping = getObject(value, 'mapping') ?? {};
  return { property, mapping, otherwise: getText(value, 'defaultMapping'), pointer };
}

/** Made once: a union may have thousands of members, and ask for each. */
const known = new WeakMap<OpenSchema, Discriminator | undefined>();

/** A schema's discriminator: OpenAPI 3 has an object here, Swagger 2.0 the property's name. */
export function getDiscriminator(open: OpenSchema): Discriminator | undefined {
  if (!known.has(open)) known.set(open, readDiscriminator(open));
  return known.get(open);
}

/** A form by its value; that of an heir which no mapping names is told only when it is opened. */
type Form = { readonly ref: string; readonly value?: string; readonly name: string };

/** What the mapping names; then heirs that it does not; then what other values stand for, where that is none of them. */
function toForms(
  document: JsonObject,
  { mapping, pointer }: Discriminator,
  otherwise: string | undefined,
): readonly Form[] {
  const named = Object.entries(mapping).flatMap(([value, to]): readonly Form[] => {
    const ref = typeof to === 'string' ? toMappedPlace(document, to, pointer) : undefined;
    return ref === undefined ? [] : [{ ref, value, name: value }];
  });
  const refs = new Set(named.map(({ ref }) => ref));
  const heirs = getHeirs(document, pointer).filter(([, ref]) => !refs.has(ref));
  const forms = [...named, ...heirs.map(([name, ref]) => ({ ref, name }))];
  const isTold = otherwise === undefined || otherwise === pointer;
  if (isTold || forms.some(({ ref }) => ref === otherwise)) return forms;
  return [...forms, { ref: otherwise, name: getSchemaName(otherwise) ?? otherwise }];
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
  const { property, otherwise } = discriminator;
  const other = otherwise === '' ? undefined : toMappedPlace(document, otherwise, holder.pointer);
  const forms = toForms(document, discriminator, other);
  // A union of a single form is that form.
  const made = isHeir(open) ? open.trail : open.inherited;
  if (forms.some(({ ref }) => made.includes(ref))) return [];
  return forms.map(({ ref, name, value: mapped }): Variant => {
    const at = toPointer(holder.pointer, 'discriminator', name);
    const schema = toChild(open, holder, { $ref: ref }, at);
    const value = mapped ?? getFixedValue(document, schema, property) ?? name;
    const told = { property, value, ...(ref === other && { otherwise: true as const }) };
    return { kind: 'oneOf', label: getSchemaName(ref) ?? value, discriminator: told, schema };
  });
}
