import * as words from '@/.generated/words/openapi-schema/labels';
import { getObject, getOwn, isList, isObject, joinPointer } from '../core/json';
import { truncateForMessage } from '../core/problems';
import type { SchemaSource, Variant } from '../core/schema-types';
import { childSource, type ResolvedSchema } from './resolve-schema';
import { getChildren } from './schema-children';

const BRANCHES = [
  ['if', words.ifThis],
  ['then', words.thenThis],
  ['else', words.elseThis],
] as const;

/** Variants for `if`, `then` and `else` (JSON Schema 2020-12, Core 10.2.2); none without `if`. */
function getBranches(resolved: ResolvedSchema): readonly Variant[] {
  return resolved.parts.flatMap((part) => {
    const { value, pointer } = part;
    if (getOwn(value, 'if') === undefined) return [];
    return BRANCHES.flatMap(([key, label]) => {
      const branch = getOwn(value, key);
      return branch === undefined
        ? []
        : buildConditionalVariant(
            childSource(resolved, part, branch, joinPointer(pointer, key)),
            label,
          );
    });
  });
}

/** Variants that apply with a property: `dependentSchemas`, or `dependencies` of older drafts. */
function getDependents(resolved: ResolvedSchema): readonly Variant[] {
  return resolved.parts.flatMap((part) =>
    ['dependentSchemas', 'dependencies'].flatMap((key) =>
      Object.entries(getObject(part.value, key) ?? {})
        .filter(([, schema]) => !isList(schema))
        .map(([name, schema]) =>
          buildConditionalVariant(
            childSource(resolved, part, schema, joinPointer(part.pointer, key, name)),
            words.withName(truncateForMessage(name)),
          ),
        ),
    ),
  );
}

function buildConditionalVariant(schema: SchemaSource, label: string): Variant {
  return { kind: 'when', label, schema };
}

/** Keywords on parts of a value: label, and inner keywords that a line shows already. */
const PARTS = [
  ['contains', words.someItems, ['type', 'const']],
  [
    'propertyNames',
    words.itsNames,
    ['type', 'enum', 'format', 'pattern', 'minLength', 'maxLength'],
  ],
  ['contentSchema', words.textHolds, []],
] as const;

/** Variants for contained items, property names and embedded content beyond their lines. */
function getPartConditions(resolved: ResolvedSchema): readonly Variant[] {
  return PARTS.flatMap(([key, label, said]) => {
    const covered = new Set<string>([...said, '$comment']);
    return getChildren(resolved, key)
      .filter(({ value }) => isObject(value) && Object.keys(value).some((one) => !covered.has(one)))
      .map((child) => buildConditionalVariant(child, label));
  });
}

/** Variants that apply under a condition or to parts of the value; empty for none. */
export function getConditionalVariants(resolved: ResolvedSchema): readonly Variant[] {
  return [...getBranches(resolved), ...getDependents(resolved), ...getPartConditions(resolved)];
}
