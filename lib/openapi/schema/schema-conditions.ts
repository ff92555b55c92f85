import { getObject, getOwn, isList, isObject } from '../core/json';
import { type ResolvedSchema, childSource } from './resolve-schema';
import { joinPointer } from '../core/pointer';
import { truncateForMessage } from '../core/problems';
import { getChildren } from './schema-children';
import type { SchemaSource, Variant } from '../core/schema-types';

const BRANCHES = [
  ['if', 'If this holds'],
  ['then', 'Then this, too'],
  ['else', 'Otherwise this'],
] as const;

/** `if`, `then` and `else` of a schema (JSON Schema 2020-12, Core 10.2.2): without `if` the others mean nothing. */
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

/** What holds once a property is sent: `dependentSchemas`, and the schemas in the `dependencies` of older drafts. */
function getDependents(resolved: ResolvedSchema): readonly Variant[] {
  return resolved.parts.flatMap((part) =>
    ['dependentSchemas', 'dependencies'].flatMap((key) =>
      Object.entries(getObject(part.value, key) ?? {})
        .filter(([, schema]) => !isList(schema))
        .map(([name, schema]) =>
          buildConditionalVariant(
            childSource(resolved, part, schema, joinPointer(part.pointer, key, name)),
            `With ${truncateForMessage(name)} this, too`,
          ),
        ),
    ),
  );
}

function buildConditionalVariant(schema: SchemaSource, label: string): Variant {
  return { kind: 'when', label, schema };
}

/** What is said of parts of a value, and the keywords in it that a chip of the value says already. */
const PARTS = [
  ['contains', 'Some items are like this', ['type', 'const']],
  [
    'propertyNames',
    'Its names are like this',
    ['type', 'enum', 'format', 'pattern', 'minLength', 'maxLength'],
  ],
  ['contentSchema', 'The text holds this', []],
] as const;

/** Those that say more than their chip: of some items, of the names of properties, of what a text holds. */
function getPartConditions(resolved: ResolvedSchema): readonly Variant[] {
  return PARTS.flatMap(([key, label, chips]) => {
    const covered = new Set<string>([...chips, '$comment']);
    return getChildren(resolved, key)
      .filter(({ value }) => isObject(value) && Object.keys(value).some((one) => !covered.has(one)))
      .map((child) => buildConditionalVariant(child, label));
  });
}

/** What a schema says under conditions, and of parts of its value. */
export function getConditionalVariants(resolved: ResolvedSchema): readonly Variant[] {
  return [...getBranches(resolved), ...getDependents(resolved), ...getPartConditions(resolved)];
}
