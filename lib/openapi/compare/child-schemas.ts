import { joinAnchor } from '../core/anchors';
import type { Field, SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { getMappedVariants } from '../schema/mapped-variants';
import { getKeyword, type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { getChild, getItems, getPatternFields, getTuple } from '../schema/schema-children';
import { listChoices } from '../schema/schema-unions';
import { listFields } from '../schema-view/schema-fields';

/** Step from the anchor of a schema to that of a part of it. */
type AnchorStep = Parameters<typeof joinAnchor>[1];

/** Schema inside another, with the step of its anchor. */
export type SchemaChild = { readonly step: AnchorStep; readonly schema: SchemaSource };

/** Form of a union; unnamed for one that stands in the union itself. */
export type SchemaForm = SchemaChild & { readonly name: string };

/** Properties of a schema; one that must not be sent, whose schema is `false`, is none. */
export function listSchemaFields(resolved: ResolvedSchema): readonly Field[] {
  const fields = listFields(resolved, { value: true, pointer: '', openRefs: [] });
  return fields.filter(({ schema }) => schema.value !== false);
}

/** Schemas of items, of names that match a pattern, and of other names. */
export function listUnnamedChildren(resolved: ResolvedSchema): readonly SchemaChild[] {
  const items = getItems(resolved);
  const others =
    getChild(resolved, 'additionalProperties') ?? getChild(resolved, 'unevaluatedProperties');
  return [
    ...getTuple(resolved).map((schema, index): SchemaChild => ({
      step: { kind: 'item', index },
      schema,
    })),
    ...(items ? [{ step: { kind: 'items' as const }, schema: items }] : []),
    ...getPatternFields(resolved).map(({ pattern, schema }): SchemaChild => ({
      step: { kind: 'pattern', pattern },
      schema,
    })),
    ...(others && typeof others.value !== 'boolean'
      ? [{ step: { kind: 'others' as const }, schema: others }]
      : []),
  ];
}

/** Forms of the unions of a schema, else those that its discriminator names. */
export function listForms(document: JsonObject, resolved: ResolvedSchema): readonly SchemaForm[] {
  const source = { value: true, pointer: '', openRefs: [] };
  const choices = resolved.never ? [] : listChoices(resolved, source, []);
  const forms = choices.length > 0 ? choices : getMappedVariants(document, resolved);
  return forms.map(({ schema }, index) => {
    const form = resolveSchema(document, { ...schema, openRefs: [] });
    const title = getKeyword(form, 'title');
    return {
      name: form.ref ?? (typeof title === 'string' ? title : ''),
      step: { kind: 'variant', index },
      schema,
    };
  });
}
