import { pickAllowed } from './all-parts';
import { getObject, getOwn, isObject } from '../json';
import { openSchema, pick, toChild, toJoinedSource } from './open-schema';
import { toPointer } from '../pointer';
import type { SchemaSource } from '../schema-types';
import type { JsonObject } from '../types';

/** The value a variant's own property is fixed to: `const`, or the only one of `enum`. */
export function getFixedValue(
  document: JsonObject,
  schema: SchemaSource,
  property: string,
): string | undefined {
  const variant = openSchema(document, schema);
  const own = variant.parts.flatMap((part) => {
    const value = getOwn(getObject(part.value, 'properties'), property);
    const at = toPointer(part.pointer, 'properties', property);
    return isObject(value) ? toChild({ trail: [] }, part, value, at) : [];
  });
  const whole = toJoinedSource({ trail: [] }, own);
  if (whole === undefined) return undefined;
  const open = openSchema(document, whole);
  const choices = pickAllowed(open) ?? [];
  const fixed = pick(open, 'const') ?? (choices.length === 1 ? choices[0] : null);
  return typeof fixed === 'string' ? fixed : undefined;
}
