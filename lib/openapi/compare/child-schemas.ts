import type { AnchorStep } from '../core/anchors';
import type { Field, SchemaSource } from '../core/schema-types';
import { matchesPattern } from '../pattern/pattern-test';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getItems, getPatternFields, getTuple } from '../schema/schema-children';
import {
  getDependentRequired,
  getRequired,
  getUndeclaredRequired,
} from '../schema/schema-requirements';
import { listFields } from '../schema-view/schema-fields';

/** Schema inside another, with the step of its anchor. */
export type SchemaChild = { readonly step: AnchorStep; readonly schema: SchemaSource };

/** Names that a value always has: those that are required, and those that these require (`dependentRequired`). */
export function listRequired(resolved: ResolvedSchema): ReadonlySet<string> {
  const names = new Set(getRequired(resolved, []));
  const dependent = [...getDependentRequired(resolved)];
  for (let size = -1; size < names.size;) {
    size = names.size;
    for (const [name, others] of dependent)
      if ([...others].some((other) => names.has(other))) names.add(name);
  }
  return names;
}

/**
 * Properties of a schema, and names that it requires without declaring them; one that must not be sent, whose schema is
 * `false`, is none.
 */
export function listSchemaFields(resolved: ResolvedSchema): readonly Field[] {
  const required = listRequired(resolved);
  const fields = listFields(resolved, { value: true, pointer: '', openRefs: [] });
  const undeclared = getUndeclaredRequired(resolved).map((name) => {
    const schema = getOthers(resolved, name) ?? { value: true, pointer: '', openRefs: [] };
    return { name, required: true, display: false, schema };
  });
  const declared = fields
    .filter(({ schema }) => schema.value !== false)
    .map((field) => ({ ...field, required: required.has(field.name) }));
  return [...declared, ...undeclared];
}

/** Schema of names that are not declared; `undefined` where any value or none is allowed. */
function getAdditional(resolved: ResolvedSchema): SchemaSource | undefined {
  const others =
    getChild(resolved, 'additionalProperties') ?? getChild(resolved, 'unevaluatedProperties');
  return others && typeof others.value !== 'boolean' ? others : undefined;
}

/** Schema of a name that `properties` does not declare; `undefined` where none is written for it. */
export function getOthers(resolved: ResolvedSchema, name: string): SchemaSource | undefined {
  const pattern = getPatternFields(resolved).find((one) => matchesPattern(name, one.pattern));
  return pattern?.schema ?? getAdditional(resolved);
}

/** Schemas of items, of names that match a pattern, and of other names. */
export function listUnnamedChildren(resolved: ResolvedSchema): readonly SchemaChild[] {
  const [items, others] = [getItems(resolved), getAdditional(resolved)];
  return [
    ...getTuple(resolved).map((schema, index): SchemaChild => ({
      step: { kind: 'item', index },
      schema,
    })),
    ...(items && items.value !== false
      ? [{ step: { kind: 'items' as const }, schema: items }]
      : []),
    ...getPatternFields(resolved).map(({ pattern, schema }): SchemaChild => ({
      step: { kind: 'pattern', pattern },
      schema,
    })),
    ...(others ? [{ step: { kind: 'others' as const }, schema: others }] : []),
  ];
}
