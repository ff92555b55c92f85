/** @jest-environment node */
import { parseJson } from '@/lib/openapi/parse/parse-json';
import { toRequest } from '@/lib/openapi/sample/to-request';
import type { Json, JsonObject } from '@/lib/openapi/types';
import { getOperation, toApiOf } from './support';

function toSent(parameter: JsonObject, path = '/x') {
  const parameters = [{ name: 'f', required: true, ...parameter }];
  const api = toApiOf({ [path]: { get: { parameters } } });
  return toRequest(api, getOperation(api, `get ${path}`), { server: 'https://h.example.com' });
}

const serialized = (serializedValue: Json) => ({ examples: { a: { serializedValue } } });

test.each<[string, JsonObject, string]>([
  ['f=x%20y', {}, 'f=x%20y'],
  ['f=1&f=2,3', {}, 'f=1&f=2,3'],
  ['page=4&pageSize=50', { schema: { type: 'object' } }, 'page=4&pageSize=50'],
  ['f=a+b', { content: { 'application/json': {} } }, 'f=a+b'],
  ['x%20y', {}, 'f=x%20y'],
  ['f=a b#c\r\n"é', {}, 'f=a%20b%23c%0D%0A%22%C3%A9'],
  ['%7B%7D', { in: 'querystring', content: { 'application/json': {} } }, '%7B%7D'],
])('OpenAPI 3.2: a parameter that is sent as %s is sent so', (text, rest, query) => {
  const { url } = toSent({ in: 'query', ...rest, ...serialized(text) });
  expect(url).toBe(`https://h.example.com/x?${query}`);
});

test.each<[JsonObject, string]>([
  [
    { in: 'query', content: { 'application/json': serialized('{"a": 1}') } },
    'f=%7B%22a%22%3A%201%7D',
  ],
  [
    {
      in: 'querystring',
      content: { 'application/x-www-form-urlencoded': serialized('foo=a+%2B+b&bar=true') },
    },
    'foo=a+%2B+b&bar=true',
  ],
  [{ in: 'query', examples: { a: { dataValue: 'x y', serializedValue: 'f=x+y' } } }, 'f=x%20y'],
  [{ in: 'query', ...serialized(7) }, 'f=7'],
])('what is not yet as the query has it is encoded: %j', (parameter, query) => {
  expect(toSent(parameter).url).toBe(`https://h.example.com/x?${query}`);
});

test('OpenAPI 3.2: in a path, header or cookie it is sent as it stands, too', () => {
  const path = { in: 'path', ...serialized('di%E1%B9%85, a/b?') };
  expect(toSent(path, '/x/{f}').url).toBe('https://h.example.com/x/di%E1%B9%85,%20a%2Fb%3F');
  expect(toSent({ in: 'header', ...serialized('1,2\r\nX-Evil: 3') }).headers).toEqual([
    ['f', '1,2 X-Evil: 3'],
  ]);
  const cookie = { in: 'cookie', ...serialized('f=Hello%2C%20w!; code=42\n') };
  expect(toSent(cookie).cookies).toEqual(['f=Hello%2C%20w!; code=42%0A']);
});

function readBody(content: JsonObject, media = 'application/json') {
  const api = toApiOf({ '/x': { post: { requestBody: { content: { [media]: content } } } } });
  const { requestBody } = getOperation(api, 'post /x');
  return requestBody?.content[0]?.examples.map(({ value }) => value);
}

const LONG = '{"a": [12345678901234567890]}';

test.each<[string, JsonObject]>([
  ['an example', { example: LONG }],
  ['a named example', { examples: { a: { value: LONG } } }],
  ['a value as it is sent', serialized(LONG)],
])('%s in JSON text keeps the digits of its integers', (_, content) => {
  expect(readBody(content)).toEqual([parseJson(LONG)]);
});

test.each<[string, JsonObject, Json]>([
  ['[1]', { type: 'string' }, '[1]'],
  ['[1]', { type: ['string', 'null'] }, '[1]'],
  ['[1]', { allOf: [{ type: 'string' }] }, '[1]'],
  ['[1]', { type: ['string', 'array'] }, [1]],
  ['[1]', { type: 'array' }, [1]],
  ['[1]', {}, [1]],
  ['[1', {}, '[1'],
  ['1', { type: 'integer' }, '1'],
])('the example %j of the schema %j is read as %j', (example, schema, value) => {
  expect(readBody({ example, schema })).toEqual([value]);
});

test('a value as it is sent is read as its media type says', () => {
  const schema = { type: 'string' };
  expect(readBody({ schema, ...serialized('"[1]"') })).toEqual(['[1]']);
  expect(readBody({ schema, ...serialized('no JSON') })).toEqual(['no JSON']);
  expect(readBody(serialized('a=1'), 'application/x-www-form-urlencoded')).toEqual(['a=1']);
  expect(readBody(serialized('[1]'), 'text/plain')).toEqual(['[1]']);
});
