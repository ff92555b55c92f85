import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperation, toApi, toIds } from '../core/support';

const FORM = {
  schema: { type: 'object', required: ['l'], properties: { l: { type: 'array' } } },
  encoding: { l: { style: 'pipeDelimited', explode: false } },
  example: { l: [1, 2] },
};
const M = {
  schema: { type: 'object', properties: { a: {} } },
  examples: { x: { value: { a: 1 } } },
};

/** What is read of one parameter and one response header. */
function read(parameter: JsonObject, header: JsonObject = {}) {
  const path = parameter.in === 'path' ? '/{p}' : '/x';
  const api = toApi({
    openapi: '3.2.0',
    paths: {
      [path]: {
        get: {
          parameters: [{ name: 'p', required: true, ...parameter }],
          responses: { 200: { description: '', headers: { 'X-H': header } } },
        },
      },
    },
    components: {
      mediaTypes: { Form: FORM, M: { $ref: '#/components/mediaTypes/N' }, N: M },
    },
  });
  const operation = getOperation(api, `get ${path}`);
  const [one] = operation.parameters;
  const [held] = operation.responses[0]?.headers ?? [];
  if (!one || !held) throw new Error('not read');
  const { url } = buildRequest(api, operation, { server: 'https://h.example.com' });
  const fields = [one, held].map(({ schema }) => getSchemaNode(api, schema).fields);
  return { api, one, held, url, fields, problems: operation.problems };
}

const held = (media: string, name: string): JsonObject => ({
  content: { [media]: { $ref: `#/components/mediaTypes/${name}` } },
});

test('OpenAPI 3.2: the media type of a whole query may be a reference', () => {
  const media = 'application/x-www-form-urlencoded';
  const { one, url, fields, problems } = read({ in: 'querystring', ...held(media, 'Form') });
  expect(problems).toEqual([]);
  expect(one.schema.pointer).toBe('#/components/mediaTypes/Form/schema');
  expect(one.example).toEqual({ l: [1, 2] });
  expect(fields[0]?.map(({ name, constraints }) => [name, constraints?.[0]?.text])).toEqual([
    ['l', 'values separated by |'],
  ]);
  expect(url).toBe('https://h.example.com/x?l=1%7C2');
});

test('OpenAPI 3.2: so may that of a path parameter, and of a header', () => {
  const json = held('application/json', 'M');
  const { one, held: header, url, fields } = read({ in: 'path', ...json }, json);
  expect(url).toBe('https://h.example.com/%7B%22a%22%3A1%7D');
  for (const [index, { schema, examples, media }] of [one, header].entries()) {
    expect(media).toBe('application/json');
    expect(schema.pointer).toBe('#/components/mediaTypes/N/schema');
    expect(examples.map(({ name, value }) => [name, value])).toEqual([['x', { a: 1 }]]);
    expect(fields[index]?.map(({ name }) => name)).toEqual(['a']);
  }
});

test('OpenAPI 3.2: a stream in a parameter is a list of its items', () => {
  const content = { 'application/jsonl': { itemSchema: { type: 'integer' } } };
  const { api, one } = read({ in: 'query', content });
  expect(getSchemaNode(api, one.schema).type).toBe('array of integer');
});

const at = (path: string) => `#/paths/~1x/get/parameters/0${path}`;
const inHeader = (path: string) => `#/paths/~1x/get/responses/200/headers/X-H${path}`;

test.each<[Json, string, string]>([
  [['a', 'b'], 'not-an-object', '/examples'],
  [{ x: { $ref: '#/nope' } }, 'ref-not-found', '/examples/x'],
  [{ z: 5 }, 'not-an-object', '/examples/z'],
  [{ z: {} }, 'example-without-value', '/examples/z'],
])('a fault in the examples %j of a parameter or header is told', (examples, id, path) => {
  const own = { schema: {}, examples };
  expect(read({ in: 'query', ...own }, own).problems).toMatchObject([
    { id, at: at(path) },
    { id, at: inHeader(path) },
  ]);
  const content = { 'a/b': { examples } };
  expect(read({ in: 'query', content }).problems).toMatchObject([
    { id, at: at(`/content/a~1b${path}`) },
  ]);
});

test.each<[JsonObject, string, string]>([
  [{ in: 'query', content: { 'a/b': { $ref: '#/nope' } } }, 'ref-not-found', '/content/a~1b'],
  [{ in: 'query', content: { 'a/b': 5 } }, 'not-an-object', '/content/a~1b'],
  [{ in: 'query', content: 5 }, 'not-an-object', '/content'],
  [{ in: 'query', content: { 'a/b': {}, 'a/c': {} } }, 'content-of-several', '/content'],
  [{ in: 'query', schema: {}, content: { 'a/b': {} } }, 'schema-and-content', '/content'],
  [{ in: 'body/x', schema: {} }, 'parameter-without-place', ''],
  [{ schema: {} }, 'parameter-without-place', ''],
])('the parameter %j is told of', (parameter, id, path) => {
  expect(read(parameter).problems).toMatchObject([{ id, at: at(path) }]);
});

test('a schema counts before a content beside it', () => {
  const { one, problems } = read(
    { in: 'query', schema: { type: 'integer' }, content: { 'a/b': { schema: {} } } },
    { schema: {}, content: { 'a/b': {} } },
  );
  expect(one.schema.value).toEqual({ type: 'integer' });
  expect(one.media).toBe('');
  expect(one.constraints).toEqual([]);
  expect(toIds(problems)).toEqual(['schema-and-content', 'schema-and-content']);
});
