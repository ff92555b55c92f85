import { getObject, getOwn, isList, isObject } from '../json';
import { type OpenSchema, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { toShort } from '../problems';
import { getRef } from '../resolve';
import { getChild } from './schema-children';
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

/** Schemas of part of a value: of some items (`contains`), of what a text holds (`contentSchema`). */
const PARTS = [
  ['contains', 'Some items are like this'],
  ['contentSchema', 'The text holds this'],
] as const;

/** Those that have something inside; of others a chip says all. */
function getParts(open: OpenSchema): readonly Variant[] {
  return PARTS.flatMap(([key, label]) => {
    const child = getChild(open, key);
    const hasInside =
      isObject(child?.value) && (isObject(child.value['properties']) || getRef(child.value));
    return child && hasInside ? [toWhen(child, label)] : [];
  });
}

/** What a schema says under conditions, and of parts of its value. */
export function toConditions(open: OpenSchema): readonly Variant[] {
  return [...getBranches(open), ...getDependents(open), ...getParts(open)];
}
