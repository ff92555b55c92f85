import { pickAllowed } from './all-parts';
import { getObject, getOwn, isObject } from '../json';
import { openSchema, pick } from './open-schema';
import type { SchemaSource } from '../schema-types';
import type { JsonObject } from '../types';

/** The value a variant's own property is fixed to: `const`, or the only one of `enum`. */
export function getFixedValue(
  document: JsonObject,
  schema: SchemaSource,
  property: string,
): string | undefined {
  const variant = openSchema(document, schema);
  const properties = variant.parts.map((part) => getObject(part.value, 'properties'));
  const own = properties.map((one) => getOwn(one, property)).filter((one) => isObject(one));
  const open = openSchema(document, { value: { allOf: own }, pointer: '', trail: [] });
  const choices = pickAllowed(open) ?? [];
  const fixed = pick(open, 'const') ?? (choices.length === 1 ? choices[0] : null);
  return typeof fixed === 'string' ? fixed : undefined;
}
