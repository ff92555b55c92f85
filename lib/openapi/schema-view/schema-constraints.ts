import * as words from '@/.generated/words/openapi-schema/constraints';
import * as counts from '@/.generated/words/openapi-schema/counts';
import { withRaw } from '../constraints/build-constraint';
import { describeFormat, describeNumberFormat } from '../constraints/format-words';
import { getLifecycle } from '../constraints/lifecycle';
import { getXmlKind, type XmlKind } from '../constraints/xml-kind';
import { getText, isObject } from '../core/json';
import type { Constraint } from '../core/schema-types';
import { describePattern } from '../pattern/pattern-words';
import {
  type Bound,
  getTightestBound,
  getLimit,
  getKeywordTexts,
  getSteps,
  hasFlag,
} from '../schema/merged-keywords';
import { type ResolvedSchema, getKeyword, getTextKeyword } from '../schema/resolve-schema';
import { isClosedTuple } from '../schema/schema-children';
import { getTypes } from '../schema/schema-type';

/** Exact 64-bit bounds, by the number that JSON parsing rounds them to. */
const LONG_BOUNDS = new Map<number | bigint, string>([
  [2 ** 63, '9223372036854775807'],
  [2 ** 64, '18446744073709551615'],
]);

function formatNumber(value: number | bigint): string {
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  return LONG_BOUNDS.get(value) ?? (isInteger ? BigInt(value).toString() : `${value}`);
}

/**
 * Formats a count, e.g. `1 to 5 items` or `exactly 1 item`; `undefined` without limits.
 * @param countNoun Number with what it counts: `5 items`.
 */
export function formatCountRange(
  min: number | undefined,
  max: number | undefined,
  countNoun: typeof counts.items,
): string | undefined {
  const unit = (count: number) => countNoun({ count, text: formatNumber(count) });
  if (max === undefined)
    return min === undefined || min <= 0 ? undefined : counts.atLeast(unit(min));
  if (min === max) return counts.exactly(unit(max));
  return min === undefined || min <= 0
    ? counts.upTo(unit(max))
    : counts.range({ min: `${min}`, max: unit(max) });
}

function formatBound({ value, text }: Bound): string {
  return text ?? formatNumber(value);
}

function formatRange(resolved: ResolvedSchema): string | undefined {
  const min = getTightestBound(resolved, 'Minimum');
  const max = getTightestBound(resolved, 'Maximum');
  if (min !== undefined && max !== undefined && !min.exclusive && !max.exclusive) {
    const [from, to] = [formatBound(min), formatBound(max)];
    return from === to ? counts.exactly(from) : counts.range({ min: from, max: to });
  }
  const low = min && (min.exclusive ? counts.moreThan : counts.atLeast)(formatBound(min));
  const high = max && (max.exclusive ? counts.lessThan : counts.noMoreThan)(formatBound(max));
  return low !== undefined && high !== undefined ? `${low}, ${high}` : (low ?? high);
}

function optionalConstraint(
  kind: Constraint['kind'],
  text: string | undefined,
): readonly Constraint[] {
  return text === undefined || text === '' ? [] : [{ kind, text }];
}

/** Words for a number that values are multiples of: `a multiple of 5`, `at most 2 decimals` for 0.01. */
export function describeStep(step: number): string {
  const count = -Math.round(Math.log10(step));
  return count > 0 && Number(`1e-${count}`) === step
    ? counts.noMoreThan(counts.decimals({ count, text: `${count}` }))
    : words.multipleOf(`${step}`);
}

function sizeConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  const limit = (key: Parameters<typeof getLimit>[1]) => getLimit(resolved, key);
  const items = formatCountRange(limit('minItems'), limit('maxItems'), counts.items);
  const keys = formatCountRange(limit('minProperties'), limit('maxProperties'), counts.properties);
  // Generators set `uniqueItems` on texts and numbers, too, which have no items.
  const types = getTypes(resolved);
  const mayBeList = types.length === 0 || types.includes('array');
  const isSet = mayBeList && hasFlag(resolved, 'uniqueItems', true);
  return [
    ...optionalConstraint('range', formatRange(resolved)),
    ...getSteps(resolved).flatMap((step) => optionalConstraint('other', describeStep(step))),
    ...optionalConstraint('items', items),
    ...optionalConstraint('items', isSet ? words.noItemTwice : undefined),
    ...optionalConstraint('other', keys),
  ];
}

/** Format in words; one of numbers is in those of the type. */
function formatConstraints(resolved: ResolvedSchema, format: string): readonly Constraint[] {
  if (format === '') return [];
  const isNumber = getTypes(resolved).some((type) => type === 'integer' || type === 'number');
  return isNumber && describeNumberFormat(format) !== undefined
    ? [{ kind: 'number', text: format }]
    : [withRaw('format', describeFormat(format), format)];
}

/** Patterns in words, as they are where few words do not describe them, and the length of a text. */
function textConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  const [min, max] = [getLimit(resolved, 'minLength'), getLimit(resolved, 'maxLength')];
  const limits = { min: Math.max(min ?? 0, 0), max: max ?? Infinity };
  const patterns = getKeywordTexts(resolved, 'pattern').filter((pattern) => pattern !== '');
  const described = patterns.map((pattern) => describePattern(pattern, limits));
  const isMeasured = described.some(
    (one) => one && one.length.min >= limits.min && one.length.max <= limits.max,
  );
  const length = formatCountRange(min, max, counts.characters);
  return [
    ...patterns.map((raw, index) => withRaw('pattern', described[index]?.text ?? raw, raw)),
    ...optionalConstraint('length', isMeasured ? undefined : length),
  ];
}

function contentConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  const encoding = getTextKeyword(resolved, 'contentEncoding');
  const media = getTextKeyword(resolved, 'contentMediaType');
  return [
    ...getKeywordTexts(resolved, 'format').flatMap((format) => formatConstraints(resolved, format)),
    ...optionalConstraint('format', encoding === '' ? '' : words.encodedAs(encoding)),
    ...optionalConstraint('format', media === '' ? '' : words.contentIs(media)),
  ];
}

function accessConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  return [
    ...optionalConstraint('access', hasFlag(resolved, 'readOnly', true) ? words.readOnly : ''),
    ...optionalConstraint('access', hasFlag(resolved, 'writeOnly', true) ? words.writeOnly : ''),
  ];
}

const XML_KINDS: Readonly<Record<XmlKind['kind'], string>> = {
  element: '',
  attribute: words.xmlAttribute,
  text: words.xmlText,
  cdata: words.xmlCdata,
  none: words.xmlNone,
};

/** Constraints on XML that differ from what names show (OpenAPI 3.1 4.8.26); empty for none. */
function xmlConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  const xml = getKeyword(resolved, 'xml');
  if (!isObject(xml)) return [];
  const isArray = getTypes(resolved).includes('array');
  const { kind, wrapped } = getXmlKind(xml, isArray);
  // Items carry the name; the list's own is only used by an element around them.
  const isNameless = kind === 'none' || (isArray && !wrapped);
  const [prefix, namespace] = [getText(xml, 'prefix'), getText(xml, 'namespace')];
  const name = isNameless ? '' : getText(xml, 'name');
  const named = prefix === '' || name === '' ? name : `${prefix}:${name}`;
  return [
    ...optionalConstraint('xml', XML_KINDS[kind]),
    ...optionalConstraint('xml', named === '' ? '' : words.xmlNamed(named)),
    ...optionalConstraint('xml', prefix === '' || named !== '' ? '' : words.xmlPrefix(prefix)),
    ...optionalConstraint('xml', namespace === '' ? '' : words.xmlNamespace(namespace)),
    ...optionalConstraint('xml', wrapped ? words.xmlWrapped : ''),
  ];
}

/** Constraints of a schema in words, in order: format, pattern, sizes, access, XML, lifecycle. */
export function schemaConstraints(resolved: ResolvedSchema): readonly Constraint[] {
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some((key) =>
    hasFlag(resolved, key, false),
  );
  return [
    ...contentConstraints(resolved),
    ...textConstraints(resolved),
    ...sizeConstraints(resolved),
    ...optionalConstraint('other', isClosed ? words.noOtherProperties : undefined),
    ...optionalConstraint('items', isClosedTuple(resolved) ? words.noFurtherItems : undefined),
    ...optionalConstraint(
      'items',
      hasFlag(resolved, 'unevaluatedItems', false) ? words.noOtherItems : undefined,
    ),
    ...accessConstraints(resolved),
    ...xmlConstraints(resolved),
    ...getLifecycle((key) => getKeyword(resolved, key)),
  ];
}
