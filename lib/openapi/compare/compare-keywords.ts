import { isContainer, truncateDeepJson } from '../core/json';
import { coversMedia } from '../core/media-type';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';
import { parseJsonOrText } from '../parse/parse-json';
import { getKeywordTexts, hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getUnionMembers } from '../schema/schema-type';
import { formatTypeLabel, joinTypes } from '../schema-view/type-label';
import { judgeKeywords } from '../validation/value-limits';
import { keepSharedTypes } from './comparable/resolve-comparable';
import { compareSetLimits } from './limits/compare-limits';
import type { Both, KeywordFinding } from './schema-pair';
import { compareTypes, getEffect, getValues, listTypes, mapValues } from './value-sets';

/** One schema in one of two documents. */
export type SchemaSide = { readonly document: JsonObject; readonly resolved: ResolvedSchema };

function compareType(
  sides: Both<SchemaSide>,
  isUnion: boolean,
  isText: boolean,
): readonly KeywordFinding[] {
  const types = sides.map(({ document, resolved }) => listTypes(document, resolved, isUnion));
  const [earlier = [], later = []] = types;
  const effect = compareTypes(earlier, later, isText);
  if (effect === 'none') return [];
  const labels = sides.map(({ document, resolved }) => formatTypeLabel(document, resolved));
  // Labels of unions are short and may be equal.
  const [from = '', to = ''] = labels[0] === labels[1] ? types.map(joinTypes) : labels;
  return [{ kind: 'type-changed', before: from, after: to, effect }];
}

/** Formats by the keywords that have taken their place. */
const SAME_FORMATS: ReadonlyMap<string, string> = new Map([
  ['base64', 'byte'],
  ['binary', 'application/octet-stream'],
]);

/** Formats of which each one's values are values of the next. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/**
 * Formats of a schema, and what its text is: `byte` and `binary` have keywords of their own since OpenAPI 3.1
 * (4.7.1, 4.8.14.3).
 */
function listFormats(resolved: ResolvedSchema): readonly string[] {
  const texts = ['format', 'contentEncoding', 'contentMediaType'].flatMap((keyword) =>
    getKeywordTexts(resolved, keyword),
  );
  return [...new Set(texts.map((text) => SAME_FORMATS.get(text.toLowerCase()) ?? text))];
}

const listPatterns = (resolved: ResolvedSchema) => getKeywordTexts(resolved, 'pattern');

/** Whether each value of one format is one of another; media types may be ranges (RFC 9110 12.5.1). */
function isWithinFormat(one: string, other: string): boolean {
  return one === other || WIDER[one] === other || coversMedia(other, one);
}

/** Compares the texts of a keyword that all apply, such as `format`. */
function compareTexts(
  kind: 'format-changed' | 'pattern-changed',
  [before, after]: Both<ResolvedSchema>,
  list: (resolved: ResolvedSchema) => readonly string[],
): readonly KeywordFinding[] {
  const [earlier, later] = [list(before), list(after)];
  const allows = (all: readonly string[], texts: readonly string[]) =>
    all.every((text) => texts.some((one) => isWithinFormat(one, text)));
  const effect = getEffect(allows(later, earlier), allows(earlier, later));
  if (effect === 'none') return [];
  return [{ kind, before: earlier.join(', '), after: later.join(', '), effect }];
}

/** Whether the keywords of a schema may allow a value; as text it is what its type reads in it. */
function allows({ resolved }: SchemaSide, value: Json, isText: boolean): boolean {
  const isScalar = isText && !isContainer(value);
  const readings = isScalar ? [value, String(value), parseJsonOrText(String(value))] : [value];
  return readings.some((one) => judgeKeywords({}, resolved, one) !== false);
}

/** Listed values that the limits beside them allow, too. */
function listAllowed(side: SchemaSide): readonly Json[] | undefined {
  const values = getValues(side.document, side.resolved);
  if (!values || getUnionMembers(side.resolved).length > 0) return values;
  return values.filter((value) => value === null || allows(side, value, false));
}

const print = (value: Json) => printJson(truncateDeepJson(value));

/** Compares lists of values; `undefined` where neither schema has one, so that their limits count. */
function compareValues(
  sides: Both<SchemaSide>,
  isText: boolean,
): readonly KeywordFinding[] | undefined {
  const [before, after] = sides;
  const [earlier, later] = mapValues(
    [before.resolved, after.resolved],
    [listAllowed(before), listAllowed(after)],
    isText,
  );
  if (earlier && later) {
    const removed = [...earlier].filter(([key]) => !later.has(key));
    const added = [...later].filter(([key]) => !earlier.has(key));
    return [
      ...removed.map(([, value]): KeywordFinding => ({
        kind: 'value-removed',
        ...{ before: print(value), after: '', effect: 'narrowed' },
      })),
      ...added.map(([, value]): KeywordFinding => ({
        kind: 'value-added',
        ...{ before: '', after: print(value), effect: 'widened' },
      })),
    ];
  }
  const values = [...(earlier ?? later ?? [])].map(([, value]) => value);
  if (!earlier && !later) return undefined;
  const text = values.map(print).join(', ');
  const isWithin = values.every((value) => allows(later ? before : after, value, isText));
  const finding: KeywordFinding = later
    ? {
        kind: 'limit-narrowed',
        before: '',
        after: text,
        effect: isWithin ? 'narrowed' : 'replaced',
      }
    : { kind: 'limit-widened', before: text, after: '', effect: isWithin ? 'widened' : 'replaced' };
  return [finding];
}

function compareDeprecation(sides: Both<SchemaSide>): readonly KeywordFinding[] {
  const [was, is] = sides.map(({ resolved }) => hasFlag(resolved, 'deprecated', true));
  return is && !was ? [{ kind: 'field-deprecated', before: '', after: '', effect: 'none' }] : [];
}

/**
 * Compares what two schemas say of a value itself; fields, items, forms and defaults are left out. Limits of
 * another type are no changes of their own, and those of listed values are the values themselves.
 * @param isUnion Whether both have forms, which are compared by themselves.
 * @param isText Whether values are sent as text, by which `1` and `"1"` are one value.
 */
export function compareKeywords(
  before: SchemaSide,
  after: SchemaSide,
  { isUnion, isText }: { readonly isUnion: boolean; readonly isText: boolean },
): readonly KeywordFinding[] {
  const sides = [before, after] as const;
  const values = compareValues(sides, isText);
  const types = isText && values ? [] : compareType(sides, isUnion, isText);
  const isOther = types.some(({ effect }) => effect === 'replaced');
  const schemas = keepSharedTypes([before.resolved, after.resolved]);
  const limits = () => [
    ...compareTexts('format-changed', schemas, listFormats),
    ...compareTexts('pattern-changed', schemas, listPatterns),
    ...compareSetLimits(schemas, isText),
  ];
  const others = isOther ? [] : (values ?? limits());
  return [...types, ...others, ...compareDeprecation(sides)];
}
