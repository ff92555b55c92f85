import { getOwn, isList, isObject, describeJsonType } from '../core/json';
import { joinPointer } from '../core/pointer';
import { addError, addWarning, type Problems } from '../core/problems';
import { getRef, getSchemaName, type RefTarget } from '../core/resolve';
import { getDynamicRef, getDynamicTarget, getSchemaTarget } from './schema-target';
import type { JoinedSchema, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject, Problem } from '../core/types';

/** One schema object of those that a schema is made of. */
export type SchemaPart = {
  readonly value: JsonObject;
  readonly pointer: string;
  /** Of its children (`SchemaSource.scope`). */
  readonly scope: readonly string[];
};

/** A schema with its `$ref` followed and its `allOf` laid side by side; nothing below it is opened. */
export type ResolvedSchema = {
  /** In reading order: what is inherited first, what the schema itself says last. */
  readonly parts: readonly SchemaPart[];
  /** Name of the component it is, e.g. `Customer`. */
  readonly ref: string | undefined;
  /** Pointers of the components it inherits from. */
  readonly inherited: readonly string[];
  /** What is open for its children. */
  readonly trail: readonly string[];
  readonly cyclic: boolean;
  /** `null` is allowed by a union such as `anyOf: [Customer, null]`. */
  readonly orNull: boolean;
  /** Nothing is valid: the schema `false`. */
  readonly never: boolean;
  readonly problems: readonly Problem[];
};

/** `allOf` in `allOf` beyond this is a fault of the document, and would exhaust the stack. */
const MAX_MERGE_DEPTH = 64;

type Merge = {
  readonly document: JsonObject;
  readonly outer: ReadonlySet<string>;
  readonly parts: SchemaPart[];
  readonly merged: Set<string>;
  readonly stack: string[];
  /** Where schemas were entered and left on the way here. */
  scope: readonly string[];
  /** Targets reached before any `allOf`: the schema is this component. */
  readonly direct: string[];
  /** Targets reached through `allOf`. */
  readonly inherited: string[];
  cyclic: boolean;
  orNull: boolean;
  never: boolean;
  readonly problems: Problems;
};

function isNullSchema(value: Json): boolean {
  if (!isObject(value)) return false;
  const type = getOwn(value, 'type');
  return type === 'null' || (isList(type) && type.length === 1 && type[0] === 'null');
}

/** The only member of a union that is not `null`: such a union is that schema, or null. */
export function getOnlyMember(union: readonly Json[]): number | undefined {
  const members = [...union.keys()].filter((index) => !isNullSchema(union[index] ?? true));
  return members.length === 1 ? members[0] : undefined;
}

/** The schema that another only wraps, so that it may be null or has words of its own: it has the name. */
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

/** Whether a target may be merged; a loop inside one schema is a problem, a repetition is not. */
function canMerge(merge: Merge, target: string, pointer: string): boolean {
  if (merge.stack.includes(target) || merge.stack.length >= MAX_MERGE_DEPTH) {
    addError(merge.problems, 'ref-loop', pointer, 'The reference leads back to itself.');
    return false;
  }
  return !merge.merged.has(target);
}

function mergeTarget(
  merge: Merge,
  target: RefTarget | undefined,
  pointer: string,
  depth: number,
): void {
  if (target === undefined || !canMerge(merge, target.pointer, pointer)) return;
  const isDirect = depth === 0;
  (isDirect ? merge.direct : merge.inherited).push(target.pointer);
  if (merge.outer.has(target.pointer)) {
    // What a named schema inherits may be open above; without a name nothing else ends the way down.
    const isLoop = isDirect || merge.direct.length === 0;
    merge.cyclic ||= isLoop;
    if (isLoop && !isDirect) return;
  }
  merge.merged.add(target.pointer);
  merge.stack.push(target.pointer);
  const { scope } = merge;
  merge.scope = [...scope, ...(scope.at(-1) === pointer ? [] : [pointer]), target.pointer];
  mergeValue(merge, target.value, target.pointer, depth);
  merge.scope = scope;
  merge.stack.pop();
}

/**
 * What a schema refers to; a dynamic reference goes by what is open around it. Beside a plain one it is one more schema
 * that holds (JSON Schema 2020-12 7.7): the plain one has the name, and ends the way down.
 */
function mergeRefs(merge: Merge, value: JsonObject, pointer: string, depth: number): void {
  const { document, problems } = merge;
  const [ref, dynamic] = [getRef(value), getDynamicRef(value)];
  if (ref !== undefined)
    mergeTarget(merge, getSchemaTarget(document, ref, pointer, problems), pointer, depth);
  if (dynamic === undefined) return;
  const target = getDynamicTarget(document, dynamic, pointer, merge.scope, problems);
  mergeTarget(merge, target, pointer, ref === undefined ? depth : depth + 1);
}

function mergeUnions(merge: Merge, value: JsonObject, pointer: string, depth: number): void {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const union = getOwn(value, key);
    if (!isList(union)) continue;
    const only = getOnlyMember(union);
    if (only === undefined) continue;
    merge.orNull ||= union.length > 1;
    mergeValue(merge, union[only], joinPointer(pointer, key, only), depth + 1);
  }
}

function mergeObject(merge: Merge, value: JsonObject, pointer: string, depth: number): void {
  mergeRefs(merge, value, pointer, depth);
  const all = getOwn(value, 'allOf');
  if (isList(all)) {
    all.forEach((item, index) => {
      mergeValue(merge, item, joinPointer(pointer, 'allOf', index), depth + 1);
    });
  } else if (all !== undefined) {
    addError(merge.problems, 'not-a-list', joinPointer(pointer, 'allOf'), 'allOf is a list.');
  }
  mergeUnions(merge, value, pointer, depth);
  const isRef = getRef(value) !== undefined || getDynamicRef(value) !== undefined;
  if (!isRef || Object.keys(value).length > 1)
    merge.parts.push({ value, pointer, scope: merge.scope });
}

function mergeValue(merge: Merge, value: Json | undefined, pointer: string, depth: number): void {
  if (value === undefined || value === true) return;
  if (value === false) {
    merge.never = true;
  } else if (!isObject(value)) {
    const message = `A schema is an object, true or false; this is ${describeJsonType(value)}.`;
    addError(merge.problems, 'not-a-schema', pointer, message);
  } else if (depth > MAX_MERGE_DEPTH) {
    addWarning(
      merge.problems,
      'too-deep',
      pointer,
      'allOf goes on too deep; the rest is left out.',
    );
  } else {
    mergeObject(merge, value, pointer, depth);
  }
}

function mergeSource(merge: Merge, { value, pointer, joined }: SchemaSource): void {
  if (joined === undefined) return mergeValue(merge, value, pointer, 0);
  const { scope } = merge;
  for (const one of joined) {
    merge.scope = one.scope ?? scope;
    mergeValue(merge, one.value, one.pointer, 1);
  }
}

/** The name of the component a merge is: by its own reference, or as a wrapper of a single one. */
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
 * Opens a schema: follows its reference, lays `allOf` (and a union of one schema and null) side by
 * side. A schema whose reference is already open above is `cyclic`. One without a reference that
 * inherits from an open one is cyclic too, and that part of it is left out: every way down ends.
 */
export function resolveSchema(document: JsonObject, source: SchemaSource): ResolvedSchema {
  const merge: Merge = {
    document,
    outer: new Set(source.trail),
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
  mergeSource(merge, source);
  const targets = merge.direct.length > 0 ? merge.direct : merge.inherited;
  return {
    parts: merge.parts,
    ref: getComponentName(merge),
    inherited: merge.inherited,
    trail: targets.length > 0 ? [...new Set([...source.trail, ...targets])] : source.trail,
    cyclic: merge.cyclic,
    orNull: merge.orNull,
    never: merge.never,
    problems: merge.problems,
  };
}

/** A keyword's value: what the schema itself says, else what it inherits, the last in `allOf` first. */
export function getKeyword(resolved: ResolvedSchema, key: string): Json | undefined {
  for (let index = resolved.parts.length - 1; index >= 0; index -= 1) {
    const value = getOwn(resolved.parts[index]?.value, key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A keyword's value where it is text; else empty. */
export function getTextKeyword(resolved: ResolvedSchema, key: string): string {
  const value = getKeyword(resolved, key);
  return typeof value === 'string' ? value : '';
}

/** A place of which several schemas say something, in reading order; `undefined` for none. */
export function joinSources(
  { trail }: Pick<ResolvedSchema, 'trail'>,
  children: readonly SchemaSource[],
): SchemaSource | undefined {
  const last = children.at(-1);
  if (last === undefined || children.length === 1) return last;
  const joined = children.flatMap((one): readonly JoinedSchema[] => one.joined ?? [one]);
  const value = { allOf: joined.map((one) => one.value ?? true) };
  return { value, pointer: last.pointer, trail, joined };
}

/** A child schema of this one, at a place in one of its parts. */
export function childSource(
  { trail }: Pick<ResolvedSchema, 'trail'>,
  { scope }: Pick<SchemaPart, 'scope'>,
  value: Json | undefined,
  pointer: string,
): SchemaSource {
  return { value, pointer, trail, scope };
}
