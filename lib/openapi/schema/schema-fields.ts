import { getDisplayFields } from '../facts/display-fields';
import { getOwn } from '../json';
import { type OpenSchema, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { expectObject, type Problems } from '../problems';
import { getDependent, getRequired } from './schema-requirements';
import type { Field, SchemaSource } from '../schema-types';
import type { Json } from '../types';

type Found = { readonly value: Json; readonly pointer: string; readonly scope: readonly string[] };

/** A property named by two parts of an `allOf` obeys both. */
function toBoth(found: readonly Found[], open: OpenSchema): SchemaSource {
  const last = found.at(-1) ?? { value: true, pointer: '', scope: [] };
  const value = found.length === 1 ? last.value : { allOf: found.map((one) => one.value) };
  return toChild(open, last, value, last.pointer);
}

function getProperties(open: OpenSchema, problems: Problems): ReadonlyMap<string, Found[]> {
  const properties = new Map<string, Found[]>();
  for (const { value, pointer, scope } of open.parts) {
    const at = toPointer(pointer, 'properties');
    const own = expectObject(getOwn(value, 'properties'), at, problems) ?? {};
    for (const name of Object.keys(own)) {
      const found = { value: own[name] ?? true, pointer: toPointer(at, name), scope };
      const earlier = properties.get(name);
      if (earlier === undefined) properties.set(name, [found]);
      else earlier.push(found);
    }
  }
  return properties;
}

/**
 * Properties in reading order: display fields in their order, then required ones, then the rest in
 * the document's order. The source's display fields (from a request body) come before the schema's.
 */
export function toFields(
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Field[] {
  const properties = getProperties(open, problems);
  const required = getRequired(open, problems);
  const dependent = getDependent(open);
  const own = open.parts.toReversed().flatMap((part) => getDisplayFields(part.value));
  const display = new Set([...(source.display ?? []), ...own]);
  const names = new Set([
    ...[...display].filter((name) => properties.has(name)),
    ...[...properties.keys()].filter((name) => required.has(name)),
    ...properties.keys(),
  ]);
  return [...names].map((name) => {
    const requiredWith = required.has(name) ? undefined : dependent.get(name);
    return {
      name,
      required: required.has(name),
      ...(requiredWith && { requiredWith: [...requiredWith] }),
      display: display.has(name),
      schema: toBoth(properties.get(name) ?? [], open),
    };
  });
}
