import { isObject } from '../json';
import { pickLimit } from '../schema/all-parts';
import { type OpenSchema, pickText } from '../schema/open-schema';
import { getChild, toPatterns } from '../schema/schema-children';
import { getOtherRequired } from '../schema/schema-requirements';
import type { SchemaSource } from '../schema-types';
import type { Json } from '../types';
import { MAX_ITEMS } from './list-items';
import { getOwnValue } from './own-value';
import { toPatternText } from './pattern-text';
import { toDistinct } from './sample-distinct';
import { toItems } from './sample-list';
import { type Place, type Run, toInner, toOpen } from './sample-run';

/** Characters of a name that somebody made up. */
const LONGEST_NAME = 40;

/** A name that a pattern allows. */
function toName(pattern: string): string | undefined {
  return toPatternText(pattern, 1, LONGEST_NAME);
}

/** Keys that the schema of the names allows. */
function toKeys(run: Run, open: OpenSchema): readonly string[] {
  const source = getChild(open, 'propertyNames');
  const names = toOpen(run, source ?? { value: true, pointer: '', trail: [] });
  const own = getOwnValue(names);
  const first = typeof own === 'string' ? own : (toName(pickText(names, 'pattern')) ?? 'key');
  return toDistinct(names, first, MAX_ITEMS).filter((one) => typeof one === 'string');
}

/** A name that `patternProperties` describes, and its schema. */
function getByPattern(open: OpenSchema): readonly [string, SchemaSource] | undefined {
  for (const { pattern, schema } of toPatterns(open)) {
    const name = toName(pattern);
    if (name !== undefined && schema.value !== false) return [name, schema];
  }
  return undefined;
}

/** The entries of a map: those that must be there, at least one to show what it holds; none where nothing is said. */
export function toMapEntries(
  run: Run,
  open: OpenSchema,
  place: Place,
): readonly (readonly [string, Json])[] {
  const additional = getChild(open, 'additionalProperties');
  const others = isObject(additional?.value) ? additional : undefined;
  const must = others ? getOtherRequired(open) : [];
  const [own, schema = others] = (must.length === 0 && getByPattern(open)) || [];
  if (schema === undefined) return [];
  const wanted = Math.max(1, must.length, pickLimit(open, 'minProperties') ?? 1);
  const usual = [...must, ...toKeys(run, open)];
  const names = own === undefined ? usual.slice(0, wanted) : [own];
  if (names.length < wanted) run.cut.push(place.at);
  const values = toItems(run, schema, names.length, (index) => toInner(place, names[index] ?? ''));
  return values.map((value, index) => [names[index] ?? '', value]);
}
