import { isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { mayMatchPattern } from '../pattern/pattern-test';
import {
  createExclusionCheck,
  getAllowedValues,
  getKeywordTexts,
  namesNull,
  getLimit,
} from '../schema/merged-keywords';
import { getKeyword, getTextKeyword, type ResolvedSchema } from '../schema/resolve-schema';
import { getDefault, getItems, getTuple, listExamples, getChild } from '../schema/schema-children';
import { getSchemaKind } from '../schema/schema-type';
import {
  getDefaultValue,
  mergeEnum,
  parseSchemaDescription,
} from '../schema-view/schema-description';

/** Maximum number of items or generated names in a sample. */
export const MAX_ITEMS = 10;

/** Schema of items that a list must contain, merged with `items`; `undefined` for none. */
export function getContained(resolved: ResolvedSchema): SchemaSource | undefined {
  const contains = getChild(resolved, 'contains');
  if (!isObject(contains?.value)) return undefined;
  const items = getItems(resolved)?.value;
  return isObject(items) ? { ...contains, value: { allOf: [items, contains.value] } } : contains;
}

/**
 * Number of contained items: `minContains` (JSON Schema Validation 6.4.5). At least one if no
 * `items` shows what an item is.
 */
export function getContainedCount(resolved: ResolvedSchema): number {
  const wanted = getLimit(resolved, 'minContains') ?? 1;
  return wanted > 0 || getItems(resolved) === undefined ? Math.max(1, wanted) : 0;
}

/** Number of items in a sample: `minItems`, and at least one if the list may have any. */
export function getSampleItemCount(resolved: ResolvedSchema): number {
  if (getLimit(resolved, 'maxItems') === 0) return 0;
  return Math.max(1, getLimit(resolved, 'minItems') ?? 1);
}

/**
 * Maximum length of a parsed description, in characters: one may occur at thousands of positions.
 * Results for schemas of several parts are not cached, so that their limit is lower.
 */
const MAX_DESCRIPTION_CHARS = 5_000;
const MAX_MERGED_DESCRIPTION_CHARS = 1_000;

/** Whether the patterns of a schema allow a value; values that are no text always pass. */
function isAllowed(resolved: ResolvedSchema, value: Json): boolean {
  return (
    typeof value !== 'string' ||
    getKeywordTexts(resolved, 'pattern').every((one) => mayMatchPattern(value, one))
  );
}

/** Cached values of schemas of one part, to which many references may lead. */
const cache = new WeakMap<JsonObject, readonly Json[]>();

/**
 * Lists values that only the description gives: its default, then its list if no pattern rejects
 * any. Empty for objects and unions, whose description may concern something inside.
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

/** Whether items are any text: the values of more specific ones come from their own schema. */
function isPlainText(items: SchemaSource | undefined): boolean {
  if (items === undefined || items.value === true) return true;
  const keywords = isObject(items.value) ? Object.entries(items.value) : [['', '']];
  return keywords.every(
    ([key, value]) => key === 'title' || (key === 'type' && value === 'string'),
  );
}

/** Value to send from the description; for an array a list of them. `undefined` for none. */
function getDescribedValue(resolved: ResolvedSchema, source: SchemaSource): Json | undefined {
  const values = getDescribedValues(resolved, source);
  if (values.length === 0 || getSchemaKind(resolved) !== 'array') return values[0];
  const count = getSampleItemCount(resolved);
  const items = [...new Set(values)].slice(0, count);
  const isFit = items.length === count && getTuple(resolved).length === 0;
  return isFit && isPlainText(getItems(resolved)) ? items : undefined;
}

/**
 * Lists the values that the document offers for a schema, in the order they are tried: examples,
 * default, `const`, described and allowed values. Whether the schema allows them is not checked.
 * `null` is an example where the schema names it; as a default it only says that nothing is sent.
 * @param source Unresolved schema; with it, values from the description count too.
 */
export function* listDocumentedValues(
  resolved: ResolvedSchema,
  source?: SchemaSource,
): Generator<Json, undefined> {
  for (const example of listExamples(resolved))
    if (example !== null || namesNull(resolved)) yield example;
  const declared = getDefault(resolved);
  if (declared !== undefined && declared !== null) yield declared;
  const fixed = getKeyword(resolved, 'const');
  if (fixed !== undefined) yield fixed;
  const described = source && getDescribedValue(resolved, source);
  if (described !== undefined) yield described;
  yield* getAllowedValues(resolved) ?? [];
}

/** First of the documented values that no other part excludes; `undefined` for none. */
export function getDocumentedValue(
  resolved: ResolvedSchema,
  source?: SchemaSource,
): Json | undefined {
  const isExcluded = createExclusionCheck(resolved);
  for (const value of listDocumentedValues(resolved, source)) if (!isExcluded(value)) return value;
  return undefined;
}
