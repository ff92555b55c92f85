import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { parseJson } from '@/lib/openapi/parse/parse-json';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApiOf } from '../core/support';

function toSent(parameter: JsonObject, path = '/x') {
  const parameters = [{ name: 'f', required: true, ...parameter }];
  const api = toApiOf({ [path]: { get: { parameters } } });
  return buildRequest(api, getOperation(api, `get ${path}`), { server: 'https://h.example.com' });
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

const both = (dataValue: Json, serializedValue: string, rest: JsonObject = {}) => ({
  examples: { a: { dataValue, serializedValue, ...rest } },
});

test.each<[JsonObject, string]>([
  [{ in: 'query', ...both('x y', 'f=x+y') }, 'f=x+y'],
  [{ in: 'query', content: { 'application/json': both({ a: 1 }, '{"a":1.0}') } }, 'f={"a":1.0}'],
])('of a parameter with data and text the text is sent, and both are shown: %j', (rest, query) => {
  const parameters = [{ name: 'f', required: true, ...rest }];
  const api = toApiOf({ '/x': { get: { parameters } } });
  const operation = getOperation(api, 'get /x');
  const { url } = buildRequest(api, operation, { server: 'https://h.example.com' });
  expect(decodeURIComponent(url)).toBe(`https://h.example.com/x?${query}`);
  expect(operation.parameters[0]?.examples.map(({ name }) => name)).toEqual([
    'a',
    'a, as it is sent',
  ]);
});

test('the text beside the data of a parameter keeps its summary', () => {
  const parameters = [{ name: 'f', in: 'query', ...both(['x'], 'f=x', { summary: 'S' }) }];
  const api = toApiOf({ '/x': { get: { parameters } } });
  const [one] = getOperation(api, 'get /x').parameters;
  expect(one?.examples.map(({ summary, value }) => [summary, value])).toEqual([
    ['S', ['x']],
    ['S, as it is sent', 'f=x'],
  ]);
});

/** What is shown of a body's example, and what the request sends. */
function toBody(media: string, content: JsonObject, fields?: 'all') {
  const api = toApiOf({ '/x': { post: { requestBody: { content: { [media]: content } } } } });
  const operation = getOperation(api, 'post /x');
  const shown = operation.requestBody?.content[0]?.examples[0]?.value;
  return { shown, sent: buildRequest(api, operation, fields && { fields }).body };
}

test.each<[string, JsonObject, Json, string]>([
  [
    'application/json',
    serialized('{"a": 1.0, "b": 1e2}'),
    { a: 1, b: 100 },
    '{"a": 1.0, "b": 1e2}',
  ],
  ['application/json', serialized('no JSON'), 'no JSON', 'no JSON'],
  ['application/json', both({ a: 1 }, '{"a":1.0}'), { a: 1 }, '{"a":1.0}'],
  ['application/json', both('[1]', '"[1]"'), '[1]', '"[1]"'],
  ['application/*', serialized('{"a": 1.0}'), { a: 1 }, '{"a": 1.0}'],
  ['application/x-www-form-urlencoded', both({ a: 'x y' }, 'a=x+y'), { a: 'x y' }, 'a=x+y'],
  ['text/csv', both([['a']], 'a\r\n'), [['a']], 'a\r\n'],
  // A page shows a body as it is sent: it would make other XML of the data.
  ['application/xml', both({ a: 1 }, '<b>1</b>'), '<b>1</b>', '<b>1</b>'],
  [
    'multipart/mixed',
    both([1], '--b\r\n\r\n1\r\n--b--'),
    '--b\r\n\r\n1\r\n--b--',
    '--b\r\n\r\n1\r\n--b--',
  ],
])('a body of %s with the example %j', (media, content, shown, text) => {
  const body = toBody(media, content);
  expect(body.shown).toEqual(shown);
  expect(body.sent).toMatchObject({ kind: 'text', text });
});

test('with all fields the text is sent where it has all of them', () => {
  const content = serialized('{"a": 1.0}');
  expect(toBody('application/json', content, 'all').sent).toMatchObject({ text: '{"a": 1.0}' });
  const properties = { a: {}, b: { example: 2 } };
  const more = { schema: { type: 'object', properties }, ...content };
  expect(toBody('application/json', more, 'all').sent).toMatchObject({ value: { a: 1, b: 2 } });
});
