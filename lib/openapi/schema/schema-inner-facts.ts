import { isList, isObject, toPrintable } from '../json';
import { type OpenSchema, openSchema, pick, pickNumber } from './open-schema';
import { toJsonText } from '../print-json';
import { getChild } from './schema-children';
import { toCount, toFacts } from './schema-facts';
import { getOtherRequired } from './schema-requirements';
import { toTypeLabel } from './schema-type';
import type { Fact } from '../schema-types';
import type { JsonObject } from '../types';

/** Names that a chip lists; of more it says how many. */
const MOST_NAMES = 8;

function toList(names: readonly unknown[]): string {
  const shown = names.slice(0, MOST_NAMES).map(String).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

function toNameFacts(document: JsonObject, open: OpenSchema): readonly Fact[] {
  const source = getChild(open, 'propertyNames');
  if (source === undefined || !isObject(source.value)) return [];
  const names = openSchema(document, source);
  const values = pick(names, 'enum');
  const own = toFacts(names).map(({ text }): Fact => ({ kind: 'other', text: `names: ${text}` }));
  if (!isList(values)) return own;
  return [...own, { kind: 'other', text: `names: ${toList(values.map(toPrintable))}` }];
}

function toContainsFacts(document: JsonObject, open: OpenSchema): readonly Fact[] {
  const source = getChild(open, 'contains');
  if (source === undefined || !isObject(source.value)) return [];
  const item = openSchema(document, source);
  const fixed = pick(item, 'const');
  const label = fixed === undefined ? toTypeLabel(document, item) : toJsonText(fixed);
  const min = pickNumber(open, 'minContains') ?? 1;
  const count = toCount(min, pickNumber(open, 'maxContains'), 'item is', 'items are');
  return count === undefined ? [] : [{ kind: 'items', text: `${count} ${label}` }];
}

/** What a schema says of the names of its properties and of some of its items, where neither has a place of its own. */
export function toInnerFacts(document: JsonObject, open: OpenSchema): readonly Fact[] {
  const required = getOtherRequired(open);
  return [
    ...(required.length > 0
      ? [{ kind: 'other', text: `requires ${toList(required)}` } as const]
      : []),
    ...toNameFacts(document, open),
    ...toContainsFacts(document, open),
  ];
}
