import { serializeTextPairs } from '@/lib/openapi/constraints/value-style';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, readIn, toApi, toApiOf } from '../core/support';

const LIST = ['a b', 'c,d'];
const RECORD = { min: 1, at: { x: [1] } };

function toUrl(parameter: JsonObject, path = '/x'): string {
  const api = toApiOf({ [path]: { get: { parameters: [{ required: true, ...parameter }] } } });
  const { url } = buildRequest(api, getOperation(api, `get ${path}`));
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

test.each<[Json, JsonObject, string]>([
  ['a/b:c,d?e@f', {}, 'a/b:c,d?e@f'],
  ['a&b+c#d=e', {}, 'a%26b%2Bc%23d=e'],
  ['é %2F% [x]', {}, '%C3%A9%20%2F%25%20%5Bx%5D'],
  [['a/b', 'c:d'], { explode: false }, 'a/b,c:d'],
])('with allowReserved the query parameter %j (%j) is written %s', (example, rest, text) => {
  expect(query(example, { allowReserved: true, ...rest })).toBe(`/x?q=${text}`);
});

test('with allowReserved a path parameter keeps what does not end its segment', () => {
  const parameter = { name: 'id', in: 'path', allowReserved: true, example: 'a/b:c?d#e,f%2Fg' };
  expect(toUrl(parameter, '/x/{id}')).toBe('/x/a%2Fb:c%3Fd%23e,f%2Fg');
});

test.each<[Json, JsonObject, readonly string[]]>([
  ['1/2', {}, ['ck=1/2']],
  [['c1', 'c2'], {}, ['ck=c1', 'ck=c2']],
  [['c1', 'c2'], { explode: false }, ['ck=c1,c2']],
  [{ a: 1, b: 'x=y' }, {}, ['a=1', 'b=x=y']],
  ['a; b=c\r\nX-Evil: 1 é', {}, ['ck=a%3B b=c%0D%0AX-Evil: 1 %C3%A9']],
  ['1/2', { style: 'form' }, ['ck=1%2F2']],
])('OpenAPI 3.2: a cookie %j (%j) is written %j', (example, rest, cookies) => {
  const parameter = { name: 'ck', in: 'cookie', required: true, style: 'cookie', example, ...rest };
  const api = toApiOf({ '/x': { get: { parameters: [parameter] } } });
  expect(buildRequest(api, getOperation(api, 'get /x')).cookies).toEqual(cookies);
});

test('a list in a list is written as Swagger 2.0 says of its items', () => {
  const items = { type: 'array', items: { type: 'string' }, collectionFormat: 'pipes' };
  const rest = { required: true, type: 'array', items, default: [['a', 'b'], ['c']] };
  const parameters = [
    { ...rest, name: 'q', in: 'query' },
    { ...rest, name: 'h', in: 'header' },
  ];
  const api = toApi({
    swagger: '2.0',
    host: 'h.example.com',
    paths: { '/x': { get: { parameters } } },
  });
  const operation = getOperation(api, 'get /x');
  const { url, headers } = buildRequest(api, operation);
  expect([url, headers]).toEqual(['https://h.example.com/x?q=a%7Cb,c', [['h', 'a|b,c']]]);
  expect(operation.parameters[0]?.constraints.map(({ text }) => text)).toEqual([
    'values separated by commas, in each of them values separated by |',
  ]);
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
  ['', { style: 'matrix' }, ';id'],
  ['', { style: 'label' }, '.'],
  [['', 4], { style: 'matrix', explode: true }, ';id;id=4'],
  [[''], { style: 'matrix' }, ';id'],
  [{ a: '', b: 2 }, { style: 'matrix', explode: true }, ';a;b=2'],
  [{ a: '', b: 2 }, { style: 'label', explode: true }, '.a=.b=2'],
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
  expect(buildRequest(api, getOperation(api, 'get /x')).url).toBe(
    `https://h.example.com/x?${text}`,
  );
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
  ['b=1&b=2', { 'application/x-www-form-urlencoded': { example: { b: [1, 2] } } }],
  [
    'b=1,2&c=a/b&d=%7B%22x%22%3A1%7D',
    {
      'application/x-www-form-urlencoded': {
        example: { b: [1, 2], c: 'a/b', d: { x: 1 } },
        encoding: { b: { explode: false }, c: { allowReserved: true } },
      },
    },
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

test.each<[JsonObject, string]>([
  [{ default: null }, 'p=P'],
  [{ default: null, enum: [null, 'a'] }, 'p=a'],
  [{ enum: [null, 'a'] }, 'p=a'],
  [{ type: 'array', items: { default: null } }, 'p=P'],
  [{ type: 'null', const: null }, 'p=P'],
  [{ default: false }, 'p=false'],
])('null is no value of a parameter: %j is written %s', (schema, text) => {
  expect(toUrl({ name: 'p', in: 'query', schema })).toBe(`/x?${text}`);
});

const AMOUNTS = { type: 'object', properties: { gt: { type: 'integer' } } };

test.each<[JsonObject, string]>([
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'p[key]=string'],
  [{ type: 'object', additionalProperties: true }, 'p[key]=P'],
  [{ type: 'object' }, 'p[key]=P'],
  [{ anyOf: [AMOUNTS, { type: 'integer' }] }, 'p[gt]=1'],
  [{ anyOf: [{ type: 'integer' }, AMOUNTS] }, 'p[gt]=1'],
  [{ oneOf: [{ type: 'string' }, { type: 'object' }] }, 'p[key]=P'],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'p=P'],
  [{}, 'p=P'],
])('in the style deepObject %j is written %s', (schema, text) => {
  const url = toUrl({ name: 'p', in: 'query', style: 'deepObject', explode: true, schema });
  expect(decodeURIComponent(url)).toBe(`/x?${text}`);
});

test('a map in a form has a key, an object of which nothing is known its name', () => {
  const map = { type: 'object', additionalProperties: { type: 'integer' } };
  expect(toUrl({ name: 'p', in: 'query', schema: map })).toBe('/x?key=1');
  expect(toUrl({ name: 'p', in: 'query', schema: { type: 'object' } })).toBe('/x?p=P');
});

function toBody(media: string, content: JsonObject, method = 'post', schemas: JsonObject = {}) {
  const requestBody = { content: { [media]: content } };
  const api = toApiOf({ '/x': { [method]: { requestBody } } }, schemas);
  return buildRequest(api, getOperation(api, `${method} /x`)).body;
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
      ['ids', '1,2', '1,2'],
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
    any: { contentType: 'text/*' },
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

test('the values of a list in a form stand apart from the commas inside them, as in a query', () => {
  const example = { ids: ['1', '2,3'], path: 'a/b&c' };
  const encoding = { ids: { explode: false }, path: { allowReserved: true } };
  const body = toBody(FORM, { example, encoding });
  expect(body?.kind === 'pairs' && serializeTextPairs(body.pairs)).toBe('ids=1,2%2C3&path=a/b%26c');
});

test('a form in parts joins values and has headers as its encoding says', () => {
  const example = { ids: [1, 2], meta: 'x' };
  const headers = {
    'X-Meta': { required: true, example: 'v "w"' },
    'X-Ref': { $ref: '#/components/headers/Ref' },
    'X-Optional': { example: 'o' },
    'Content-Type': { required: true, example: 'a/b' },
    'Bad name': { required: true, example: 'o' },
  };
  const encoding = { ids: { style: 'form', explode: false }, meta: { headers } };
  const media = 'multipart/form-data';
  const requestBody = { content: { [media]: { example, encoding } } };
  const api = toApi({
    openapi: '3.1.0',
    paths: { '/x': { post: { requestBody } } },
    components: { headers: { Ref: { required: true, schema: { enum: ['r\r\ns'] } } } },
  });
  expect(buildRequest(api, getOperation(api, 'post /x')).body).toMatchObject({
    parts: [
      { name: 'ids', text: '1,2' },
      {
        name: 'meta',
        text: 'x',
        headers: [
          ['X-Meta', 'v "w"'],
          ['X-Ref', 'r s'],
        ],
      },
    ],
  });
});

const FILE_ITEMS = { type: 'array', items: { type: 'string', format: 'binary' } };

test.each<[JsonObject, unknown]>([
  [
    { example: [{ a: 1 }, 'b'] },
    {
      kind: 'form',
      parts: [
        { name: '', text: '{"a":1}', media: 'application/json' },
        { name: '', text: 'b' },
      ],
    },
  ],
  [
    {
      schema: {
        prefixItems: [{ properties: { a: {} } }, { type: 'string', contentMediaType: 'image/png' }],
      },
    },
    {
      kind: 'form',
      parts: [
        { file: false, media: 'application/json' },
        { name: '', file: true, media: 'image/png' },
      ],
    },
  ],
  [{ schema: FILE_ITEMS }, { kind: 'form', parts: [{ name: '', file: true }] }],
  [
    { example: '--x1\r\n\r\na\r\n--x1--\r\n' },
    { kind: 'text', media: 'multipart/mixed; boundary=x1', text: '--x1\r\n\r\na\r\n--x1--\r\n' },
  ],
  [{ example: { a: 'b' } }, { media: 'multipart/mixed', parts: [{ name: 'a', text: 'b' }] }],
])(
  'a multipart body without named fields (%j) is parts, or text with its boundary',
  (content, body) => {
    expect(toBody('multipart/mixed; boundary=old', content)).toMatchObject(body ?? {});
  },
);

test.each<[string, JsonObject, boolean]>([
  ['image/png', {}, true],
  ['application/octet-stream', { schema: {} }, true],
  ['text/csv', { schema: { type: 'string', format: 'binary' } }, true],
  ['image/png', { schema: { type: 'string', contentEncoding: 'base64' } }, false],
  ['text/plain', { example: 'x' }, false],
])('a body of %s with %j is a file: %s', (media, content, file) => {
  const body = toBody(media, content);
  expect(body).toMatchObject({ kind: 'text', media });
  expect(body !== undefined && 'file' in body).toBe(file);
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
    expand: { style: 'deepObject', explode: true },
    ids: { explode: false },
    photo: { contentType: 'image/png', headers: { 'X-Rate': {}, 'X-Id': {} } },
    raw: { allowReserved: true },
    plain: {},
  };
  const names = ['card', 'expand', 'ids', 'photo', 'raw', 'plain', 'other'];
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  const expand = { type: 'array', items: {} };
  const { fields } = readIn({}, { properties: { ...properties, expand } }, { encoding });
  expect(fields.map(({ constraints }) => constraints?.map(({ text }) => text))).toEqual([
    ['written as name[key]=value'],
    ['written as name[]=value or name[0][key]=value'],
    ['values separated by commas'],
    ['sent as image/png', 'with the headers X-Rate, X-Id'],
    ['reserved characters stay as they are'],
    undefined,
    undefined,
  ]);
});

test('the headers of a part say what they hold', () => {
  const headers: JsonObject = {
    'X-Rate': { description: 'Calls that are **left**.', required: true, schema: { minimum: 3 } },
    'X-Id': { $ref: '#/components/schemas/Header' },
    'X-List': { description: '<ul><li>a</li></ul>' },
    'X-Odd': 7,
  };
  const schemas = {
    Header: { schema: { $ref: '#/components/schemas/Id' } },
    Id: { type: 'string', maxLength: 9, description: 'Of the lane.' },
  };
  const encoding = { file: { headers } };
  const { fields } = readIn(schemas, { properties: { file: {} } }, { encoding });
  expect(fields[0]?.constraints?.map(({ text }) => text)).toEqual([
    'with the header X-Rate (required, at least 3): Calls that are left.',
    'with the header X-Id (string, up to 9 characters): Of the lane.',
    'with the header X-List',
    'with the header X-Odd',
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
  expect(buildRequest(api, getOperation(api, 'post /x')).body).toMatchObject({
    pairs: [
      ['x', 'a,b', 'a,b'],
      ['y', 'a'],
      ['y', 'b'],
    ],
  });
});
