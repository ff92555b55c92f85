import { option, withNames } from '@/.generated/words/openapi-schema/labels';
import type { Problems } from '../core/problems';
import { getRef } from '../core/resolve';
import type { SchemaSource, Variant } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { checkMapping } from './discriminator-mapping';
import { getMappedVariants } from './mapped-variants';
import { getKeyword, getTextKeyword, type ResolvedSchema, resolveSchema } from './resolve-schema';
import { getChildren } from './schema-children';
import { getConditionalVariants } from './schema-conditions';
import { getDiscriminator, isDerivedSchema, matchDiscriminator } from './schema-discriminator';
import { getRequiredWithoutProperties } from './schema-requirements';
import { type Choice, listChoices } from './schema-unions';

/** Label of a variant, with a key where that is not the document's own text. */
function getVariantLabel(resolved: ResolvedSchema, index: number): Pick<Variant, 'label' | 'key'> {
  const title = getKeyword(resolved, 'title');
  if (resolved.ref !== undefined) return { label: resolved.ref };
  if (typeof title === 'string' && title !== '') return { label: title };
  const required = getRequiredWithoutProperties(resolved);
  if (required.length > 0) {
    const names = `${required.slice(0, 3).join(', ')}${required.length > 3 ? ' …' : ''}`;
    return { label: withNames(names), key: `With ${names}` };
  }
  const named = getTextKeyword(resolved, 'type') || getTextKeyword(resolved, 'format');
  return named === '' ? { label: option(index + 1), key: `Option ${index + 1}` } : { label: named };
}

/** Adds a label to each choice, and the discriminator value to send, if there is one. */
function labelVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
): readonly Variant[] {
  return choices.map(({ kind, schema, isFirst }, index) => {
    const variant = resolveSchema(document, schema);
    const discriminator = matchDiscriminator(document, resolved, schema, () => variant);
    return {
      kind,
      ...getVariantLabel(variant, index),
      schema,
      ...(discriminator && { discriminator }),
      ...(isFirst && index > 0 && { startsChoice: true as const }),
    };
  });
}

/** Reports mapping entries that lead nowhere. The base of a derived schema reports its own. */
function checkDiscriminator(
  document: JsonObject,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
  problems: Problems,
): void {
  const discriminator = getDiscriminator(resolved);
  if (discriminator === undefined || isDerivedSchema(resolved)) return;
  const members = choices.flatMap(({ schema }) => {
    const ref = getRef(schema.value);
    return ref === undefined ? [] : [[ref, schema.pointer] as const];
  });
  checkMapping(document, discriminator, members, problems);
}

/**
 * Lists the variants of a schema: union members, else those of its discriminator; then `not`, then
 * conditional schemas. Discriminator values come from the mapping, else the variant's fixed value,
 * else its name. Unions and mappings with errors add problems.
 */
export function listVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Variant[] {
  // A schema that allows nothing offers no choice.
  if (resolved.never) return [];
  const members = listChoices(resolved, source, problems);
  checkDiscriminator(document, resolved, members, problems);
  const labelled = labelVariants(document, resolved, members);
  const choices = labelled.length > 0 ? labelled : getMappedVariants(document, resolved);
  const excluded = getChildren(resolved, 'not').map((schema, index) => ({
    kind: 'not' as const,
    ...getVariantLabel(resolveSchema(document, schema), index),
    schema,
  }));
  return [...choices, ...excluded, ...getConditionalVariants(resolved)];
}
