import { pickAllowed, pickLimit } from './all-parts';
import { isObject, toPrintable } from '../json';
import { type OpenSchema, openSchema, pick } from './open-schema';
import { toJsonText } from '../print-json';
import { getChild } from './schema-children';
import { toCount, toFacts } from './schema-facts';
import { getOtherDependent, getOtherRequired } from './schema-requirements';
import { toTypeLabel } from './schema-label';
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
  if (source?.value === false) return [{ kind: 'other', text: 'no properties' }];
  if (source === undefined || !isObject(source.value)) return [];
  const names = openSchema(document, source);
  const values = pickAllowed(names);
  const own = toFacts(names).map(({ text }): Fact => ({ kind: 'other', text: `names: ${text}` }));
  if (values === undefined) return own;
  return [...own, { kind: 'other', text: `names: ${toList(values.map(toPrintable))}` }];
}

/** `contains: true`: whatever they are. */
function toAnyItemFacts(open: OpenSchema): readonly Fact[] {
  const [min, max] = [pickLimit(open, 'minContains') ?? 1, pickLimit(open, 'maxContains')];
  const text = toCount(min, max, 'item', 'items');
  return text === undefined ? [] : [{ kind: 'items', text }];
}

/** Each part's for itself: the items that two parts ask for may be two. */
function toContainsFacts(document: JsonObject, open: OpenSchema): readonly Fact[] {
  return open.parts.flatMap((part) => {
    const alone = { ...open, parts: [part] };
    const source = getChild(alone, 'contains');
    if (source?.value === true) return toAnyItemFacts(alone);
    if (source === undefined || !isObject(source.value)) return [];
    const item = openSchema(document, source);
    const fixed = pick(item, 'const');
    const label = fixed === undefined ? toTypeLabel(document, item) : toJsonText(fixed);
    const min = pickLimit(alone, 'minContains') ?? 1;
    const count = toCount(min, pickLimit(alone, 'maxContains'), 'item is', 'items are');
    return count === undefined ? [] : [{ kind: 'items', text: `${count} ${label}` } as const];
  });
}

/** What a schema says of the names of its properties and of some of its items, where neither has a place of its own. */
export function toInnerFacts(document: JsonObject, open: OpenSchema): readonly Fact[] {
  const required = getOtherRequired(open);
  return [
    ...(required.length > 0
      ? [{ kind: 'other', text: `requires ${toList(required)}` } as const]
      : []),
    ...[...getOtherDependent(open)].map(([name, others]): Fact => ({
      kind: 'other',
      text: `requires ${name} with ${toList([...others])}`,
    })),
    ...toNameFacts(document, open),
    ...toContainsFacts(document, open),
  ];
}
