import { parse } from 'yaml';
import {
  sandboxResourceSchema,
  sandboxRulesSchema,
} from '@/lib/content/schemas/sandbox/sandbox-rules';
import { testDataSchema } from '@/lib/content/schemas/test-data';
import { buildSandboxFiles } from '@/lib/kit/init/build-sandbox';
import { isObject } from '@/lib/openapi/core/json';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { createSandbox } from '@/lib/sandbox/create-sandbox';

const text = { type: 'string' };
const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  ...{ type: 'object', properties },
  ...(required.length > 0 && { required }),
});
const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
const media = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
const respond = (status: number, schema?: JsonObject): JsonObject => ({
  responses: { [status]: { description: 'x', ...(schema && media(schema)) }, ...MISSING },
});
const MISSING = { 404: { description: 'Missing' } };
const accept = (schema: JsonObject): JsonObject => ({ requestBody: media(schema) });
const inPath = (name: string, type = 'string') => ({
  ...{ name, in: 'path', required: true },
  schema: { type },
});

/** Document of paths. */
const documentOf = (paths: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...{ openapi: '3.1.0', info: { title: 'Shop', version: '1' } },
  servers: [{ url: 'https://api.example.com/v1' }],
  ...{ paths, ...more },
});

function indexDocument(document: JsonObject) {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error('no document');
  return { id: 'shop', index: indexApi(parsed.document) };
}

/** Files of documents by their paths. */
const filesOf = (...documents: readonly JsonObject[]) =>
  buildSandboxFiles(
    documents.map((one, index) => ({
      ...indexDocument(one),
      ...(index > 0 && { id: `shop-${index + 1}` }),
    })),
  );

/** Rules of each resource by its name. */
const rulesOf = (...documents: readonly JsonObject[]) => {
  return Object.fromEntries(
    [...filesOf(...documents)].flatMap(([path, file]) => {
      const name = /^content\/sandbox\/(.*)\.yaml$/.exec(path)?.[1];
      return name === undefined ? [] : [[name, sandboxResourceSchema.parse(parse(file))]];
    }),
  );
};

/** List and records of a kind: `/things` and `/things/{id}`. */
function describePair(
  base: string,
  {
    variable,
    thing,
    sent,
    listed,
    ending = '',
  }: Record<'thing' | 'sent' | 'listed', JsonObject> & {
    variable: JsonObject & { name: string };
    ending?: string;
  },
  outer: readonly JsonObject[] = [],
): JsonObject {
  return {
    [`${base}${ending}`]: {
      parameters: outer,
      get: respond(200, listed),
      post: { ...accept(sent), ...respond(201, thing) },
    },
    [`${base}/{${variable.name}}${ending}`]: {
      parameters: [...outer, variable],
      get: respond(200, thing),
      patch: { ...accept(sent), ...respond(200, thing) },
      delete: respond(204),
    },
  };
}

const sent = object({ name: text }, ['name']);
const record = (id: string, schema: JsonObject = text) =>
  object({ [id]: schema, name: text }, [id]);
/** A record whose id is a number, with an example: ids are made like it. */
const NUMBERED = { ...record('id', { type: 'integer' }), example: { id: 4711, name: 'Cy' } };
const ALL = ['create', 'read', 'list', 'change', 'remove'];

const STYLES = {
  'snake case': documentOf(
    describePair('/gift_cards', {
      ...{ variable: inPath('gift_card_id'), thing: record('gift_card_id'), sent },
      listed: list(record('gift_card_id')),
    }),
  ),
  'camel case in envelopes': documentOf(
    describePair('/giftCards', {
      ...{ variable: inPath('id'), thing: object({ data: record('giftCardId') }), sent },
      listed: object({ data: list(record('giftCardId')), count: { type: 'integer' } }),
    }),
  ),
  'paths with .json': documentOf(
    describePair('/gift-cards', {
      ...{ variable: inPath('card'), thing: record('id'), sent, ending: '.json' },
      listed: list(record('id')),
    }),
  ),
  'lists of HAL': documentOf(
    describePair('/giftCards', {
      ...{ variable: inPath('giftCardId'), thing: record('id'), sent },
      listed: object({
        _links: object({ self: object({ href: text }) }),
        _embedded: object({ giftCards: list(record('id')) }),
      }),
    }),
  ),
  'numbers as ids': documentOf(
    describePair('/giftCards', {
      ...{ variable: inPath('id', 'integer'), thing: NUMBERED, sent },
      listed: list(NUMBERED),
    }),
  ),
  'Swagger 2.0': {
    ...{ swagger: '2.0', info: { title: 'Shop', version: '1' }, host: 'api.example.com' },
    ...{ basePath: '/v1', schemes: ['https'] },
    ...{ consumes: ['application/json'], produces: ['application/json'] },
    paths: {
      '/giftCards': {
        get: { responses: { 200: { description: 'x', schema: list(record('id')) } } },
        post: {
          parameters: [{ name: 'body', in: 'body', required: true, schema: sent }],
          responses: { 201: { description: 'x', schema: record('id') } },
        },
      },
      '/giftCards/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
        get: { responses: { 200: { description: 'x', schema: record('id') }, ...MISSING } },
        patch: {
          parameters: [{ name: 'body', in: 'body', required: true, schema: sent }],
          responses: { 200: { description: 'x', schema: record('id') } },
        },
        delete: { responses: { 204: { description: 'x' }, ...MISSING } },
      },
    },
  },
} satisfies Record<string, JsonObject>;

describe.each(Object.entries(STYLES))('%s', (style, document) => {
  test('has the rules of one resource', () => {
    const rules = rulesOf(document);
    expect(Object.keys(rules)).toEqual(['gift_card']);
    expect(rules.gift_card?.title).toBe('Gift card');
    expect(Object.values(rules.gift_card?.operations ?? {})).toEqual(ALL);
  });

  test('is remembered: what was created is read, listed, changed, deleted and then gone', async () => {
    const { gift_card: rules } = rulesOf(document);
    if (!rules) throw new Error('no rules');
    const sandbox = createSandbox({
      apis: [indexDocument(document)],
      rules: sandboxRulesSchema.parse({}),
      ...{ resources: { gift_card: rules }, testData: testDataSchema.parse({}) },
    });
    const send = async (method: string, path: string, body?: object) => {
      const response = await sandbox.respond({
        ...{ method, path: `/v1${path}`, query: new URLSearchParams() },
        headers: { 'content-type': 'application/json' },
        body: new TextEncoder().encode(body ? JSON.stringify(body) : ''),
      });
      return { status: response?.status, body: JSON.stringify(response?.body ?? null) };
    };
    const ending = style === 'paths with .json' ? '.json' : '';
    const [base = ''] = Object.keys(isObject(document.paths) ? document.paths : {});
    const things = base.replace('.json', '');
    const created = await send('POST', base, { name: 'Ann' });
    expect(created).toMatchObject({ status: 201, body: expect.stringContaining('"Ann"') });
    const id = new RegExp(`"${rules.id}":"?([^",}]+)`).exec(created.body)?.[1] ?? '';
    const path = `${things}/${id}${ending}`;
    expect(await send('GET', path)).toEqual({ ...created, status: 200 });
    expect((await send('GET', base)).body).toContain('"Ann"');
    expect((await send('PATCH', path, { name: 'Bob' })).body).toContain('"Bob"');
    expect((await send('GET', path)).body).toContain('"Bob"');
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
  });
});

test('a list below a record is a resource of its own, and of that record', () => {
  const card = record('id');
  const rules = rulesOf(
    documentOf({
      ...describePair('/customers', {
        ...{ variable: inPath('id'), thing: record('id'), sent, listed: list(record('id')) },
      }),
      ...describePair(
        '/customers/{id}/cards',
        { variable: inPath('card_id'), thing: card, sent, listed: list(card) },
        [inPath('id')],
      ),
    }),
  );
  expect(Object.keys(rules)).toEqual(['customer', 'card']);
  expect(Object.values(rules.card?.operations ?? {})).toEqual(ALL);
  expect(rules.card?.parent).toEqual({ resource: 'customer', field: 'customer_id' });
});

const pairOf = (thing: JsonObject, variable = 'key') =>
  documentOf(
    describePair('/things', { variable: inPath(variable), thing, sent, listed: list(thing) }),
  );

test.each([
  ['that of the variable', object({ id: text, thing_key: text, key: text }), 'key', 'key'],
  ['id', object({ thing_id: text, id: text }), 'key', 'id'],
  ['that of the record', object({ owner_id: text, thingId: text }), 'key', 'thingId'],
  ['the only one that is an id', object({ name: text, reference_id: text }), 'key', 'reference_id'],
])('the id is %s', (_, thing, variable, id) => {
  expect(rulesOf(pairOf(thing, variable)).thing?.id).toBe(id);
});

test.each([
  ['has two fields that may be the id', pairOf(object({ a_id: text, b_id: text }))],
  [
    'is only set, and never read',
    documentOf({
      '/things/{id}/undo/{revision}': {
        parameters: [inPath('id'), inPath('revision')],
        put: respond(200, record('id')),
      },
    }),
  ],
  [
    'is not created by any request',
    documentOf({
      '/things': { get: respond(200, list(record('id'))) },
      '/things/{id}': { parameters: [inPath('id')], get: respond(200, record('id')) },
    }),
  ],
])('nothing is written of a resource that %s', (_, document) => {
  expect(rulesOf(document)).toEqual({});
});

test('a record whose fields have no id has that of its path', () => {
  expect(rulesOf(pairOf(object({ name: text }))).thing?.id).toBe('key');
});

test('an operation is named by its id, or by method and path where it has none of its own', () => {
  const document = pairOf(record('id'), 'id');
  const named = documentOf({
    '/things': {
      post: { operationId: 'make thing', ...accept(sent), ...respond(201, record('id')) },
      get: { operationId: 'same', ...respond(200, list(record('id'))) },
    },
    '/things/{id}': {
      parameters: [inPath('id')],
      get: { operationId: 'same', ...respond(200, record('id')) },
    },
  });
  expect(Object.keys(rulesOf(named).thing?.operations ?? {})).toEqual([
    ...['make thing', 'get /things/{id}', 'same'],
  ]);
  expect(Object.keys(rulesOf(document).thing?.operations ?? {})[0]).toBe('post /things');
});

test('two documents with the same resource have a file each, with operations of their own', () => {
  const document = pairOf(record('id'), 'id');
  const rules = rulesOf(document, document);
  expect(Object.keys(rules)).toEqual(['thing', 'shop_2_thing']);
  expect(Object.keys(rules.shop_2_thing?.operations ?? {})[0]).toBe('shop-2/post /things');
});

test('other operations that change something are named as examples, where a document has rules', () => {
  const pay = { '/pay': { post: respond(200) }, '/rates': { get: respond(200) } };
  const things = pairOf(record('id'), 'id').paths;
  const files = filesOf(documentOf({ ...pay, ...(isObject(things) ? things : {}) }));
  expect(files.get('content/sandbox.yaml')).toBe('examples:\n  - post /pay\n');
  expect(filesOf(documentOf(pay)).size).toBe(0);
});
