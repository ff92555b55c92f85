import { mayMatchPattern } from '../pattern/pattern-test';
import { isObject } from '../core/json';
import { getAllowedValues, getKeywordTexts } from '../schema/merged-keywords';
import { type ResolvedSchema, getKeyword, getTextKeyword } from '../schema/resolve-schema';
import { getItems, getTuple } from '../schema/schema-children';
import { getDefaultValue, mergeEnum, parseSchemaDescription } from '../node/schema-description';
import { getSchemaKind } from '../schema/schema-type';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getSampleItemCount } from './list-items';

/**
 * Longer descriptions are not read: one may stand in thousands of places of a sample. Where a schema has several parts
 * it is read in each place anew.
 */
const MAX_DESCRIPTION_CHARS = 5_000;
const MAX_MERGED_DESCRIPTION_CHARS = 1_000;

/** Whether the patterns of a schema allow a value. Of anything but text they say nothing. */
function isAllowed(resolved: ResolvedSchema, value: Json): boolean {
  return (
    typeof value !== 'string' ||
    getKeywordTexts(resolved, 'pattern').every((one) => mayMatchPattern(value, one))
  );
}

/** What schemas of one part tell, read once: many may refer to one. */
const cache = new WeakMap<JsonObject, readonly Json[]>();

/**
 * Values that only the words of a schema tell: its default, then those that they list, where its pattern refuses none.
 * Empty for an object and a choice: there words may be of something in it.
 */
export function getDescribedValues(
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly Json[] {
  const { description = '' } = source;
  const [only, ...others] = resolved.parts;
  const isSinglePart = only !== undefined && others.length === 0 && description === '';
  const length = description.length + getTextKeyword(resolved, 'description').length;
  if (
    length === 0 ||
    length > (isSinglePart ? MAX_DESCRIPTION_CHARS : MAX_MERGED_DESCRIPTION_CHARS)
  )
    return [];
  const values =
    (isSinglePart ? cache.get(only.value) : undefined) ?? parseDescribedValues(resolved, source);
  if (isSinglePart) cache.set(only.value, values);
  return values;
}

function parseDescribedValues(resolved: ResolvedSchema, source: SchemaSource): readonly Json[] {
  if (/^(?:object|union|never)$/.test(getSchemaKind(resolved))) return [];
  const description = parseSchemaDescription(resolved, source);
  const defaultValue =
    getKeyword(resolved, 'default') === undefined
      ? getDefaultValue(resolved, description)
      : undefined;
  const listed =
    getAllowedValues(resolved) === undefined
      ? mergeEnum(resolved, [], description).map(({ value }) => value)
      : [];
  const defaults =
    defaultValue !== undefined && isAllowed(resolved, defaultValue) ? [defaultValue] : [];
  return [...defaults, ...(listed.every((one) => isAllowed(resolved, one)) ? listed : [])];
}

/** Whether items say no more than that they are text: what else they say is theirs to tell. */
function isPlainText(items: SchemaSource | undefined): boolean {
  if (items === undefined || items.value === true) return true;
  const keywords = isObject(items.value) ? Object.entries(items.value) : [['', '']];
  return keywords.every(
    ([key, value]) => key === 'title' || (key === 'type' && value === 'string'),
  );
}

/** The value to send of those that only words tell; a list of them, where it is one. `undefined`: they tell none. */
export function getDescribedValue(
  resolved: ResolvedSchema,
  source: SchemaSource,
): Json | undefined {
  const values = getDescribedValues(resolved, source);
  if (values.length === 0 || getSchemaKind(resolved) !== 'array') return values[0];
  const count = getSampleItemCount(resolved);
  const items = [...new Set(values)].slice(0, count);
  const isFit = items.length === count && getTuple(resolved).length === 0;
  return isFit && isPlainText(getItems(resolved)) ? items : undefined;
}
