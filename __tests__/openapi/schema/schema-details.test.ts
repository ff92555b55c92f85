import type { JsonObject } from '@/lib/openapi/core/types';
import { readIn } from '../core/support';

test.each<[JsonObject, readonly string[]]>([
  [{ maxLength: 12 }, ['up to 12 characters']],
  [{ minLength: 1 }, ['at least 1 character']],
  [{ minLength: 3, maxLength: 12 }, ['3 to 12 characters']],
  [{ minLength: 6, maxLength: 6 }, ['exactly 6 characters']],
  [{ minLength: 0 }, []],
  [{ minimum: 0.01, maximum: 9999999.99 }, ['0.01 to 9999999.99']],
  [{ minimum: 0 }, ['at least 0']],
  [{ minimum: 0, exclusiveMinimum: true, maximum: 5 }, ['more than 0, at most 5']],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, ['more than 0, less than 1']],
  [{ minimum: 3, exclusiveMinimum: 1 }, ['at least 3']],
  [{ minimum: 4, maximum: 4 }, ['exactly 4']],
  [{ multipleOf: 0.05 }, ['a multiple of 0.05']],
  [{ multipleOf: 0.01 }, ['at most 2 decimals']],
  [{ multipleOf: 0.1, 'x-max-decimals': 1 }, ['at most 1 decimal']],
  [{ 'x-max-decimals': 3 }, ['at most 3 decimals']],
  [{ 'x-max-decimals': 0 }, ['a multiple of 1']],
  [{ 'x-max-decimals': -1 }, []],
  [{ minItems: 1, maxItems: 5, uniqueItems: true }, ['1 to 5 items', 'no item twice']],
  [{ type: 'string', uniqueItems: true }, []],
  [{ type: ['string', 'array'], uniqueItems: true }, ['no item twice']],
  [{ maxProperties: 1 }, ['up to 1 property']],
  [{ format: 'date-time', pattern: '^\\d+$' }, ['date and time', 'at least 1 digit']],
  [
    { contentEncoding: 'base64', contentMediaType: 'image/png' },
    ['encoded as base64', 'content is image/png'],
  ],
  [{ readOnly: true, writeOnly: true }, ['read only', 'write only']],
  [{ additionalProperties: false }, ['no other properties']],
  [
    { 'x-addedInVersion': 67, 'x-deprecatedInVersion': '68', 'x-deprecatedMessage': 'Use b.' },
    ['added in version 67', 'deprecated in version 68', 'Use b.'],
  ],
  [{ xml: { attribute: true } }, ['attribute in XML']],
  [{ xml: { nodeType: 'text' } }, ['text in XML']],
  [{ xml: { nodeType: 'cdata' } }, ['CDATA in XML']],
  [{ type: 'object', xml: { nodeType: 'none', name: 'a' } }, ['no element of its own in XML']],
  [{ type: 'object', xml: { nodeType: 'element', name: 'A' } }, ['named A in XML']],
  [{ items: {}, xml: { nodeType: 'none' } }, []],
  [{ items: {}, xml: { nodeType: 'element' } }, ['one element around all items in XML']],
  [
    { xml: { name: 'tags', prefix: 'p', wrapped: true } },
    ['named p:tags in XML', 'one element around all items in XML'],
  ],
  [
    { xml: { namespace: 'urn:x', prefix: 'x' } },
    ['with the prefix x in XML', 'XML namespace urn:x'],
  ],
  [{ items: {}, xml: { name: 'tags' } }, []],
  [{ maximum: 9223372036854775807 }, ['at most 9223372036854775807']],
  [
    { minimum: -9223372036854775808, maximum: 18446744073709551615 },
    ['-9223372036854775808 to 18446744073709551615'],
  ],
  [{ minimum: 0.01, exclusiveMaximum: 1e21 }, ['at least 0.01, less than 1000000000000000000000']],
  [{ properties: { a: {} }, required: ['a', 'b', 'c'] }, ['requires b, c']],
  [{ maxLength: '12', minimum: null, pattern: 5, format: [] }, ['up to 12 characters']],
])('the constraints %j read %j', (schema, texts) => {
  expect(readIn({}, schema).constraints.map((fact) => fact.text)).toEqual(texts);
});

test.each<[JsonObject, readonly string[]]>([
  [{ 'x-enum-descriptions': { a: 'first', '1': 'one' } }, ['first', 'one']],
  [{ 'x-enumDescriptions': ['first', 'one'] }, ['first', 'one']],
  [{ 'x-enum-varnames': ['FIRST'] }, ['FIRST', '']],
  [
    { 'x-enum-descriptions': { a: 'first' }, 'x-enum-varnames': ['FIRST', 'ONE'] },
    ['FIRST: first', 'ONE'],
  ],
  [{ 'x-enumDescriptions': ['first', 'one'], 'x-enumNames': ['a', 'one'] }, ['first', 'one']],
  [{ 'x-enum-varnames': { a: 'a', 1: 'ONE' } }, ['', 'ONE']],
  [
    {
      'x-ms-enum': {
        values: [
          { value: 1, name: 'One', description: 'one' },
          { value: 'a', name: 'A' },
        ],
      },
    },
    ['A', 'One: one'],
  ],
  [
    { 'x-ms-enum': { values: [{ value: 1, description: 'one' }, { value: 'a' }, 'text'] } },
    ['', 'one'],
  ],
  [{ 'x-ms-enum': { name: 'Kind', values: {} } }, ['', '']],
  [{ 'x-enum-descriptions': 5 }, ['', '']],
  [{ 'x-enum-deprecated': { a: true } }, ['deprecated', '']],
  [{ 'x-enumDeprecated': [1] }, ['', 'deprecated']],
  [{ 'x-enum-deprecated': [true, false] }, ['deprecated', '']],
  [
    { 'x-enum-deprecated': { a: '2028-06-30' }, 'x-enum-descriptions': ['first.', 'one.'] },
    ['first (deprecated, ends on June 30, 2028)', 'one.'],
  ],
  [
    { 'x-enum-descriptions': { a: { description: 'first', 'x-replaced-by': 'b' } } },
    ['first (deprecated, replaced by b)', ''],
  ],
  [
    { 'x-ms-enum': { values: [{ value: 'a', name: 'A', deprecated: true }] } },
    ['A (deprecated)', ''],
  ],
  [{ 'x-enum-deprecated': 5 }, ['', '']],
  [{}, ['', '']],
])('with %j the enum values mean %j', (extension, meanings) => {
  const values = readIn({}, { enum: ['a', 1], ...extension }).enum;
  expect(values.map((one) => one.value)).toEqual(['a', 1]);
  expect(values.map((one) => one.description)).toEqual(meanings);
});

const SCHEMAS: JsonObject = {
  Card: { properties: { type: { const: 'card' }, number: {} } },
  Bank: { properties: { type: { type: 'string', enum: ['ach'] } } },
  Cash: { type: 'object' },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('each choice names the value to send: mapped, fixed by the choice, or its name', () => {
  const node = readIn(SCHEMAS, {
    oneOf: [ref('Card'), ref('Bank'), ref('Cash')],
    discriminator: { propertyName: 'type', mapping: { plastic: '#/components/schemas/Card' } },
  });
  expect(
    node.variants.map(({ kind, label, discriminator }) => [kind, label, discriminator?.value]),
  ).toEqual([
    ['oneOf', 'Card', 'plastic'],
    ['oneOf', 'Bank', 'ach'],
    ['oneOf', 'Cash', 'Cash'],
  ]);
});

test('a mapping may name the schema, and a discriminator may be a plain name', () => {
  const mapped = readIn(SCHEMAS, {
    anyOf: [ref('Cash'), ref('Bank')],
    discriminator: { propertyName: 'type', mapping: { coins: 'Cash' } },
  });
  expect(mapped.variants[0]).toMatchObject({
    kind: 'anyOf',
    discriminator: { property: 'type', value: 'coins' },
  });
  const plain = readIn(SCHEMAS, { oneOf: [ref('Cash'), ref('Bank')], discriminator: 'type' });
  expect(plain.variants[1]?.discriminator).toEqual({ property: 'type', value: 'ach' });
});

test('OpenAPI 3.2: a choice says that it is what other values stand for', () => {
  const read = (defaultMapping: string) =>
    readIn(SCHEMAS, {
      oneOf: [ref('Card'), ref('Cash')],
      discriminator: { propertyName: 'type', defaultMapping },
    }).variants.map(({ discriminator }) => discriminator?.isDefault);
  expect(read('Cash')).toEqual([undefined, true]);
  expect(read('#/components/schemas/Cash')).toEqual([undefined, true]);
  expect(read('Gone')).toEqual([undefined, undefined]);
});

test('choices without a name are labelled by title, type or number; not stands last', () => {
  const node = readIn(SCHEMAS, {
    oneOf: [{ title: 'By key' }, { type: 'string' }, {}],
    not: ref('Cash'),
  });
  expect(node.variants.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'oneOf By key',
    'oneOf string',
    'oneOf Option 3',
    'not Cash',
  ]);
  expect(node.variants.every((variant) => variant.discriminator === undefined)).toBe(true);
});

test('an heir does not offer the choice between itself and its siblings again', () => {
  const schemas: JsonObject = {
    Pet: { properties: { kind: { type: 'string' } }, oneOf: [ref('Cat'), ref('Dog')] },
    Cat: { allOf: [ref('Pet'), { properties: { lives: {} } }] },
    Dog: { allOf: [ref('Pet'), { properties: { tricks: {} } }] },
  };
  expect(readIn(schemas, ref('Pet')).variants).toHaveLength(2);
  const cat = readIn(schemas, ref('Cat'));
  expect(cat.variants).toEqual([]);
  expect(cat.fields.map((field) => field.name)).toEqual(['kind', 'lives']);
});
