import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApiOf } from '../core/support';

const SCHEMAS: JsonObject = {
  Kind: { oneOf: [{ const: 'live' }, { const: 'test' }] },
  Text: { type: 'string' },
};

/** What is sent for a parameter named `kind`, decoded. */
function toValue(schema: JsonObject, rest: JsonObject = {}, path = '/x'): string {
  const parameters = [{ name: 'kind', in: 'query', required: true, schema, ...rest }];
  const api = toApiOf({ [path]: { get: { parameters } } }, SCHEMAS);
  const { url, headers, cookies } = buildRequest(api, getOperation(api, `get ${path}`));
  const sent = url.replace(/^https:\/\/api\.example\.com\/x[/?]?/, '');
  const texts = [sent, ...headers.flat(), ...cookies];
  return texts.filter(Boolean).map(decodeURIComponent).join(' ');
}

const AT = [
  [{ in: 'query' }, '/x', 'kind='],
  [{ in: 'path' }, '/x/{kind}', ''],
  [{ in: 'header' }, '/x', 'kind '],
  [{ in: 'cookie' }, '/x', 'kind='],
] as const;

test.each<[JsonObject, string]>([
  [{ oneOf: [{ const: 'live', title: 'Money' }, { const: 'test' }] }, 'live'],
  [{ type: 'string', anyOf: [{ enum: ['a', 'b'] }, { enum: ['c'] }] }, 'a'],
  [{ $ref: '#/components/schemas/Kind' }, 'live'],
  [{ allOf: [{ $ref: '#/components/schemas/Kind' }] }, 'live'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Kind' } }, 'live'],
  [{ type: 'array', prefixItems: [{ const: 'a' }, { type: 'integer' }], explode: false }, 'a'],
  [{ oneOf: [{ const: 'all' }, { type: 'object', properties: { gt: {} } }] }, 'all'],
  [{ type: 'integer', minimum: 5 }, '5'],
  [{ type: 'number', minimum: 10, maximum: 20 }, '10'],
  [{ type: 'boolean' }, 'true'],
  [{ type: 'array', items: { type: 'integer', multipleOf: 7 } }, '7'],
  [{ type: 'string', format: 'date' }, '2026-01-15'],
  [{ type: 'string', format: 'password' }, 'example-password'],
  [{ type: 'string', format: 'of-our-own' }, 'KIND'],
  [{ type: 'string', contentEncoding: 'base64' }, 'ZXhhbXBsZQ=='],
  [{ type: 'string', minLength: 8 }, 'stringxx'],
  [{ type: 'string', maxLength: 2 }, 'st'],
  [{ type: 'string', minLength: 4, maxLength: 4 }, 'KIND'],
  [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'ST'],
  [{ type: 'string', pattern: '^[A-Z]+$' }, 'KIND'],
  [{ type: 'string', pattern: '^[A-Z]+$', maxLength: 2 }, 'S'],
  [{ type: 'array', items: { type: 'string', maxLength: 3 } }, 'str'],
  [{ type: ['string', 'null'] }, 'KIND'],
  [{ type: ['null', 'string'], enum: [null, 'a'] }, 'a'],
  [{ type: ['string', 'null'], examples: [null] }, 'KIND'],
  [{ type: ['string', 'null'], format: 'date', examples: [null] }, '2026-01-15'],
  [{ type: ['integer', 'null'], minimum: 5, default: null, examples: [null] }, '5'],
  [{ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'KIND'],
  [{ oneOf: [{ type: 'array', items: { enum: ['a'] } }, { type: 'string' }] }, 'a'],
  [{ $ref: '#/components/schemas/Text' }, 'KIND'],
  [{ type: 'string', default: 'string' }, 'string'],
  [{}, 'KIND'],
])('a parameter of the schema %j is %s, wherever it is', (schema, value) => {
  if (Object.hasOwn(schema, 'explode')) return expect(toValue(schema)).toContain('kind=a');
  for (const [rest, path, start] of AT) expect(toValue(schema, rest, path)).toBe(start + value);
});

test('items that must differ stay as they are, others have the placeholder', () => {
  const list = { type: 'array', items: { type: 'string' }, minItems: 2 };
  const rest = { explode: false };
  expect(toValue(list, rest)).toBe('kind=KIND,KIND');
  expect(toValue({ ...list, uniqueItems: true }, rest)).toBe('kind=string,string2');
  expect(toValue({ ...list, default: ['a', 'string'] }, rest)).toBe('kind=a,string');
});

test('an object of which nothing is known has one key', () => {
  const object = { type: 'object' };
  expect(toValue(object)).toBe('kind=KIND');
  expect(toValue(object, { in: 'header' })).toBe('kind key,KIND');
  expect(toValue({ ...object, additionalProperties: false })).toBe('');
  expect(toValue({ ...object, maxProperties: 0 })).toBe('');
  expect(toValue({ ...object, propertyNames: { maxLength: 2 } })).toBe('');
});

const XML = {
  type: 'object',
  xml: { name: 'f' },
  properties: { a: { type: 'integer', default: 7 } },
};
const FORM = 'application/x-www-form-urlencoded';
const YEARS = { type: 'object', properties: { years: { type: 'array', default: [1, 2] } } };

test.each<[string, JsonObject, string]>([
  ['application/xml', { schema: XML }, '<f><a>7</a></f>'],
  ['text/xml', { schema: { ...XML, xml: {} } }, '<kind><a>7</a></kind>'],
  ['application/xml', { example: '<b/>' }, '<b/>'],
  ['application/json', { schema: YEARS }, '{"years":[1,2]}'],
  ['application/json', { schema: { type: 'string', enum: ['7'] } }, '"7"'],
  ['application/json', { schema: { type: 'object' }, example: '{"a":1}' }, '{"a":1}'],
  ['application/json', { schema: { type: 'object' } }, '{"key":"KIND"}'],
  ['application/json', { schema: { type: 'string' } }, '"KIND"'],
  [FORM, { schema: YEARS }, 'years=1&years=2'],
  [FORM, { schema: YEARS, encoding: { years: { explode: false } } }, 'years=1,2'],
  ['text/csv', { schema: { type: 'array', default: [1, 2] } }, '1,2'],
  ['text/plain', { schema: { type: 'integer' } }, '1'],
  ['application/jsonl', { schema: { type: 'array', default: [{ a: 1 }] } }, '{"a":1}'],
  ['multipart/form-data', { schema: { default: { a: 1 } } }, '{"a":1}'],
])('a parameter in %s (%j) is %s, wherever it is', (media, content, text) => {
  const parameter = (rest: JsonObject) => ({ ...rest, content: { [media]: content } });
  for (const [rest, path, start] of AT) {
    const { url, headers, cookies } = request(parameter(rest), path);
    const sent = [
      decodeURIComponent(url.slice(26)),
      ...headers.map((one) => one.join(' ')),
      ...cookies,
    ];
    expect(sent.filter(Boolean).map(decodeURIComponent)).toEqual([start + text]);
  }
});

function request(parameter: JsonObject, path: string) {
  const parameters = [{ name: 'kind', required: true, ...parameter }];
  const api = toApiOf({ [path]: { get: { parameters } } });
  return buildRequest(api, getOperation(api, `get ${path}`));
}

test('a whole query is in its media type', () => {
  const query = (media: string, content: JsonObject) =>
    decodeURIComponent(request({ in: 'querystring', content: { [media]: content } }, '/x').url);
  expect(query('application/xml', { schema: XML })).toMatch(/x\?<f><a>7<\/a><\/f>$/);
  expect(query('application/json', { schema: YEARS })).toMatch(/x\?{"years":\[1,2]}$/);
  expect(query(FORM, { schema: YEARS })).toMatch(/x\?years=1&years=2$/);
});

test('of several examples the first that can be sent is sent', () => {
  const examples = { none: { value: null }, b: { value: 'b' }, c: { value: 'c' } };
  expect(toValue({ type: ['string', 'null'] }, { examples })).toBe('kind=b');
});

test('an empty value in a path is the placeholder: no segment may be empty', () => {
  expect(toValue({ type: 'string', default: '' }, { in: 'path' }, '/x/{kind}')).toBe('KIND');
});
