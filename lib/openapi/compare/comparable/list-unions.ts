import { NO_SCHEMA, type SchemaSource } from '../../core/schema-types';
import type { JsonObject } from '../../core/types';
import type { ResolvedSchema } from '../../schema/resolve-schema';
import { getDiscriminator } from '../../schema/schema-discriminator';
import { type Choice, groupByUnion } from '../../schema/schema-unions';
import { resolveComparable } from './resolve-comparable';

/** Form of a union, with its place among all forms of the schema as its page lists them. */
export type UnionForm = {
  readonly schema: SchemaSource;
  readonly resolved: ResolvedSchema;
  readonly index: number;
};

/** Forms of which one (`oneOf`) or some (`anyOf`) apply. */
export type ListedUnion = { readonly kind: Choice['kind']; readonly forms: readonly UnionForm[] };

/** Keywords of a schema that is a union and nothing else. */
const UNION_ONLY = /^(?:oneOf|anyOf|\$ref|\$comment|title|summary|description|examples?|x-.*)$/;

/** Lists a form; one that is a union of the same kind and nothing else counts as its forms. */
function flattenForm(
  document: JsonObject,
  kind: Choice['kind'],
  form: UnionForm,
  seen: Set<string>,
): readonly UnionForm[] {
  const { parts, orNull } = form.resolved;
  const at = parts.at(-1)?.pointer ?? '';
  const isUnion =
    !orNull && parts.every(({ value }) => Object.keys(value).every((key) => UNION_ONLY.test(key)));
  if (!isUnion || seen.has(at)) return [form];
  const [inner, ...others] = listUnions(document, form.resolved, seen.add(at));
  if (inner?.kind !== kind || others.length > 0) return [form];
  return inner.forms.map((one) => ({ ...one, index: form.index }));
}

/**
 * Lists the unions of a schema, one form of each of which applies (JSON Schema 2020-12 core 10.2.1). Forms of a union
 * inside a union of the same kind are its own, unless a discriminator names that union.
 * @returns empty for a schema without unions.
 */
export function listUnions(
  document: JsonObject,
  resolved: ResolvedSchema,
  seen = new Set<string>(),
): readonly ListedUnion[] {
  const isNamed = getDiscriminator(resolved) !== undefined;
  let index = -1;
  return groupByUnion(resolved, NO_SCHEMA).map((choices) => {
    const kind = choices[0]?.kind ?? 'anyOf';
    const forms = choices.flatMap(({ schema }) => {
      index += 1;
      const form = { schema, resolved: resolveComparable(document, schema), index };
      return isNamed ? [form] : flattenForm(document, kind, form, seen);
    });
    return { kind, forms };
  });
}
