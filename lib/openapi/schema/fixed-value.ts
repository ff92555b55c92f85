import { getObject, getOwn, isObject, joinPointer } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { getAllowedValues } from './merged-keywords';
import { childSource, getKeyword, joinSources, resolveSchema } from './resolve-schema';

/**
 * String to which a variant fixes a property: `const` or an only `enum` value; else `undefined`.
 */
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
