import type { Json } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperation, toApiOf } from './support';

/** Counts how often anything is asked of an object by name. */
function watch<T extends object>(value: T): { readonly value: T; readonly count: () => number } {
  let asked = 0;
  const proxy = new Proxy(value, {
    get: (target, key, receiver) => {
      asked += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { value: proxy, count: () => asked };
}

test('links find their operations without looking at all of them for each', () => {
  const count = 300;
  const names = Array.from({ length: count }, (_, index) => `o${index}`);
  const last = watch({ operationId: 'last' });
  const links = Object.fromEntries(names.map((name) => [name, { operationId: 'last' }]));
  const api = toApiOf({
    '/a': { get: { responses: { 200: { links } } } },
    '/last': { get: last.value },
  });
  const before = last.count();
  const [response] = getOperation(api, 'get /a').responses;
  expect(response?.links.every(({ operation }) => operation?.id === 'get /last')).toBe(true);
  expect(last.count() - before).toBeLessThan(count);
});

test('a schema is read once, whoever asks', () => {
  const api = toApiOf({});
  const source = { value: { type: 'string' }, pointer: '#', openRefs: [] };
  expect(getSchemaNode(api, source)).toBe(getSchemaNode(api, source));
  expect(getSchemaNode(toApiOf({}), source)).not.toBe(getSchemaNode(api, source));
});

test('the fields of a field that is not opened are counted, and none of them looked at', () => {
  const fields = watch(
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, {}])),
  );
  const inherited = {
    allOf: [{ $ref: '#/components/schemas/Big' }],
    properties: { f1: {}, own: {} },
  };
  const api = toApiOf({}, { Big: { properties: fields.value, required: ['f2'] } });
  const read = (value: Json) => getSchemaNode(api, { value, pointer: '#', openRefs: [] });
  const [big, both] = [read({ $ref: '#/components/schemas/Big' }), read(inherited)];
  expect([big.fieldCount, both.fieldCount]).toEqual([300, 301]);
  expect(fields.count()).toBeLessThan(10);
  expect([big.fields.length, both.fields.length]).toEqual([300, 301]);
});

test('a sample has no more headers than a server takes', () => {
  const parameters = Array.from({ length: 1000 }, (_, index) => ({
    name: `X-${index}`,
    in: 'header',
    required: true,
    example: 'a',
  }));
  const api = toApiOf({ '/a': { get: { parameters } } });
  expect(buildRequest(api, getOperation(api, 'get /a')).headers).toHaveLength(200);
});

test('a parameter without an end has no more values than an address can hold', () => {
  const names = Array.from({ length: 6 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { allOf: [{ $ref: `#/components/schemas/${name}` }] }]),
  );
  const schema = { type: 'object', properties: { ...properties, id: { type: 'string' } } };
  const parameters = [{ name: 'by', in: 'query', required: true, style: 'deepObject', schema }];
  const schemas = Object.fromEntries(names.map((name) => [name, schema]));
  const api = toApiOf({ '/a': { get: { parameters } } }, schemas);
  const { url } = buildRequest(api, getOperation(api, 'get /a'));
  const values = url.match(/=/g) ?? [];
  expect(values.length).toBeGreaterThan(0);
  expect(values.length).toBeLessThanOrEqual(100);
});

test('a place that thousands of references lead to is looked up once', () => {
  const pets = watch({ Pet: { type: 'string' } });
  const properties = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`p${index}`, { $ref: '#/components/schemas/Pet' }]),
  );
  const api = toApiOf({}, pets.value);
  const before = pets.count();
  const { value } = buildSample(api, { value: { properties }, pointer: '#', openRefs: [] });
  expect(Object.keys(value ?? {})).toHaveLength(1000);
  expect(pets.count() - before).toBeLessThan(10);
});

test('one large component is not copied for each of many references with words: its own stand', () => {
  const large = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x-${index}`, 1]));
  const ref = { $ref: '#/components/responses/R', description: 'Own' };
  const responses = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`${index}`, ref]),
  );
  const components = { responses: { R: { description: 'Theirs', ...large } } };
  const api = toApiOf({ '/a': { get: { responses } } }, {}, { components });
  const read = getOperation(api, 'get /a').responses;
  expect(read).toHaveLength(5_000);
  expect(new Set(read.map(({ description }) => description))).toEqual(new Set(['Theirs']));
});
