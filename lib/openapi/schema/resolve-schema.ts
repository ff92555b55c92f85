import * as words from '@/.generated/words/openapi-problems/document';
import { describeJsonType, getOwn, getText, isList, isObject, joinPointer } from '../core/json';
import { addError, addWarning, expectList, type Problems } from '../core/problems';
import { getRef, getSchemaName, type RefTarget } from '../core/resolve';
import type { JoinedSchema, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject, Problem } from '../core/types';
import { isSwagger } from '../parse/upgrade-swagger';
import { getDynamicRef, getDynamicTarget, getSchemaTarget } from './named-schemas';
import {
  allowsAll,
  getNullability,
  getOnlyMember,
  joinNullability,
  type Nullability,
  withoutIgnoredKeywords,
} from './part-keywords';

/** One of the schema objects that a resolved schema is merged from. */
export type SchemaPart = {
  readonly value: JsonObject;
  readonly pointer: string;
  /** Dynamic scope of its children (`SchemaSource.scope`). */
  readonly scope: readonly string[];
  /** Index of the first part that its reference leads to; absent without a reference. */
  readonly target?: number;
};

/** Schema with `$ref` followed and `allOf` merged; its children are unresolved. */
export type ResolvedSchema = {
  /** In reading order: inherited schemas first, the schema itself last. */
  readonly parts: readonly SchemaPart[];
  /** Name of the component, e.g. `Customer`; `undefined` for an inline schema. */
  readonly ref: string | undefined;
  /** Pointers of the components that it inherits from. */
  readonly inherited: readonly string[];
  /** Pointers of the references that are open for its children (`SchemaSource.openRefs`). */
  readonly openRefs: readonly string[];
  readonly cyclic: boolean;
  /** Whether a union such as `anyOf: [Customer, null]` allows `null`. */
  readonly orNull: boolean;
  /** Whether all parts allow `null`, one of them by name: by its type, `nullable` or a union. */
  readonly nullable: boolean;
  /** Whether no value is valid, as for the schema `false`. */
  readonly never: boolean;
  readonly problems: readonly Problem[];
};

/** Levels of nested `allOf`; more are an error of the document and would exhaust the stack. */
const MAX_MERGE_DEPTH = 64;

type Merge = {
  readonly document: JsonObject;
  /** Whether `$ref` stands alone, as before OpenAPI 3.1. */
  readonly hasLoneRefs: boolean;
  readonly outer: ReadonlySet<string>;
  readonly parts: SchemaPart[];
  readonly merged: Set<string>;
  readonly stack: string[];
  /** Pointers of the schemas entered and left on the way here, outermost first. */
  scope: readonly string[];
  /** Pointers reached before any `allOf`: the schema is the first of these components. */
  readonly direct: string[];
  /** Pointers reached through `allOf`. */
  readonly inherited: string[];
  cyclic: boolean;
  orNull: boolean;
  never: boolean;
  readonly problems: Problems;
};

/**
 * Unwraps an `allOf`, `oneOf` or `anyOf` of one schema, with `null` or a description beside it;
 * other sources stay as they are. The inner schema has the name.
 */
export function unwrapSource(source: SchemaSource): SchemaSource {
  const { value, pointer, joined } = source;
  if (joined !== undefined || !isObject(value) || getRef(value) !== undefined) return source;
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    const members = getOwn(value, key);
    const only = isList(members) ? getOnlyMember(members) : undefined;
    if (isList(members) && only !== undefined)
      return { ...source, value: members[only], pointer: joinPointer(pointer, key, only) };
  }
  return source;
}

/** Whether a target may be merged: a loop in one schema is a problem, a repetition is not. */
function canMerge(merge: Merge, target: string, pointer: string): boolean {
  if (merge.stack.includes(target) || merge.stack.length >= MAX_MERGE_DEPTH) {
    addError(merge.problems, 'ref-loop', pointer, words.refToItself);
    return false;
  }
  return !merge.merged.has(target);
}

function mergeTarget(
  merge: Merge,
  target: RefTarget | undefined,
  pointer: string,
  depth: number,
): Nullability {
  if (target === undefined || !canMerge(merge, target.pointer, pointer)) return undefined;
  const isDirect = depth === 0;
  (isDirect ? merge.direct : merge.inherited).push(target.pointer);
  if (merge.outer.has(target.pointer)) {
    // A named schema may inherit from one that is open above. Without a name, only this check ends
    // the recursion.
    const isLoop = isDirect || merge.direct.length === 0;
    merge.cyclic ||= isLoop;
    if (isLoop && !isDirect) return undefined;
  }
  merge.merged.add(target.pointer);
  merge.stack.push(target.pointer);
  const { scope } = merge;
  merge.scope = [...scope, ...(scope.at(-1) === pointer ? [] : [pointer]), target.pointer];
  const nullability = mergeValue(merge, target.value, target.pointer, depth);
  merge.scope = scope;
  merge.stack.pop();
  return nullability;
}

/**
 * Merges the targets of `$ref` and `$dynamicRef`. Beside a `$ref`, the dynamic target is one more
 * schema that applies (JSON Schema 2020-12 7.7); the `$ref` gives the name and ends the recursion.
 */
function mergeRefs(merge: Merge, value: JsonObject, pointer: string, depth: number): Nullability {
  const { document, problems } = merge;
  const [ref, dynamic] = [getRef(value), getDynamicRef(value)];
  const named = ref === undefined ? ref : getSchemaTarget(document, ref, pointer, problems);
  const nullability = mergeTarget(merge, named, pointer, depth);
  if (dynamic === undefined) return nullability;
  const target = getDynamicTarget(document, dynamic, pointer, merge.scope, problems);
  return joinNullability(
    nullability,
    mergeTarget(merge, target, pointer, ref === undefined ? depth : depth + 1),
  );
}

function mergeUnions(merge: Merge, value: JsonObject, pointer: string, depth: number): Nullability {
  let nullability: Nullability;
  for (const key of ['oneOf', 'anyOf'] as const) {
    const union = getOwn(value, key);
    if (!isList(union)) continue;
    if (union.length > 1 && union.every((member) => member === false)) merge.never = true;
    const only = getOnlyMember(union);
    if (only === undefined) continue;
    const isOrNull = union.length > 1;
    merge.orNull ||= isOrNull;
    const inner = mergeValue(merge, union[only], joinPointer(pointer, key, only), depth + 1);
    nullability = joinNullability(nullability, isOrNull || inner);
  }
  return nullability;
}

function mergeObject(
  merge: Merge,
  written: JsonObject,
  pointer: string,
  depth: number,
): Nullability {
  const isRef = getRef(written) !== undefined || getDynamicRef(written) !== undefined;
  const value = isRef && merge.hasLoneRefs ? withoutIgnoredKeywords(written) : written;
  const target = merge.parts.length;
  let nullability = mergeRefs(merge, value, pointer, depth);
  const all = getOwn(value, 'allOf');
  if (isList(all)) {
    all.forEach((item, index) => {
      const inner = mergeValue(merge, item, joinPointer(pointer, 'allOf', index), depth + 1);
      nullability = joinNullability(nullability, inner);
    });
  } else if (all !== undefined) {
    expectList(all, joinPointer(pointer, 'allOf'), merge.problems);
  }
  nullability = joinNullability(nullability, mergeUnions(merge, value, pointer, depth));
  // `not` of a schema that allows all is the schema `false` (JSON Schema Core 4.3.2).
  merge.never ||= allowsAll(getOwn(value, 'not'));
  if (!isRef || Object.keys(value).length > 1)
    merge.parts.push({ value, pointer, scope: merge.scope, ...(isRef && { target }) });
  return getNullability(value, nullability);
}

function mergeValue(
  merge: Merge,
  value: Json | undefined,
  pointer: string,
  depth: number,
): Nullability {
  if (value === undefined || value === true) return undefined;
  if (value === false) {
    merge.never = true;
  } else if (!isObject(value)) {
    const message = words.notSchema(describeJsonType(value));
    addError(merge.problems, 'not-a-schema', pointer, message);
  } else if (depth > MAX_MERGE_DEPTH) {
    addWarning(merge.problems, 'too-deep', pointer, words.allOfTooDeep);
  } else {
    return mergeObject(merge, value, pointer, depth);
  }
  return undefined;
}

function mergeSource(merge: Merge, { value, pointer, joined }: SchemaSource): Nullability {
  if (joined === undefined) return mergeValue(merge, value, pointer, 0);
  const { scope } = merge;
  let nullability: Nullability;
  for (const one of joined) {
    merge.scope = one.scope ?? scope;
    nullability = joinNullability(nullability, mergeValue(merge, one.value, one.pointer, 1));
  }
  return nullability;
}

/** Name of the component: by direct reference, or as a wrapper that adds no properties. */
function getComponentName({ direct, inherited, parts }: Merge): string | undefined {
  const [first] = direct;
  if (first !== undefined) return getSchemaName(first);
  const [only] = inherited;
  if (only === undefined || inherited.length > 1) return undefined;
  const adds = parts.some(
    ({ value, pointer }) => pointer !== only && getOwn(value, 'properties') !== undefined,
  );
  return adds ? undefined : getSchemaName(only);
}

/**
 * Resolves a schema: follows references, merges `allOf` and any union of one schema and `null`. It
 * is `cyclic` if its reference is open above. An inline schema that inherits from an open one is
 * cyclic too and lacks that part, so that the recursion ends.
 */
export function resolveSchema(document: JsonObject, source: SchemaSource): ResolvedSchema {
  const merge: Merge = {
    document,
    hasLoneRefs: getText(document, 'openapi').startsWith('3.0') || isSwagger(document),
    outer: new Set(source.openRefs),
    parts: [],
    merged: new Set(),
    stack: [],
    scope: source.scope ?? [source.pointer],
    direct: [],
    inherited: [],
    cyclic: false,
    orNull: false,
    never: false,
    problems: [],
  };
  const nullability = mergeSource(merge, source);
  const targets = merge.direct.length > 0 ? merge.direct : merge.inherited;
  return {
    parts: merge.parts,
    ref: getComponentName(merge),
    inherited: merge.inherited,
    openRefs: targets.length > 0 ? [...new Set([...source.openRefs, ...targets])] : source.openRefs,
    cyclic: merge.cyclic,
    orNull: merge.orNull && nullability !== false,
    nullable: nullability === true,
    never: merge.never,
    problems: merge.problems,
  };
}

/** Value of a keyword: the schema's own, else the last inherited one, or `undefined`. */
export function getKeyword(resolved: ResolvedSchema, key: string): Json | undefined {
  for (let index = resolved.parts.length - 1; index >= 0; index -= 1) {
    const value = getOwn(resolved.parts[index]?.value, key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Value of a keyword if it is a string; else empty. */
export function getTextKeyword(resolved: ResolvedSchema, key: string): string {
  const value = getKeyword(resolved, key);
  return typeof value === 'string' ? value : '';
}

/** Joins schemas that apply to one value, in reading order; `undefined` for none. */
export function joinSources(
  { openRefs }: Pick<ResolvedSchema, 'openRefs'>,
  children: readonly SchemaSource[],
): SchemaSource | undefined {
  const last = children.at(-1);
  if (last === undefined || children.length === 1) return last;
  const joined = children.flatMap((one): readonly JoinedSchema[] => one.joined ?? [one]);
  const value = { allOf: joined.map((one) => one.value ?? true) };
  return { value, pointer: last.pointer, openRefs, joined };
}

/** Source of a child schema, at a pointer inside one part of its parent. */
export function childSource(
  { openRefs }: Pick<ResolvedSchema, 'openRefs'>,
  { scope }: Pick<SchemaPart, 'scope'>,
  value: Json | undefined,
  pointer: string,
): SchemaSource {
  return { value, pointer, openRefs, scope };
}
