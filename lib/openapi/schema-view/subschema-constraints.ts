import * as words from '@/.generated/words/openapi-schema/constraints';
import * as counts from '@/.generated/words/openapi-schema/counts';
import { isObject, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { Constraint } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { getAllowedValues, getLimit } from '../schema/merged-keywords';
import { type ResolvedSchema, resolveSchema, getKeyword } from '../schema/resolve-schema';
import { getChild } from '../schema/schema-children';
import {
  getUndeclaredDependentRequired,
  getUndeclaredRequired,
} from '../schema/schema-requirements';
import { formatCountRange, schemaConstraints } from './schema-constraints';
import { formatTypeLabel } from './type-label';

/** Number of names that a line lists; further ones are counted. */
const MAX_NAMES = 8;

function formatLimitedList(names: readonly unknown[]): string {
  const visible = names.slice(0, MAX_NAMES).map(String).join(', ');
  return names.length > MAX_NAMES
    ? words.andMore({ shown: visible, count: names.length - MAX_NAMES })
    : visible;
}

function propertyNameConstraints(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Constraint[] {
  const source = getChild(resolved, 'propertyNames');
  if (source?.value === false) return [{ kind: 'other', text: words.noProperties }];
  if (source === undefined || !isObject(source.value)) return [];
  const names = resolveSchema(document, source);
  const values = getAllowedValues(names);
  const constraints = schemaConstraints(names).map(({ text, raw }): Constraint => ({
    kind: 'other',
    text: words.names(text),
    ...(raw === undefined ? {} : { raw }),
  }));
  if (values === undefined) return constraints;
  return [
    ...constraints,
    { kind: 'other', text: words.names(formatLimitedList(values.map(truncateDeepJson))) },
  ];
}

/** Constraint of `contains: true`, which any item meets. */
function anyItemConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  const [min, max] = [getLimit(resolved, 'minContains') ?? 1, getLimit(resolved, 'maxContains')];
  const text = formatCountRange(min, max, counts.items);
  return text === undefined ? [] : [{ kind: 'items', text }];
}

/** Constraints of `contains`, separately for each part: different items may meet them. */
function containsConstraints(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Constraint[] {
  return resolved.parts.flatMap((part) => {
    const alone = { ...resolved, parts: [part] };
    const source = getChild(alone, 'contains');
    if (source?.value === true) return anyItemConstraints(alone);
    if (source === undefined || !isObject(source.value)) return [];
    const item = resolveSchema(document, source);
    const fixed = getKeyword(item, 'const');
    const label = fixed === undefined ? formatTypeLabel(document, item) : printJson(fixed);
    const min = getLimit(alone, 'minContains') ?? 1;
    const text = formatCountRange(min, getLimit(alone, 'maxContains'), (number) =>
      counts.itemsAre({ ...number, type: label }),
    );
    return text === undefined ? [] : [{ kind: 'items', text } as const];
  });
}

/** Constraints without a row: undeclared required names, property names, contained items. */
export function subschemaConstraints(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Constraint[] {
  const required = getUndeclaredRequired(resolved);
  return [
    ...(required.length > 0
      ? [{ kind: 'other', text: words.requires(formatLimitedList(required)) } as const]
      : []),
    ...[...getUndeclaredDependentRequired(resolved)].map(([name, others]): Constraint => ({
      kind: 'other',
      text: words.requiresWith({ name, others: formatLimitedList([...others]) }),
    })),
    ...propertyNameConstraints(document, resolved),
    ...containsConstraints(document, resolved),
  ];
}
