import { getText, isObject } from '../json';
import { toLifeFacts } from '../facts/life-facts';
import { type Bound, pickBound, pickLimit, pickNumbers, pickTexts, saysAny } from './all-parts';
import { type OpenSchema, pick, pickText } from './open-schema';
import { isClosedTuple } from './schema-children';
import { getTypes } from './schema-type';
import type { Fact } from '../schema-types';
import { toXmlKind, type XmlKind } from '../facts/xml-kind';

/** Bounds of 64 bits, which JSON cannot be read with: each is one off as a number. */
const LONG_BOUNDS = new Map<number | bigint, string>([
  [2 ** 63, '9223372036854775807'],
  [2 ** 64, '18446744073709551615'],
]);

function toNumberText(value: number | bigint): string {
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  return LONG_BOUNDS.get(value) ?? (isInteger ? BigInt(value).toString() : `${value}`);
}

/** `1 to 5 items`, `up to 12 characters`, `exactly 1 item`; `undefined` where there is no bound. */
export function toCount(
  min: number | undefined,
  max: number | undefined,
  one: string,
  many: string,
): string | undefined {
  const unit = (count: number) => `${toNumberText(count)} ${count === 1 ? one : many}`;
  if (max === undefined) return min === undefined || min <= 0 ? undefined : `at least ${unit(min)}`;
  if (min === max) return `exactly ${unit(max)}`;
  return min === undefined || min <= 0 ? `up to ${unit(max)}` : `${min} to ${unit(max)}`;
}

function toBoundText({ value, text }: Bound): string {
  return text ?? toNumberText(value);
}

function toRange(open: OpenSchema): string | undefined {
  const min = pickBound(open, 'Minimum');
  const max = pickBound(open, 'Maximum');
  if (min !== undefined && max !== undefined && !min.open && !max.open) {
    const [from, to] = [toBoundText(min), toBoundText(max)];
    return from === to ? `exactly ${from}` : `${from} to ${to}`;
  }
  const low = min && `${min.open ? 'more than' : 'at least'} ${toBoundText(min)}`;
  const high = max && `${max.open ? 'less than' : 'at most'} ${toBoundText(max)}`;
  return low !== undefined && high !== undefined ? `${low}, ${high}` : (low ?? high);
}

function toFact(kind: Fact['kind'], text: string | undefined): readonly Fact[] {
  return text === undefined || text === '' ? [] : [{ kind, text }];
}

function toSizeFacts(open: OpenSchema): readonly Fact[] {
  const limit = (key: Parameters<typeof pickLimit>[1]) => pickLimit(open, key);
  const length = toCount(limit('minLength'), limit('maxLength'), 'character', 'characters');
  const items = toCount(limit('minItems'), limit('maxItems'), 'item', 'items');
  const keys = toCount(limit('minProperties'), limit('maxProperties'), 'property', 'properties');
  const steps = pickNumbers(open, 'multipleOf');
  // Generators say it of texts and numbers, too, which have no items.
  const types = getTypes(open);
  const mayBeList = types.length === 0 || types.includes('array');
  const isSet = mayBeList && saysAny(open, 'uniqueItems', true);
  return [
    ...toFact('length', length),
    ...toFact('range', toRange(open)),
    ...steps.flatMap((step) => toFact('other', `a multiple of ${step}`)),
    ...toFact('items', items),
    ...toFact('items', isSet ? 'no item twice' : undefined),
    ...toFact('other', keys),
  ];
}

function toContentFacts(open: OpenSchema): readonly Fact[] {
  const encoding = pickText(open, 'contentEncoding');
  const media = pickText(open, 'contentMediaType');
  return [
    ...pickTexts(open, 'format').flatMap((format) => toFact('format', format)),
    ...pickTexts(open, 'pattern').flatMap((pattern) => toFact('pattern', pattern)),
    ...toFact('format', encoding === '' ? '' : `encoded as ${encoding}`),
    ...toFact('format', media === '' ? '' : `content is ${media}`),
  ];
}

function toAccessFacts(open: OpenSchema): readonly Fact[] {
  return [
    ...toFact('access', saysAny(open, 'readOnly', true) ? 'read only' : ''),
    ...toFact('access', saysAny(open, 'writeOnly', true) ? 'write only' : ''),
  ];
}

const XML_KINDS: Readonly<Record<XmlKind['kind'], string>> = {
  element: '',
  attribute: 'attribute in XML',
  text: 'text in XML',
  cdata: 'CDATA in XML',
  none: 'no element of its own in XML',
};

/** What differs in XML from what the names say (OpenAPI 3.1 4.8.26). */
function toXmlFacts(open: OpenSchema): readonly Fact[] {
  const xml = pick(open, 'xml');
  if (!isObject(xml)) return [];
  const isArray = getTypes(open).includes('array');
  const { kind, wrapped } = toXmlKind(xml, isArray);
  // Items have the name; without an element around them nothing has the list's own.
  const isNameless = kind === 'none' || (isArray && !wrapped);
  const [prefix, namespace] = [getText(xml, 'prefix'), getText(xml, 'namespace')];
  const name = isNameless ? '' : getText(xml, 'name');
  const named = prefix === '' || name === '' ? name : `${prefix}:${name}`;
  return [
    ...toFact('xml', XML_KINDS[kind]),
    ...toFact('xml', named === '' ? '' : `named ${named} in XML`),
    ...toFact('xml', prefix === '' || named !== '' ? '' : `with the prefix ${prefix} in XML`),
    ...toFact('xml', namespace === '' ? '' : `XML namespace ${namespace}`),
    ...toFact('xml', wrapped ? 'one element around all items in XML' : ''),
  ];
}

/** A schema's constraints as a reader sees them in chips, in this order: format, sizes, access, XML, age. */
export function toFacts(open: OpenSchema): readonly Fact[] {
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some((key) =>
    saysAny(open, key, false),
  );
  return [
    ...toContentFacts(open),
    ...toSizeFacts(open),
    ...toFact('other', isClosed ? 'no other properties' : undefined),
    ...toFact('items', isClosedTuple(open) ? 'no further items' : undefined),
    ...toFact('items', saysAny(open, 'unevaluatedItems', false) ? 'no other items' : undefined),
    ...toAccessFacts(open),
    ...toXmlFacts(open),
    ...toLifeFacts((key) => pick(open, key)),
  ];
}
