import { getDisplayFields } from './display-fields';
import { getOwn, isList } from './json';
import { type OpenSchema, toChild } from './open-schema';
import { toPointer } from './pointer';
import { addWarning, expectObject, type Problems, toShort } from './problems';
import type { Field, Json, SchemaSource } from './types';

type Found = { readonly value: Json; readonly pointer: string };

/** A property named by two parts of an `allOf` obeys both. */
function toBoth(found: readonly Found[], open: OpenSchema): SchemaSource {
  const pointer = found.at(-1)?.pointer ?? '';
  const [only] = found;
  return found.length === 1 && only !== undefined
    ? toChild(open, only.value, pointer)
    : toChild(open, { allOf: found.map((one) => one.value) }, pointer);
}

function getProperties(open: OpenSchema, problems: Problems): ReadonlyMap<string, Found[]> {
  const properties = new Map<string, Found[]>();
  for (const { value, pointer } of open.parts) {
    const at = toPointer(pointer, 'properties');
    const own = expectObject(getOwn(value, 'properties'), at, problems) ?? {};
    for (const name of Object.keys(own)) {
      const found = { value: own[name] ?? true, pointer: toPointer(at, name) };
      const earlier = properties.get(name);
      if (earlier === undefined) properties.set(name, [found]);
      else earlier.push(found);
    }
  }
  return properties;
}

/** Names in `required`. Draft 3 and Swagger 2.0 parameters have `true` or `false` here: not a fault. */
function getRequired(open: OpenSchema, problems: Problems): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { value, pointer } of open.parts) {
    const required = getOwn(value, 'required');
    if (isList(required)) {
      for (const name of required) if (typeof name === 'string') names.add(name);
    } else if (required !== undefined && typeof required !== 'boolean') {
      const message = 'required is a list of property names.';
      addWarning(problems, 'not-a-list', toPointer(pointer, 'required'), message);
    }
  }
  return names;
}

/** A requirement that names no property, unless a union may define it. */
function checkRequired(
  open: OpenSchema,
  required: ReadonlySet<string>,
  known: ReadonlyMap<string, unknown>,
  problems: Problems,
): void {
  const at = open.parts.at(-1)?.pointer;
  const isClosed = open.parts.every(({ value }) =>
    ['oneOf', 'anyOf', 'additionalProperties'].every((key) => getOwn(value, key) === undefined),
  );
  if (at === undefined || !isClosed || known.size === 0 || open.cyclic) return;
  for (const name of required) {
    if (known.has(name)) continue;
    const message = `"${toShort(name)}" is required, but no property has this name.`;
    addWarning(problems, 'required-unknown', at, message);
  }
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
  checkRequired(open, required, properties, problems);
  const own = open.parts.toReversed().flatMap((part) => getDisplayFields(part.value));
  const display = new Set([...(source.display ?? []), ...own]);
  const names = new Set([
    ...[...display].filter((name) => properties.has(name)),
    ...[...properties.keys()].filter((name) => required.has(name)),
    ...properties.keys(),
  ]);
  return [...names].map((name) => ({
    name,
    required: required.has(name),
    display: display.has(name),
    schema: toBoth(properties.get(name) ?? [], open),
  }));
}
