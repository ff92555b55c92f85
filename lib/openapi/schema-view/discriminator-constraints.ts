import * as words from '@/.generated/words/openapi-schema/constraints';
import type { Constraint, Field, SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { getAllowedValues } from '../schema/merged-keywords';
import {
  type ResolvedSchema,
  resolveSchema,
  getKeyword,
  unwrapSource,
} from '../schema/resolve-schema';
import { isDerivedSchema, matchDiscriminator } from '../schema/schema-discriminator';

/** Number of values that a line lists; further ones are counted. */
const MAX_VALUES = 3;

/**
 * Creates the constraint on the discriminator property of a derived schema, e.g. `dog for Dog`.
 * None if the property declares its values. It is no `const`, as schemas derived further have other
 * values.
 */
export function createDiscriminatorConstraints(
  document: JsonObject,
  resolvedSource: ResolvedSchema,
  source: SchemaSource,
): (field: Field) => readonly Constraint[] {
  const unwrapped = unwrapSource(source);
  // Most schemas wrap no other and are resolved already.
  const resolved = unwrapped === source ? resolvedSource : resolveSchema(document, unwrapped);
  const { ref } = resolved;
  const discriminator =
    isDerivedSchema(resolved) && ref
      ? matchDiscriminator(document, resolved, unwrapped)
      : undefined;
  if (discriminator === undefined || ref === undefined) return () => [];
  const values = [discriminator.value, ...(discriminator.others ?? []).slice(0, MAX_VALUES - 1)];
  const more = (discriminator.others ?? []).length + 1 - values.length;
  const shown = values.reduce((value, other) => words.valueOr({ value, other }));
  const text = words.valuesFor({
    values: more > 0 ? words.orOneOfMore({ shown, count: more }) : shown,
    schema: ref,
  });
  return ({ name, schema }) => {
    if (name !== discriminator.property) return [];
    const field = resolveSchema(document, schema);
    const isDeclared =
      getKeyword(field, 'const') !== undefined || getAllowedValues(field) !== undefined;
    return isDeclared ? [] : [{ kind: 'other', text }];
  };
}
