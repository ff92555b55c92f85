import { getObject, getOwn, isList, isObject } from '../json';
import { type OpenSchema, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { toShort } from '../problems';
import { getChildren } from './schema-children';
import type { SchemaSource, Variant } from '../schema-types';

const BRANCHES = [
  ['if', 'If this holds'],
  ['then', 'Then this, too'],
  ['else', 'Otherwise this'],
] as const;

/** `if`, `then` and `else` of a schema (JSON Schema 2020-12, Core 10.2.2): without `if` the others mean nothing. */
function getBranches(open: OpenSchema): readonly Variant[] {
  return open.parts.flatMap((part) => {
    const { value, pointer } = part;
    if (getOwn(value, 'if') === undefined) return [];
    return BRANCHES.flatMap(([key, label]) => {
      const branch = getOwn(value, key);
      return branch === undefined
        ? []
        : toWhen(toChild(open, part, branch, toPointer(pointer, key)), label);
    });
  });
}

/** What holds once a property is sent: `dependentSchemas`, and the schemas in the `dependencies` of older drafts. */
function getDependents(open: OpenSchema): readonly Variant[] {
  return open.parts.flatMap((part) =>
    ['dependentSchemas', 'dependencies'].flatMap((key) =>
      Object.entries(getObject(part.value, key) ?? {})
        .filter(([, schema]) => !isList(schema))
        .map(([name, schema]) =>
          toWhen(
            toChild(open, part, schema, toPointer(part.pointer, key, name)),
            `With ${toShort(name)} this, too`,
          ),
        ),
    ),
  );
}

function toWhen(schema: SchemaSource, label: string): Variant {
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
function getParts(open: OpenSchema): readonly Variant[] {
  return PARTS.flatMap(([key, label, chips]) => {
    const told = new Set<string>([...chips, '$comment']);
    return getChildren(open, key)
      .filter(({ value }) => isObject(value) && Object.keys(value).some((one) => !told.has(one)))
      .map((child) => toWhen(child, label));
  });
}

/** What a schema says under conditions, and of parts of its value. */
export function toConditions(open: OpenSchema): readonly Variant[] {
  return [...getBranches(open), ...getDependents(open), ...getParts(open)];
}
