import fc from 'fast-check';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { createFieldIndex } from '@/lib/openapi/search/field-index';
import { normalizeFilterKey, parseFilterWords } from '@/lib/openapi/search/filter-words';
import { growsWithItsInput } from '../../support/work';
import { toApi, toApiOf } from '../core/support';

function find(api: ApiIndex, word: string): Readonly<Record<string, string>> {
  const index = createFieldIndex(api);
  index.advance(() => false);
  return Object.fromEntries([...index.find(word)].map(([id, { name }]) => [id, name]));
}

const body = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

describe('words', () => {
  test.each([
    ['  Sale  AUTH ', ['sale', 'auth']],
    ['customer-vault tran_currency', ['customervault', 'trancurrency']],
    ['/sale/{id}', ['/sale/{id}']],
    ['Rückbuchung auslosen', ['ruckbuchung', 'auslosen']],
    ['', []],
    [' - _ ', []],
    ['field:', []],
  ])('%j are %j', (query, keys) => {
    expect(parseFilterWords(query)).toEqual(keys.map((key) => ({ key, isField: false })));
  });

  test('after "field:" stands a name of fields only', () => {
    expect(parseFilterWords('post field:Amt-Tran')).toEqual([
      { key: 'post', isField: false },
      { key: 'amttran', isField: true },
    ]);
  });

  test('no more than twelve words count', () => {
    expect(parseFilterWords('a '.repeat(1000))).toHaveLength(12);
  });

  test('hyphens, underscores, spaces and capitals make no difference', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('-', '_', ' '), (text, between) => {
        expect(normalizeFilterKey([...text.toUpperCase()].join(between))).toBe(
          normalizeFilterKey(text.toUpperCase()),
        );
      }),
    );
  });
});

describe('fields are found', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['in a parameter', { parameters: [{ name: 'amount', in: 'query' }] }, {}],
    ['in a request body', { requestBody: body({ properties: { amount: {} } }) }, {}],
    ['in a response', { responses: { 200: body({ properties: { amount: {} } }) } }, {}],
    ['in a header of a response', { responses: { 200: { headers: { Amount: {} } } } }, {}],
    [
      'in an object in a list',
      {
        requestBody: body({ items: { properties: { x: { properties: { amount: {} } } } } }),
      },
      {},
    ],
    ['behind a reference', { requestBody: body(ref('A')) }, { A: { properties: { amount: {} } } }],
    [
      'behind references that go round',
      { requestBody: body(ref('A')) },
      {
        A: { properties: { b: ref('B') } },
        B: { allOf: [ref('A'), { properties: { amount: ref('B') } }] },
      },
    ],
    [
      'in a union',
      { requestBody: body({ oneOf: [{ not: {} }, { properties: { amount: {} } }] }) },
      {},
    ],
    ['in a form of Swagger 2.0', { parameters: [{ name: 'amount', in: 'formData' }] }, {}],
    [
      'in a body of Swagger 2.0',
      {
        parameters: [{ name: 'body', in: 'body', schema: { properties: { amount: {} } } }],
      },
      {},
    ],
  ])('%s', (_, operation, schemas) => {
    const api = toApiOf({ '/a': { post: operation }, '/b': { get: {} } }, schemas);
    expect(Object.keys(find(api, 'amount'))).toEqual(['post /a']);
  });

  test('among the parameters that a path has for all, and those behind a reference', () => {
    const parameters = [{ $ref: '#/components/parameters/Id' }];
    const api = toApi({
      openapi: '3.1.0',
      paths: { '/a': { parameters, get: {}, post: {} } },
      components: { parameters: { Id: { name: 'customer_id', in: 'path' } } },
    });
    expect(find(api, 'customerid')).toEqual({
      'get /a': 'customer_id',
      'post /a': 'customer_id',
    });
  });

  test('by a part of the name; the name that fits best is named', () => {
    const names = { tran_amount_max: {}, amount_max: {}, Amount: {} };
    const api = toApiOf({ '/a': { post: { requestBody: body({ properties: names }) } } });
    expect(find(api, 'amount')).toEqual({ 'post /a': 'Amount' });
    expect(find(api, 'amountm')).toEqual({ 'post /a': 'amount_max' });
    expect(find(api, 'nt')).toEqual({ 'post /a': 'tran_amount_max' });
    expect(find(api, '')).toEqual({});
    expect(find(api, 'other')).toEqual({});
  });

  test('but not by what is no field: the name of a body, a schema, an example', () => {
    const requestBody = { content: { j: { schema: ref('Amount'), example: { amount: 1 } } } };
    const parameters = [{ name: 'amount', in: 'body', schema: {} }];
    const api = toApiOf({ '/a': { post: { requestBody, parameters } } }, { Amount: {} });
    expect(find(api, 'amount')).toEqual({});
  });
});

describe('fields behind a dynamic reference are found', () => {
  const item = (name: string): JsonObject => ({
    $defs: { item: { $dynamicAnchor: 'item', properties: { [name]: {} } } },
  });
  const page = { properties: { list: { items: { $dynamicRef: '#item' } } } };
  const schemas = {
    Page: { ...page, ...item('anything') },
    Cards: { ...ref('Page'), ...item('pan') },
    Accounts: { ...ref('Page'), ...item('iban') },
  };
  const toPages = (all: JsonObject) =>
    toApiOf(
      {
        '/cards': { post: { requestBody: body(ref('Cards')) } },
        '/accounts': { post: { requestBody: body(ref('Accounts')) } },
        '/pages': { post: { requestBody: body(ref('Page')) } },
      },
      all,
    );
  const addressed = Object.fromEntries(
    Object.entries(schemas).map(([name, one]) => [name, { $id: name, ...one }]),
  );

  test.each([
    ['without', schemas],
    ['with', addressed],
  ])('by what fills it on the way, in schemas %s addresses', (_, all) => {
    const api = toPages(all);
    expect(find(api, 'pan')).toEqual({ 'post /cards': 'pan' });
    expect(find(api, 'iban')).toEqual({ 'post /accounts': 'iban' });
    expect(Object.keys(find(api, 'anything'))).toContain('post /pages');
  });

  test.each(['#item', '#/components/schemas/Item', 'item'])('where nothing fills it: %s', (to) => {
    const Item = { $id: 'item', $anchor: 'unused', properties: { pan: {} } };
    const Named = to === '#item' ? { $dynamicAnchor: 'item', properties: { pan: {} } } : Item;
    const api = toApiOf(
      { '/a': { post: { requestBody: body({ $dynamicRef: to }) } } },
      { Item: Named },
    );
    expect(find(api, 'pan')).toEqual({ 'post /a': 'pan' });
  });

  test('in a tree that goes round', () => {
    const Tree: JsonObject = {
      $dynamicAnchor: 'node',
      properties: { name: {}, children: { items: { $dynamicRef: '#node' } } },
    };
    const Strict: JsonObject = { $dynamicAnchor: 'node', ...ref('Tree'), properties: { pan: {} } };
    const requestBody = body(ref('Strict'));
    const api = toApiOf(
      { '/a': { post: { requestBody } }, '/b': { post: { requestBody: body(ref('Tree')) } } },
      { Tree, Strict },
    );
    expect(find(api, 'pan')).toEqual({ 'post /a': 'pan' });
    expect(Object.keys(find(api, 'children'))).toEqual(['post /a', 'post /b']);
  });
});

test('reading goes on in slices', () => {
  const paths = { '/a': { get: {} }, '/b': { get: { parameters: [{ name: 'x', in: 'query' }] } } };
  const index = createFieldIndex(toApiOf(paths));
  expect(index.advance(() => true)).toBe(true);
  expect([...index.find('x')]).toEqual([]);
  expect(index.advance(() => true)).toBe(true);
  expect([...index.find('x').keys()]).toEqual(['get /b']);
  expect(index.advance(() => true)).toBe(false);
});

test('a schema of 10,000 levels, and one of 100,000 properties, are read within their budget', () => {
  let deep: JsonObject = { properties: { deepest: {} } };
  for (let level = 0; level < 10_000; level += 1) deep = { properties: { level: deep } };
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`p${at}`, {}]));
  const api = toApiOf({
    '/deep': { post: { requestBody: body(deep) } },
    '/wide': { post: { requestBody: body({ properties: wide }) } },
  });
  expect(find(api, 'deepest')).toEqual({ 'post /deep': 'deepest' });
  expect(find(api, 'p99999')).toEqual({ 'post /wide': 'p99999' });
});

test('thousands of names for what fills a dynamic reference are read once each', () => {
  const toDocument = (share: number) => {
    const names = Array.from({ length: Math.round(share * 8_000) }, (_, at) => `n${at}`);
    const $defs = Object.fromEntries(
      names.map((name) => [name, { $dynamicAnchor: 'item', properties: { [name]: {} } }]),
    );
    const allOf = names.map((name) => ({ $dynamicRef: `${name}#item` }));
    return toApiOf({ '/a': { post: { requestBody: body({ $defs, allOf }) } } });
  };
  expect(growsWithItsInput(toDocument, (api) => find(api, 'n1'))).toBe(true);
});

describe('what only an answer has', () => {
  const sends = (name: string) => ({ parameters: [{ name, in: 'query' }] });
  const answers = (name: string) => ({ responses: { 200: body({ properties: { [name]: {} } }) } });
  const findAnswered = (paths: JsonObject, word: string) => {
    const index = createFieldIndex(toApiOf(paths));
    index.advance(() => false);
    const hits = [...index.find(word)];
    return hits.filter(([, { isResponseOnly }]) => isResponseOnly).map(([id]) => id);
  };
  const get = (...parts: readonly JsonObject[]) => ({ get: Object.assign({}, ...parts) });

  test('is told where another operation sends it', () => {
    const paths = {
      '/a': get(answers('amount')),
      '/b': get(sends('amount')),
      '/c': get(sends('amount'), answers('amount')),
    };
    expect(findAnswered(paths, 'amount')).toEqual(['get /a']);
  });

  test('is not where nobody sends it, or nothing that fits as well', () => {
    expect(findAnswered({ '/a': get(answers('amount')) }, 'amount')).toEqual([]);
    const paths = { '/a': get(answers('amount')), '/b': get(sends('amount_due')) };
    expect(findAnswered(paths, 'amount')).toEqual([]);
    expect(findAnswered(paths, 'amou')).toEqual(['get /a']);
  });

  test('is what a shared object has that is sent elsewhere only', () => {
    const components = { schemas: { Charge: { properties: { amount: {} } } } };
    const api = toApiOf(
      {
        '/a': { get: { responses: { 200: body(ref('Charge')) } } },
        '/b': {
          post: { requestBody: body(ref('Charge')), responses: { 200: body(ref('Charge')) } },
        },
      },
      {},
      { components },
    );
    const index = createFieldIndex(api);
    index.advance(() => false);
    expect([...index.find('amount').values()].map(({ isResponseOnly }) => isResponseOnly)).toEqual([
      true,
      false,
    ]);
  });
});
