import type { JsonObject } from '../../core/types';
import { getMappedVariants } from '../../schema/mapped-variants';
import { comparisonKey } from '../../schema/merged-keywords';
import { getKeyword, type ResolvedSchema } from '../../schema/resolve-schema';
import {
  getDiscriminator,
  getFixedValue,
  matchDiscriminator,
} from '../../schema/schema-discriminator';
import { getTypes } from '../../schema/schema-type';
import { type Choice, mergeForm } from '../../schema/schema-unions';
import { type ListedUnion, listUnions, type UnionForm } from '../comparable/list-unions';
import { resolveComparable } from '../comparable/resolve-comparable';
import { listSchemaFields } from '../compare-fields';
import { type Match, matchStepwise } from '../match-members';
import type { Both, KeyedSchema } from '../schema-pair';
import { isBareType, listUnionValues } from '../value-sets';

/** Form of a union; the schema itself where only the other document has a union. */
export type Form = KeyedSchema & {
  /** Name of the component, else its title; empty for none. */
  readonly name: string;
  /** The form as it is written, in any order of its keys. */
  readonly text: string;
  /** Values of the discriminator by which a receiver knows it; empty for none. */
  readonly tags: readonly string[];
  /** Its place among the forms of the schema; absent for a schema without a union. */
  readonly index?: number;
};

/** Forms of which one (`oneOf`) or some (`anyOf`) apply. */
export type Union = { readonly kind: Choice['kind']; readonly forms: readonly Form[] };

/** Unions of two schemas, those that belong together as one. */
export type BothForms = {
  readonly unions: readonly Match<Union>[];
  readonly isUnion: boolean;
  /** Whether each form holds what stands beside the union, which is then not compared by itself. */
  readonly isJoined: boolean;
};

type KeySchema = (resolved: ResolvedSchema, pointer: string) => KeyedSchema;

/** Whether a union is a list of types or values that exclude each other, and nothing else. */
function isPlainUnion(document: JsonObject, resolved: ResolvedSchema, union: ListedUnion): boolean {
  const values = listUnionValues(document, resolved);
  const types = union.forms.flatMap((form) => getTypes(form.resolved));
  const isOfTypes = union.forms.every(
    (form) => getName(form.resolved) === '' && isBareType(form.resolved),
  );
  if (!values && !isOfTypes) return false;
  const kinds = values?.map(comparisonKey) ?? types;
  return (
    union.kind === 'anyOf' ||
    (new Set(kinds).size === kinds.length &&
      !(types.includes('number') && types.includes('integer')))
  );
}

/**
 * Lists the unions of a schema, else that of the schemas that its discriminator names. Values and bare types are none.
 * @param property Name of the discriminator of either document: where the other one has none, a fixed value is the tag.
 */
function listFormUnions(
  document: JsonObject,
  resolved: ResolvedSchema,
  keySchema: KeySchema,
  property: string | undefined,
): readonly Union[] {
  if (resolved.never) return [];
  const listed = listUnions(document, resolved);
  const [only, ...others] = listed;
  if (only && others.length === 0 && isPlainUnion(document, resolved, only)) return [];
  const mapped = getMappedVariants(document, resolved).map(({ schema }, index) => ({
    ...{ schema, resolved: resolveComparable(document, schema), index },
  }));
  const toForm = ({ schema, resolved: form, index }: UnionForm): Form => {
    const match = matchDiscriminator(document, resolved, schema, () => form);
    const fixed = property && getFixedValue(document, schema, property);
    return {
      ...keySchema(form, schema.pointer),
      name: getName(form),
      text: comparisonKey(schema.value ?? true),
      tags: match ? [match.value, ...(match.others ?? [])] : fixed ? [fixed] : [],
      index,
    };
  };
  const unions = listed.length > 0 ? listed : [{ kind: 'oneOf' as const, forms: mapped }];
  return unions
    .filter(({ forms }) => forms.length > 0)
    .map(({ kind, forms }) => ({ kind, forms: forms.map(toForm) }));
}

function getName(form: ResolvedSchema): string {
  const title = getKeyword(form, 'title');
  return form.ref ?? (typeof title === 'string' ? title : '');
}

/** Names of a schema's own fields, with those that are required. */
function describeFields(resolved: ResolvedSchema): string {
  const fields = listSchemaFields(resolved).map(({ name, required }) => `${name} ${required}`);
  return fields.sort().join('\n');
}

/** Matches unions by their forms, those left over by kind and the fields of forms, then by kind, then any. */
function matchUnions([before, after]: Both<readonly Union[]>): readonly Match<Union>[] {
  const describe =
    (print: (form: Form) => string) =>
    ({ forms }: Union) =>
      forms.map(print).sort().join('\n');
  return matchStepwise(before, after, [
    describe(({ text }) => text),
    (union) => `${union.kind} ${describe(({ resolved }) => describeFields(resolved))(union)}`,
    ({ kind }) => kind,
    () => '',
  ]);
}

/**
 * Lists the forms of two schemas. A schema beside a union counts as a union of one form; and where the fields beside two
 * unions differ, each form holds them: they may have moved into the forms.
 */
export function listBothForms(
  documents: Both<JsonObject>,
  schemas: Both<KeyedSchema>,
  keySchema: KeySchema,
): BothForms {
  const [property] = schemas.flatMap(({ resolved }) => getDiscriminator(resolved)?.property ?? []);
  const list = (side: 0 | 1) =>
    listFormUnions(documents[side], schemas[side].resolved, keySchema, property);
  const [before, after] = [list(0), list(1)];
  const isUnion = before.length > 0 && after.length > 0;
  const unions = matchUnions([before, after]);
  const isOne = before.length <= 1 && after.length <= 1 && unions.length > 0;
  const [from, to] = schemas.map(({ resolved }) => describeFields(resolved));
  if (!isOne || (isUnion && from === to)) return { unions, isUnion, isJoined: false };
  const join = (schema: KeyedSchema, [union]: readonly Union[]): Union => {
    const { resolved } = schema;
    if (!union) {
      const form = { ...schema, name: getName(resolved), text: '', tags: [] };
      return { kind: 'anyOf', forms: [form] };
    }
    const outer = listSchemaFields(resolved).map(({ name }) => name);
    const forms = union.forms.map((form) => {
      const keyed = keySchema(mergeForm(resolved, form.resolved), form.pointer);
      const own = new Set(listSchemaFields(form.resolved).map(({ name }) => name));
      const beside = new Set(outer.filter((name) => !own.has(name)));
      return { ...form, ...keyed, key: `joined ${keyed.key}`, beside };
    });
    return { ...union, forms };
  };
  const joined = { before: join(schemas[0], before), after: join(schemas[1], after) };
  return { unions: [joined], isUnion: true, isJoined: true };
}
