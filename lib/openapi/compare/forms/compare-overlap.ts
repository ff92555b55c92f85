import { isObject } from '../../core/json';
import type { SchemaSource } from '../../core/schema-types';
import type { ApiIndex, Json } from '../../core/types';
import { buildSample } from '../../sample/build-sample';
import type { ResolvedSchema } from '../../schema/resolve-schema';
import { getUnions, mergeForm } from '../../schema/schema-unions';
import { createCheckRun } from '../../validation/check-run';
import { matchesResolved } from '../../validation/matches-schema';
import { resolveComparable } from '../comparable/resolve-comparable';
import { getOthers, listRequired, listSchemaFields } from '../compare-fields';
import { getValues } from '../value-sets';
import type { Form, Union } from './list-forms';

/** A schema of one document, with one of its unions. */
export type UnionSide = {
  readonly api: ApiIndex;
  readonly resolved: ResolvedSchema;
  readonly union: Union;
};

/** Most forms of a union that are held against each other. */
const MAX_FORMS = 20;

/** Size of the samples: two forms that lead back to themselves have large ones. */
const SAMPLE = { nodes: 50, depth: 2 };

/** Most listed values that are tried. */
const MAX_LISTED = 20;

/** Schema of what two forms have in common, with what stands beside their union. */
function joinForms({ resolved }: UnionSide, one: Form, other: Form): SchemaSource {
  const parts = [...mergeForm(resolved, one.resolved).parts, ...other.resolved.parts];
  const joined = parts.map(({ value, pointer, scope }) => ({ value, pointer, scope }));
  const value = { allOf: joined.map((part) => part.value) };
  return { value, pointer: one.pointer, openRefs: [], joined };
}

/** Values that two forms may have in common: a sample of both at once, the same without what is optional, listed ones. */
function listShared(side: UnionSide, one: Form, other: Form): readonly Json[] {
  const { document } = side.api;
  const source = joinForms(side, one, other);
  const resolved = resolveComparable(document, source);
  // The samples of forms in forms are too many.
  if (getUnions(resolved, []).length > 0) return [];
  const { value } = buildSample(side.api, source, SAMPLE);
  const required = listRequired(resolved);
  const listed = [one, other].flatMap((form) => getValues(document, form.resolved) ?? []);
  return [value, keepNames(value, (name) => required.has(name)), ...listed.slice(0, MAX_LISTED)];
}

function keepNames(value: Json, isKept: (name: string) => boolean): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isKept(name)));
}

/** A value without the fields that a document does not name: nobody sends them. */
function keepNamed(value: Json, { resolved, union }: UnionSide): Json {
  const schemas = [resolved, ...union.forms.map((form) => form.resolved)];
  const names = new Set(schemas.flatMap((one) => listSchemaFields(one).map(({ name }) => name)));
  return keepNames(
    value,
    (name) => names.has(name) || schemas.some((one) => getOthers(one, name) !== undefined),
  );
}

/**
 * Finds two forms of a `oneOf` that both have a value which another document allows: `oneOf` refuses what matches two
 * (JSON Schema 2020-12 core 10.2.1.3). Values are samples of what the forms have in common; `undefined` where none
 * shows it.
 */
export function findOverlap(allowing: UnionSide, refusing: UnionSide): readonly Form[] | undefined {
  const { forms, kind } = refusing.union;
  if (kind === 'anyOf' || forms.length > MAX_FORMS) return undefined;
  const isOf = ({ api }: UnionSide, resolved: ResolvedSchema, value: Json) =>
    matchesResolved(createCheckRun(api), resolved, value);
  const isRefused = (one: Form, other: Form) =>
    listShared(refusing, one, other).some((shared) => {
      const value = keepNamed(shared, allowing);
      return (
        isOf(refusing, refusing.resolved, value) === false &&
        isOf(allowing, allowing.resolved, value) === true &&
        [one, other].every((form) => isOf(refusing, form.resolved, value) === true)
      );
    });
  const isApart = (one: Form, other: Form) =>
    one.tags.length > 0 && !one.tags.some((tag) => other.tags.includes(tag));
  const pairs = forms.flatMap((one, index) => forms.slice(index + 1).map((other) => [one, other]));
  return pairs.find(
    ([one, other]) => one && other && !isApart(one, other) && isRefused(one, other),
  );
}
