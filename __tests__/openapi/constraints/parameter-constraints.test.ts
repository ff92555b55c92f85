import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApi as toDocument, toApiOf } from '../core/support';

const SCHEMAS: JsonObject = {
  Ids: { type: 'array', items: { type: 'string' } },
  More: { allOf: [{ $ref: '#/components/schemas/Ids' }, { maxItems: 9 }] },
  Span: { type: 'object', properties: { from: { type: 'string' } } },
};
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const toApi = (parameter: JsonObject, path = '/x') =>
  toApiOf({ [path]: { get: { parameters: [{ name: 'p', in: 'query', ...parameter }] } } }, SCHEMAS);

function toTexts(parameter: JsonObject): readonly string[] {
  const [read] = getOperation(toApi(parameter), 'get /x').parameters;
  return read?.constraints.map(({ text }) => text) ?? [];
}

describe('a list that is joined says so', () => {
  test.each<[string, JsonObject]>([
    ['behind a reference', ref('Ids')],
    ['behind allOf', ref('More')],
    ['of 3.1 that may be null', { type: ['array', 'null'] }],
    ['of 3.0 that may be null', { ...ref('Ids'), nullable: true }],
    ['that only its items make one', { items: { type: 'string' } }],
    ['or null', { anyOf: [ref('Ids'), { type: 'null' }] }],
  ])('%s', (_, schema) => {
    expect(toTexts({ explode: false, schema })).toEqual(['values separated by commas']);
    expect(toTexts({ schema })).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['of a reference to nothing', { schema: ref('None') }],
    ['of a schema that is none', { schema: 7 }],
    ['with a media type', { content: { 'text/csv': { schema: ref('Ids') } } }],
  ])('but not a value %s', (_, rest) => {
    expect(toTexts({ explode: false, ...rest })).not.toContain('values separated by commas');
  });
});

test.each<[JsonObject, string, string]>([
  [{ style: 'spaceDelimited' }, 'values separated by spaces', '?p=a%20b'],
  [{ style: 'pipeDelimited', explode: false }, 'values separated by |', '?p=a%7Cb'],
  [{ style: 'spaceDelimited', explode: true }, 'repeated for each value', '?p=a&p=b'],
  [{ style: 'pipeDelimited', explode: true }, 'repeated for each value', '?p=a&p=b'],
])('a list with %j: %s, as the sample writes it', (rest, words, end) => {
  const api = toApi({ ...rest, required: true, example: ['a', 'b'], schema: ref('Ids') });
  const operation = getOperation(api, 'get /x');
  expect(operation.parameters[0]?.constraints.map(({ text }) => text)).toEqual([words]);
  expect(buildRequest(api, operation).url).toBe(`https://api.example.com/x${end}`);
});

describe('an object says how it is written', () => {
  const example = { from: 'a', to: 'b' };

  test.each<[JsonObject, string, string]>([
    [{}, 'written as key=value, without its own name', '?from=a&to=b'],
    [{ explode: false }, 'written as name=key,value,key,value', '?p=from,a,to,b'],
    [
      { style: 'pipeDelimited', explode: true },
      'written as key=value, without its own name',
      '?from=a&to=b',
    ],
    [{ style: 'deepObject' }, 'written as name[key]=value', '?p%5Bfrom%5D=a&p%5Bto%5D=b'],
    [{ in: 'path' }, 'written as key,value,key,value', '/from,a,to,b'],
    [{ in: 'path', explode: true }, 'written as key=value,key=value', '/from=a,to=b'],
    [{ in: 'path', style: 'matrix' }, 'written as ;name=key,value,key,value', '/;p=from,a,to,b'],
    [
      { in: 'path', style: 'matrix', explode: true },
      'written as ;key=value;key=value',
      '/;from=a;to=b',
    ],
    [{ in: 'path', style: 'label' }, 'written as .key,value,key,value', '/.from,a,to,b'],
    [
      { in: 'path', style: 'label', explode: true },
      'written as .key=value.key=value',
      '/.from=a.to=b',
    ],
  ])('%j: %s, as the sample writes it', (rest, words, end) => {
    const parameter = { ...rest, required: true, example, schema: ref('Span') };
    const path = rest.in === 'path' ? '/x/{p}' : '/x';
    const api = toApi(parameter, path);
    const operation = getOperation(api, `get ${path}`);
    expect(operation.parameters[0]?.constraints.map(({ text }) => text)).toEqual([words]);
    expect(buildRequest(api, operation).url).toBe(`https://api.example.com/x${end}`);
  });

  test('in a header of a response, too', () => {
    const headers = { 'X-Span': { schema: ref('Span') } };
    const api = toApiOf({ '/x': { get: { responses: { 200: { headers } } } } }, SCHEMAS);
    const [header] = getOperation(api, 'get /x').responses[0]?.headers ?? [];
    expect(header?.constraints.map(({ text }) => text)).toEqual(['written as key,value,key,value']);
  });

  test('but not one that is JSON, nor one in a style of its own', () => {
    const content = { 'application/json': { schema: ref('Span') } };
    expect(toTexts({ content })).toEqual(['written as application/json']);
    expect(toTexts({ schema: ref('Span'), style: 'odd' })).toEqual([]);
  });
});

describe('what is told of a list is what is sent', () => {
  const list = { type: 'array', items: { type: 'string' }, default: ['b1', 'b2'] };

  test.each<[string, string, string, string]>([
    ['header', 'pipes', 'values separated by |', 'b1|b2'],
    ['header', 'ssv', 'values separated by spaces', 'b1 b2'],
    ['header', 'tsv', 'values separated by tabs', 'b1\tb2'],
    ['header', 'csv', 'values separated by commas', 'b1,b2'],
    ['header', 'multi', '', 'b1,b2'],
    ['path', 'pipes', 'values separated by |', 'b1%7Cb2'],
    ['path', 'tsv', 'values separated by tabs', 'b1%09b2'],
    ['path', 'multi', '', 'b1,b2'],
    ['query', 'multi', 'repeated for each value', 'p=b1&p=b2'],
    ['query', 'pipes', 'values separated by |', 'p=b1%7Cb2'],
  ])(
    'in a %s with the collection format %s of Swagger 2.0',
    (place, collectionFormat, told, sent) => {
      const parameter = { ...list, name: 'p', in: place, required: true, collectionFormat };
      const path = place === 'path' ? '/x/{p}' : '/x';
      const paths = { [path]: { get: { parameters: [parameter] } } };
      expect(readSent(toDocument({ swagger: '2.0', host: 'h', paths }), path)).toEqual([
        told,
        sent,
      ]);
    },
  );

  test.each<[string, string, boolean | undefined, string, string]>([
    ['header', 'pipeDelimited', undefined, 'values separated by |', 'b1|b2'],
    ['header', 'pipeDelimited', true, 'values separated by |', 'b1|b2'],
    ['path', 'spaceDelimited', undefined, 'values separated by spaces', 'b1%20b2'],
    ['header', 'form', undefined, '', 'b1,b2'],
    ['path', 'deepObject', undefined, '', 'b1,b2'],
    ['query', 'matrix', undefined, '', 'p=b1&p=b2'],
    ['query', 'simple', false, 'values separated by commas', 'p=b1,b2'],
    ['cookie', 'label', false, 'values separated by commas', 'p=b1,b2'],
  ])('in a %s with the style %s (explode: %s)', (place, style, explode, told, sent) => {
    const rest = explode === undefined ? {} : { explode };
    const parameter = { name: 'p', in: place, required: true, schema: list, style, ...rest };
    const path = place === 'path' ? '/x/{p}' : '/x';
    const api = toApiOf({ [path]: { get: { parameters: [parameter] } } });
    expect(readSent(api, path)).toEqual([told, sent]);
  });

  test('a style that its location has not is a problem', () => {
    const problems = (style: string, place: string) =>
      getOperation(toApi({ in: place, style, schema: list }), 'get /x').problems.map(
        ({ id }) => id,
      );
    expect(problems('matrix', 'query')).toEqual(['style-elsewhere']);
    expect(problems('form', 'header')).toEqual(['style-elsewhere']);
    expect(problems('pipeDelimited', 'query')).toEqual([]);
    expect(problems('form', 'cookie')).toEqual([]);
  });
});

/** What is told of the only parameter, and what is sent for it. */
function readSent(api: ApiIndex, path: string): readonly (string | undefined)[] {
  const operation = getOperation(api, `get ${path}`);
  const { url, headers, cookies } = buildRequest(api, operation);
  const [, query] = url.split('?');
  const end = headers[0]?.[1] ?? cookies[0] ?? query ?? url.split('/').at(-1);
  return [operation.parameters[0]?.constraints.map(({ text }) => text).join() ?? '', end];
}
