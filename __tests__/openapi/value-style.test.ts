/** @jest-environment node */
import { toRequest } from '@/lib/openapi/to-request';
import type { Json, JsonObject } from '@/lib/openapi/types';
import { getOperation, readIn, toApi, toApiOf } from './support';

const LIST = ['a b', 'c,d'];
const RECORD = { min: 1, at: { x: [1] } };

function toUrl(parameter: JsonObject, path = '/x'): string {
  const api = toApiOf({ [path]: { get: { parameters: [{ required: true, ...parameter }] } } });
  const { url } = toRequest(api, getOperation(api, `get ${path}`));
  return url.replace('https://api.example.com', '');
}

const query = (example: Json, rest: JsonObject = {}) =>
  toUrl({ name: 'q', in: 'query', example, ...rest });

test.each<[Json, JsonObject, string]>([
  [LIST, {}, 'q=a%20b&q=c%2Cd'],
  [LIST, { explode: false }, 'q=a%20b,c%2Cd'],
  [LIST, { style: 'spaceDelimited', explode: false }, 'q=a%20b%20c%2Cd'],
  [LIST, { style: 'pipeDelimited', explode: false }, 'q=a%20b%7Cc%2Cd'],
  [{ min: 1, max: 2 }, {}, 'min=1&max=2'],
  [{ min: 1, max: 2 }, { explode: false }, 'q=min,1,max,2'],
  [RECORD, { style: 'deepObject' }, 'q%5Bmin%5D=1&q%5Bat%5D%5Bx%5D%5B%5D=1'],
  [[{ id: 1 }, { id: 2 }], { style: 'deepObject' }, 'q%5B0%5D%5Bid%5D=1&q%5B1%5D%5Bid%5D=2'],
])('a query parameter %j with %j is written %s', (example, rest, text) => {
  expect(query(example, rest)).toBe(`/x?${text}`);
});

test('a list or object of nothing leaves its parameter out', () => {
  expect(query([])).toBe('/x');
  expect(query({}, { explode: false })).toBe('/x');
});

test.each<[Json, JsonObject, string]>([
  [[3, 4], {}, '3,4'],
  [[3, 4], { style: 'label' }, '.3,4'],
  [[3, 4], { style: 'label', explode: true }, '.3.4'],
  [[3, 4], { style: 'matrix' }, ';id=3,4'],
  [[3, 4], { style: 'matrix', explode: true }, ';id=3;id=4'],
  [5, { style: 'matrix' }, ';id=5'],
  [5, { style: 'label' }, '.5'],
  [{ a: 1, b: 2 }, {}, 'a,1,b,2'],
  [{ a: 1, b: 2 }, { explode: true }, 'a=1,b=2'],
  [{ a: 1, b: 2 }, { style: 'matrix', explode: true }, ';a=1;b=2'],
  [{ a: 1, b: 2 }, { style: 'matrix' }, ';id=a,1,b,2'],
])('a path parameter %j with %j is written %s', (example, rest, text) => {
  expect(toUrl({ name: 'id', in: 'path', example, ...rest }, '/x/{id}')).toBe(`/x/${text}`);
});

test.each([
  ['csv', 'q=a,b'],
  [undefined, 'q=a,b'],
  ['ssv', 'q=a%20b'],
  ['tsv', 'q=a%09b'],
  ['pipes', 'q=a%7Cb'],
  ['multi', 'q=a&q=b'],
])('the collection format %s of Swagger 2.0 is written %s', (collectionFormat, text) => {
  const parameter = {
    ...{ name: 'q', in: 'query', required: true, type: 'array', items: { type: 'string' } },
    ...{ default: ['a', 'b'] },
    ...(collectionFormat === undefined ? {} : { collectionFormat }),
  };
  const paths = { '/x': { get: { parameters: [parameter] } } };
  const api = toApi({ swagger: '2.0', host: 'h.example.com', paths });
  expect(toRequest(api, getOperation(api, 'get /x')).url).toBe(`https://h.example.com/x?${text}`);
});

test('a parameter described as JSON is sent as JSON', () => {
  const content = { 'application/json': { example: { a: [1] } } };
  expect(toUrl({ name: 'filter', in: 'query', content })).toBe(
    `/x?filter=${encodeURIComponent('{"a":[1]}')}`,
  );
});

test.each<[string, JsonObject]>([
  [
    'a=1&b%5Bc%5D=x%20y',
    { 'application/x-www-form-urlencoded': { example: { a: 1, 'b[c]': 'x y' } } },
  ],
  ['a=1&b=%2F', { 'application/x-www-form-urlencoded': { example: 'a=1&b=/' } }],
  ['%7B%22a%22%3A1%7D', { 'application/json': { example: { a: 1 } } }],
  ['%24.a%20b', { 'application/jsonpath': { example: '$.a b' } }],
])('OpenAPI 3.2: a parameter that is the whole query is written %s', (text, content) => {
  expect(toUrl({ name: 'all', in: 'querystring', content })).toBe(`/x?${text}`);
});

test('without an example a list has one item and an object its fields', () => {
  const list = { type: 'array', items: { enum: ['card', 'bank'] } };
  const object = { type: 'object', properties: { gte: { type: 'integer' } } };
  expect(toUrl({ name: 'types', in: 'query', schema: list })).toBe('/x?types=card');
  expect(toUrl({ name: 'expand', in: 'query', schema: { type: 'array' } })).toBe(
    '/x?expand=EXPAND',
  );
  expect(toUrl({ name: 'created', in: 'query', style: 'deepObject', schema: object })).toBe(
    '/x?created%5Bgte%5D=1',
  );
});

function toBody(media: string, content: JsonObject, method = 'post', schemas: JsonObject = {}) {
  const requestBody = { content: { [media]: content } };
  const api = toApiOf({ '/x': { [method]: { requestBody } } }, schemas);
  return toRequest(api, getOperation(api, `${method} /x`)).body;
}

const FORM = 'application/x-www-form-urlencoded';

test('a form sends its objects and lists as its encoding says', () => {
  const example = { card: { number: '42' }, expand: ['a', 'b'], ids: [1, 2], meta: { a: 1 } };
  const encoding = {
    card: { style: 'deepObject', explode: true },
    expand: { style: 'deepObject', explode: true },
    ids: { explode: false },
  };
  expect(toBody(FORM, { example, encoding })).toEqual({
    kind: 'pairs',
    media: FORM,
    pairs: [
      ['card[number]', '42'],
      ['expand[]', 'a'],
      ['expand[]', 'b'],
      ['ids', '1,2'],
      ['meta', '{"a":1}'],
    ],
  });
});

test('a form in parts sends each item of a list and names the types it is told', () => {
  const properties = {
    files: { type: 'array', items: { type: 'string', format: 'binary' } },
    photo: { type: 'string', format: 'binary' },
  };
  const example = { files: ['a', 'b'], photo: 'p', address: { city: 'Ulm' }, note: 'n', any: 'x' };
  const encoding = {
    photo: { contentType: 'image/png' },
    note: { contentType: 'text/csv' },
    any: { contentType: 'image/png, image/*' },
  };
  const body = toBody('multipart/form-data', { schema: { properties }, example, encoding });
  expect(body).toEqual({
    kind: 'form',
    media: 'multipart/form-data',
    parts: [
      { name: 'files', text: 'a', file: true },
      { name: 'files', text: 'b', file: true },
      { name: 'photo', text: 'p', file: true, media: 'image/png' },
      { name: 'address', text: '{"city":"Ulm"}', file: false, media: 'application/json' },
      { name: 'note', text: 'n', file: false, media: 'text/csv' },
      { name: 'any', text: 'x', file: false },
    ],
  });
});

test('a form of nothing is not sent, nor is nothing where one only reads', () => {
  const empty = { schema: { type: 'object', properties: {} } };
  expect(toBody(FORM, empty)).toBeUndefined();
  expect(toBody('multipart/form-data', empty)).toBeUndefined();
  expect(toBody('application/json', empty, 'get')).toBeUndefined();
  expect(toBody('application/json', empty)).toMatchObject({ kind: 'json', value: {} });
});

test('the fields of a form say how they are sent', () => {
  const encoding = {
    card: { style: 'deepObject', explode: true },
    ids: { explode: false },
    photo: { contentType: 'image/png', headers: { 'X-Rate': {}, 'X-Id': {} } },
    raw: { allowReserved: true },
    plain: {},
  };
  const names = ['card', 'ids', 'photo', 'raw', 'plain', 'other'];
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  const { fields } = readIn({}, { properties }, { encoding });
  expect(fields.map(({ facts }) => facts?.map(({ text }) => text))).toEqual([
    ['written as name[key]=value'],
    ['values separated by commas'],
    ['sent as image/png', 'with the headers X-Rate, X-Id'],
    ['reserved characters stay as they are'],
    undefined,
    undefined,
  ]);
});

test('the lists of a Swagger 2.0 form are written with commas where it does not say', () => {
  const list = (name: string, rest: JsonObject = {}) => ({
    ...{ name, in: 'formData', type: 'array', items: { type: 'string' }, required: true },
    ...{ default: ['a', 'b'] },
    ...rest,
  });
  const parameters = [list('x'), list('y', { collectionFormat: 'multi' })];
  const api = toApi({ swagger: '2.0', paths: { '/x': { post: { parameters } } } });
  expect(toRequest(api, getOperation(api, 'post /x')).body).toMatchObject({
    pairs: [
      ['x', 'a,b'],
      ['y', 'a'],
      ['y', 'b'],
    ],
  });
});
