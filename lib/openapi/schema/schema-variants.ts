import { option, withNames } from '@/.generated/words/openapi-schema/labels';
import { getObject } from '../core/json';
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
import { getRequired, getRequiredWithoutProperties } from './schema-requirements';
import { type Choice, listChoices } from './schema-unions';

/** Label of a variant by names that it needs: `With phone`. */
function buildNamesLabel(all: readonly string[]): Pick<Variant, 'label' | 'key'> {
  const names = `${all.slice(0, 3).join(', ')}${all.length > 3 ? ' …' : ''}`;
  return { label: withNames(names), key: `With ${names}` };
}

/** Label of a variant, with a key where that is not the document's own text. */
function getVariantLabel(resolved: ResolvedSchema, index: number): Pick<Variant, 'label' | 'key'> {
  const title = getKeyword(resolved, 'title');
  if (resolved.ref !== undefined) return { label: resolved.ref };
  if (typeof title === 'string' && title !== '') return { label: title };
  const required = getRequiredWithoutProperties(resolved);
  if (required.length > 0) return buildNamesLabel(required);
  const named = getTextKeyword(resolved, 'type') || getTextKeyword(resolved, 'format');
  return named === '' ? { label: option(index + 1), key: `Option ${index + 1}` } : { label: named };
}

/** Names that a schema requires, else declares, which not all of the others do. */
function listDistinctNames(
  resolved: ResolvedSchema,
  others: readonly ResolvedSchema[],
): readonly string[] {
  const listers = [
    (one: ResolvedSchema) => [...getRequired(one, [])],
    (one: ResolvedSchema) =>
      one.parts.flatMap(({ value }) => Object.keys(getObject(value, 'properties') ?? {})),
  ];
  return (
    listers
      .map((list) =>
        list(resolved).filter((name) => !others.every((one) => list(one).includes(name))),
      )
      .find((names) => names.length > 0) ?? []
  );
}

/** Labels of variants; those of one label differ by the names that they need. */
function labelAll(variants: readonly ResolvedSchema[]): readonly Pick<Variant, 'label' | 'key'>[] {
  const labels = variants.map(getVariantLabel);
  return labels.map((own, index) => {
    const isAlike = (_: ResolvedSchema, at: number) => labels[at]?.label === own.label;
    const [variant, alike] = [variants[index], variants.filter(isAlike)];
    if (!variant || alike.length < 2) return own;
    const names = listDistinctNames(
      variant,
      alike.filter((one) => one !== variant),
    );
    return names.length > 0 ? buildNamesLabel(names) : own;
  });
}

/** Adds a label to each choice, and the discriminator value to send, if there is one. */
function labelVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
): readonly Variant[] {
  const variants = choices.map(({ schema }) => resolveSchema(document, schema));
  const labels = labelAll(variants);
  return choices.map(({ kind, schema, isFirst }, index) => {
    const discriminator = matchDiscriminator(
      document,
      resolved,
      schema,
      () => variants[index] ?? resolveSchema(document, schema),
    );
    return {
      kind,
      label: '',
      ...labels[index],
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
