import { getDisplayFields } from '../facts/display-fields';
import { getObject, getOwn } from '../json';
import { type OpenSchema, toChild, toJoinedSource } from './open-schema';
import { toPointer } from '../pointer';
import { expectObject, type Problems } from '../problems';
import { getDependent, getRequired } from './schema-requirements';
import type { Field, SchemaSource } from '../schema-types';

/**
 * How many properties a schema has, without a look at any. What is wrong with how they are listed becomes a problem
 * here, and only here.
 */
export function countFields(open: OpenSchema, problems: Problems): number {
  getRequired(open, problems);
  const lists = open.parts.flatMap(({ value, pointer }) => {
    const at = toPointer(pointer, 'properties');
    const own = expectObject(getOwn(value, 'properties'), at, problems);
    return own === undefined ? [] : [Object.keys(own)];
  });
  return lists.length > 1 ? new Set(lists.flat()).size : (lists[0]?.length ?? 0);
}

function getProperties(open: OpenSchema): ReadonlyMap<string, SchemaSource[]> {
  const properties = new Map<string, SchemaSource[]>();
  for (const part of open.parts) {
    const at = toPointer(part.pointer, 'properties');
    const own = getObject(part.value, 'properties') ?? {};
    for (const name of Object.keys(own)) {
      const found = toChild(open, part, own[name] ?? true, toPointer(at, name));
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
export function toFields(open: OpenSchema, source: SchemaSource): readonly Field[] {
  const properties = getProperties(open);
  const required = getRequired(open, []);
  const dependent = getDependent(open);
  const own = open.parts.toReversed().flatMap((part) => getDisplayFields(part.value));
  const display = new Set([...(source.display ?? []), ...own]);
  const names = new Set([
    ...[...display].filter((name) => properties.has(name)),
    ...[...properties.keys()].filter((name) => required.has(name)),
    ...properties.keys(),
  ]);
  return [...names].flatMap((name) => {
    const requiredWith = required.has(name) ? undefined : dependent.get(name);
    // A property named by two parts of an `allOf` obeys both.
    const schema = toJoinedSource(open, properties.get(name) ?? []);
    if (schema === undefined) return [];
    return {
      name,
      required: required.has(name),
      ...(requiredWith && { requiredWith: [...requiredWith] }),
      display: display.has(name),
      schema,
    };
  });
}
