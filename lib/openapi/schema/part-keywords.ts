import { getOwn, isList, isLooselyTrue, isObject } from '../core/json';
import type { Json, JsonObject } from '../core/types';

function isNullSchema(value: Json): boolean {
  if (!isObject(value)) return false;
  const type = getOwn(value, 'type');
  // A `const` says as much (JSON Schema 2020-12 validation 6.1.3).
  if (type === undefined && getOwn(value, 'const') === null) return true;
  return type === 'null' || (isList(type) && type.length === 1 && type[0] === 'null');
}

/** Index of the only union member that is not `null` (`anyOf: [Customer, null]`) or `undefined`. */
export function getOnlyMember(union: readonly Json[]): number | undefined {
  const members = [...union.keys()].filter((index) => !isNullSchema(union[index] ?? true));
  return members.length === 1 ? members[0] : undefined;
}

/** Whether a part allows `null`; `undefined` where it says nothing of it. */
export type Nullability = boolean | undefined;

/** Combines parts that all apply: `null` must be refused by none. */
export function joinNullability(one: Nullability, other: Nullability): Nullability {
  return one === false || other === false ? false : (one ?? other);
}

/**
 * Whether a schema allows `null` by its own keywords and those of its parts. `nullable` of the
 * schema around the parts is meant for them all, though OpenAPI 3.0.3 gives it to a `type` only.
 */
export function getNullability(value: JsonObject, parts: Nullability): Nullability {
  if (isLooselyTrue(getOwn(value, 'nullable')) || isLooselyTrue(getOwn(value, 'x-nullable')))
    return true;
  const [type, values] = [getOwn(value, 'type'), getOwn(value, 'enum')];
  const byType = type === undefined ? undefined : (isList(type) ? type : [type]).includes('null');
  const byValues = isList(values) && !values.includes(null) ? false : undefined;
  return joinNullability(joinNullability(byType, byValues), parts);
}

/** Keywords about the value beside a `$ref` that are kept before OpenAPI 3.1, where none holds. */
const LONE_REF_KEYWORDS =
  /^(?:\$ref|title|summary|description|deprecated|default|examples?|readOnly|writeOnly|externalDocs|xml|x-.*)$/;

/** Leaves out what a `$ref` of OpenAPI 3.0 ignores beside it (3.0.3 4.7.23), but for annotations. */
export function withoutIgnoredKeywords(value: JsonObject): JsonObject {
  const entries = Object.entries(value);
  const kept = entries.filter(([key]) => LONE_REF_KEYWORDS.test(key));
  return kept.length === entries.length ? value : Object.fromEntries(kept);
}

/** Whether a schema allows any value: it has no keyword, or only words. */
export function allowsAll(value: Json | undefined): boolean {
  if (!isObject(value)) return value === true;
  return Object.keys(value).every((key) => /^(?:title|description|\$comment|x-.*)$/.test(key));
}
