import { isContainer } from '../core/json';
import type { Field } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { comparisonKey, getAllowedValues, getSteps, hasFlag } from '../schema/merged-keywords';
import { getKeyword, type ResolvedSchema } from '../schema/resolve-schema';
import { getDefault } from '../schema/schema-children';
import { getTypes } from '../schema/schema-type';
import type { Effect, Finding } from './change';
import { listUnions } from './comparable/list-unions';
import { resolveComparable } from './comparable/resolve-comparable';
import type { Both, KeywordFinding } from './schema-pair';

/** Effect of two comparisons: whether the later set has all of the earlier, and the reverse. */
export function getEffect(keepsAll: boolean, addsNone: boolean): Effect {
  if (keepsAll) return addsNone ? 'none' : 'widened';
  return addsNone ? 'narrowed' : 'replaced';
}

/** Keywords that say nothing of a value. */
const SILENT = /^(?:type|title|description|summary|examples?|deprecated|x-.*|\$comment)$/;

/** Whether a schema says nothing of a value but its type. */
export function isBareType({ parts, never }: ResolvedSchema): boolean {
  return !never && parts.every(({ value }) => Object.keys(value).every((key) => SILENT.test(key)));
}

/** Values of a union whose forms are values and nothing else; `undefined` for another schema. */
export function listUnionValues(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Json[] | undefined {
  const [union, ...others] = listUnions(document, resolved);
  if (!union || others.length > 0) return undefined;
  const lists = union.forms.map(({ resolved: form }) => {
    if (isBareType(form) && getTypes(form).join() === 'null') return [null];
    const isValue = form.parts.every(({ value }) =>
      Object.keys(value).every((key) => /^(?:const|enum)$/.test(key) || SILENT.test(key)),
    );
    return isValue ? getOwnValues(form) : undefined;
  });
  return lists.every((values) => values !== undefined) ? lists.flat() : undefined;
}

function getOwnValues(resolved: ResolvedSchema): readonly Json[] | undefined {
  const fixed = getKeyword(resolved, 'const');
  return fixed === undefined ? getAllowedValues(resolved) : [fixed];
}

/**
 * Types of a schema; empty where any type is allowed.
 * @param isUnion Whether the forms of its union are compared by themselves; else it has the types of all of them.
 */
export function listTypes(
  document: JsonObject,
  resolved: ResolvedSchema,
  isUnion: boolean,
): readonly string[] {
  const own = getTypes(resolved).map((type) =>
    // A multiple of a whole number is one.
    type === 'number' && getSteps(resolved).some(Number.isInteger) ? 'integer' : type,
  );
  if (own.length > 0 || isUnion) return own;
  const types = listUnions(document, resolved).map(({ forms }) =>
    forms.map((form) => getTypes(form.resolved)),
  );
  // Each union applies: the first one that has types refuses any other.
  const known = types.find((forms) => forms.every((one) => one.length > 0));
  return [...new Set(known?.flat())];
}

/** Whether all of these types are among others; a `number` includes each `integer`, and a text any single value. */
function includesTypes(all: readonly string[], types: readonly string[], isText: boolean): boolean {
  if (all.length === 0) return true;
  if (types.length === 0) return false;
  const isWritten = (type: string) => isText && /^(?:integer|number|boolean)$/.test(type);
  return types.every(
    (type) =>
      all.includes(type) ||
      (type === 'integer' && all.includes('number')) ||
      (isWritten(type) && all.includes('string')),
  );
}

/**
 * Effect of other types.
 * @param isText Whether values are sent as text, by which a number is a text.
 */
export function compareTypes(
  before: readonly string[],
  after: readonly string[],
  isText = false,
): Effect {
  return getEffect(includesTypes(after, before, isText), includesTypes(before, after, isText));
}

/** All values of the types that have few: `true`, `false` and `null`; `undefined` for other types. */
function listTypeValues(resolved: ResolvedSchema): readonly Json[] | undefined {
  const types = getTypes(resolved);
  if (types.length === 0 || !types.every((type) => type === 'boolean' || type === 'null'))
    return undefined;
  return types.flatMap((type) => (type === 'null' ? [null] : [true, false]));
}

/** Values that a schema lists, `const` as a list of one; `undefined` where it lists none. */
export function getValues(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Json[] | undefined {
  const own = getOwnValues(resolved) ?? listUnionValues(document, resolved);
  // A union with `null` is read as its other forms, or `null`.
  return own && resolved.orNull ? [...own, null] : own;
}

/**
 * Values of two schemas by what tells them apart (JSON Schema 2020-12 core 4.2.2), where one lists some: a type of few
 * values is a list of them. `undefined` for a schema that allows others.
 */
export function mapValues(
  [before, after]: Both<ResolvedSchema>,
  [from, to]: Both<readonly Json[] | undefined>,
  isText: boolean,
): Both<ReadonlyMap<string, Json> | undefined> {
  const printKey = (value: Json) =>
    isText && !isContainer(value) ? String(value) : comparisonKey(value);
  const map = (values: readonly Json[] | undefined) =>
    values && new Map(values.map((value) => [printKey(value), value]));
  if (!from && !to) return [undefined, undefined];
  return [map(from ?? listTypeValues(before)), map(to ?? listTypeValues(after))];
}

/** Whether a schema refuses names that it does not declare. */
export function isClosed(resolved: ResolvedSchema): boolean {
  return OTHER_NAMES.some((keyword) => hasFlag(resolved, keyword, false));
}

/** Keywords that may refuse names that are not declared. */
export const OTHER_NAMES = ['additionalProperties', 'unevaluatedProperties'] as const;

/** Keywords that may refuse items beyond those of a tuple. */
export const OTHER_ITEMS = ['items', 'unevaluatedItems'] as const;

/** Default of a schema as text, equal ones alike, with the part that declares it. */
function findDefault(document: JsonObject, { schema }: Pick<Field, 'schema'>) {
  const resolved = resolveComparable(document, schema);
  const value = getDefault(resolved);
  const holder = resolved.parts.findLast((part) => Object.hasOwn(part.value, 'default'));
  const pointer = holder?.pointer ?? resolved.parts.at(-1)?.pointer ?? schema.pointer;
  return { text: value === undefined ? '' : comparisonKey(value), pointer };
}

/** Compares the defaults of a field or parameter that may be left out; empty where they are the same. */
export function compareDefaults(
  documents: Both<JsonObject>,
  [before, after]: Both<Pick<Field, 'schema'>>,
): readonly (KeywordFinding & Pick<Finding, 'pointers'>)[] {
  const [from, to] = [findDefault(documents[0], before), findDefault(documents[1], after)];
  if (from.text === to.text) return [];
  const pointers = { before: from.pointer, after: to.pointer };
  // A first default says what held already; another one changes requests that leave the value out.
  const effect = from.text === '' ? 'none' : 'narrowed';
  const found = { before: from.text, after: to.text, effect, only: 'request' } as const;
  return [{ kind: 'default-changed', pointers, ...found }];
}
