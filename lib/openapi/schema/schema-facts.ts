import { getText, isObject } from '../json';
import { toLifeFacts } from '../facts/life-facts';
import { type OpenSchema, pick, pickNumber, pickText } from './open-schema';
import type { Fact } from '../schema-types';
import { toXmlKind } from '../facts/xml-kind';

/** `1 to 5 items`, `up to 12 characters`, `exactly 1 item`; `undefined` where there is no bound. */
export function toCount(
  min: number | undefined,
  max: number | undefined,
  one: string,
  many: string,
): string | undefined {
  const unit = (count: number) => `${count} ${count === 1 ? one : many}`;
  if (max === undefined) return min === undefined || min <= 0 ? undefined : `at least ${unit(min)}`;
  if (min === max) return `exactly ${unit(max)}`;
  return min === undefined || min <= 0 ? `up to ${unit(max)}` : `${min} to ${unit(max)}`;
}

type Bound = { readonly value: number; readonly open: boolean };

/** 3.0 marks a bound as open by `exclusiveMinimum: true`, 3.1 gives the open bound itself. */
function getBound(open: OpenSchema, key: 'Minimum' | 'Maximum'): Bound | undefined {
  const closed = pickNumber(open, key.toLowerCase());
  const exclusive = pickNumber(open, `exclusive${key}`);
  if (exclusive !== undefined) {
    const isTighter =
      closed === undefined || (key === 'Minimum' ? exclusive >= closed : exclusive <= closed);
    if (isTighter) return { value: exclusive, open: true };
  }
  return closed === undefined
    ? undefined
    : { value: closed, open: pick(open, `exclusive${key}`) === true };
}

/** Bounds of 64 bits, which JSON cannot be read with: each is one off as a number. */
const LONG_BOUNDS = new Map([
  [2 ** 63, '9223372036854775807'],
  [2 ** 64, '18446744073709551615'],
]);

function toNumberText(value: number): string {
  return (
    LONG_BOUNDS.get(value) ?? (Number.isInteger(value) ? BigInt(value).toString() : `${value}`)
  );
}

function toRange(open: OpenSchema): string | undefined {
  const min = getBound(open, 'Minimum');
  const max = getBound(open, 'Maximum');
  if (min !== undefined && max !== undefined && !min.open && !max.open) {
    const [from, to] = [toNumberText(min.value), toNumberText(max.value)];
    return from === to ? `exactly ${from}` : `${from} to ${to}`;
  }
  const low = min && `${min.open ? 'more than' : 'at least'} ${toNumberText(min.value)}`;
  const high = max && `${max.open ? 'less than' : 'at most'} ${toNumberText(max.value)}`;
  return low !== undefined && high !== undefined ? `${low}, ${high}` : (low ?? high);
}

function toFact(kind: Fact['kind'], text: string | undefined): readonly Fact[] {
  return text === undefined || text === '' ? [] : [{ kind, text }];
}

function toSizeFacts(open: OpenSchema): readonly Fact[] {
  const number = (key: string) => pickNumber(open, key);
  const length = toCount(number('minLength'), number('maxLength'), 'character', 'characters');
  const items = toCount(number('minItems'), number('maxItems'), 'item', 'items');
  const keys = toCount(number('minProperties'), number('maxProperties'), 'property', 'properties');
  const step = number('multipleOf');
  return [
    ...toFact('length', length),
    ...toFact('range', toRange(open)),
    ...toFact('other', step === undefined ? undefined : `a multiple of ${step}`),
    ...toFact('items', items),
    ...toFact('items', pick(open, 'uniqueItems') === true ? 'no item twice' : undefined),
    ...toFact('other', keys),
  ];
}

function toContentFacts(open: OpenSchema): readonly Fact[] {
  const encoding = pickText(open, 'contentEncoding');
  const media = pickText(open, 'contentMediaType');
  return [
    ...toFact('format', pickText(open, 'format')),
    ...toFact('pattern', pickText(open, 'pattern')),
    ...toFact('format', encoding === '' ? '' : `encoded as ${encoding}`),
    ...toFact('format', media === '' ? '' : `content is ${media}`),
  ];
}

function toAccessFacts(open: OpenSchema): readonly Fact[] {
  return [
    ...toFact('access', pick(open, 'readOnly') === true ? 'read only' : ''),
    ...toFact('access', pick(open, 'writeOnly') === true ? 'write only' : ''),
  ];
}

/** What differs in XML from what the names say (OpenAPI 3.1 4.8.26). */
function toXmlFacts(open: OpenSchema): readonly Fact[] {
  const xml = pick(open, 'xml');
  if (!isObject(xml)) return [];
  const { kind, wrapped } = toXmlKind(xml);
  // Items have the name; without an element around them nothing has the list's own.
  const isNameless = pick(open, 'items') !== undefined && !wrapped;
  const [prefix, namespace] = [getText(xml, 'prefix'), getText(xml, 'namespace')];
  const name = isNameless ? '' : getText(xml, 'name');
  const named = prefix === '' || name === '' ? name : `${prefix}:${name}`;
  return [
    ...toFact('xml', kind === 'element' ? '' : `${kind} in XML`),
    ...toFact('xml', named === '' ? '' : `named ${named} in XML`),
    ...toFact('xml', prefix === '' || named !== '' ? '' : `with the prefix ${prefix} in XML`),
    ...toFact('xml', namespace === '' ? '' : `XML namespace ${namespace}`),
    ...toFact('xml', wrapped ? 'one element around all items in XML' : ''),
  ];
}

/** A schema's constraints as a reader sees them in chips, in this order: format, sizes, access, XML, age. */
export function toFacts(open: OpenSchema): readonly Fact[] {
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some(
    (key) => pick(open, key) === false,
  );
  return [
    ...toContentFacts(open),
    ...toSizeFacts(open),
    ...toFact('other', isClosed ? 'no other properties' : undefined),
    ...toFact('items', pick(open, 'unevaluatedItems') === false ? 'no other items' : undefined),
    ...toAccessFacts(open),
    ...toXmlFacts(open),
    ...toLifeFacts((key) => pick(open, key)),
  ];
}
