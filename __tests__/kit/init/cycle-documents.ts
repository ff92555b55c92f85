import type { JsonObject } from '@/lib/openapi/core/types';

/** Records of a document, and how a client that knows only the document works with them. */
export type Cycle = {
  readonly document: JsonObject;
  /** Path of the list, without the server's. */
  readonly list: string;
  /** Path of a record; that of the list with its id, where it is absent. */
  readonly item?: (id: string) => string;
  /** Request that creates one, where it is not a POST to the list; `{id}` is one that the client chooses. */
  readonly create?: `${'POST' | 'PUT'} ${string}`;
  /** Body with a name in it. */
  readonly body: (name: string) => JsonObject;
  /** Method of a change; PATCH where it is absent. */
  readonly change?: 'PUT' | 'PATCH' | 'POST';
  /** Names that lead to the id in the response to a new record; none for the header Location. */
  readonly id: readonly string[];
  /** What each id must look like. */
  readonly form?: RegExp;
};

const text = { type: 'string' };
const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  ...{ type: 'object', properties },
  ...(required.length > 0 && { required }),
});
const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
const media = (schema: JsonObject, type = 'application/json') => ({
  content: { [type]: { schema } },
});
const reply = (schema?: JsonObject, type?: string): JsonObject => ({
  ...{ description: 'Done', ...(schema && media(schema, type)) },
});
const missing = { 404: { description: 'Missing' } };
const inPath = (name: string, schema: JsonObject = text) => ({
  ...{ name, in: 'path', required: true },
  schema,
});
const documentOf = (paths: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...{ openapi: '3.1.0', info: { title: 'Shop', version: '1' } },
  servers: [{ url: 'https://api.example.com/v1' }],
  ...{ paths, ...more },
});

const sent = object({ name: text }, ['name']);
const named = (id: JsonObject, name = 'id') => object({ [name]: id, name: text }, [name]);

type Answers = {
  /** Variable of the path of a record. */
  readonly variable: string;
  readonly idSchema?: JsonObject;
  readonly sent?: JsonObject;
  readonly created: JsonObject;
  readonly read: JsonObject;
  readonly listed: JsonObject;
  readonly change?: 'put' | 'patch' | 'post';
};

/** Paths of a list and its records: create, list, read, change, remove. */
const describeRecords = (
  base: string,
  { variable, idSchema, sent: body = sent, created, read, listed, change = 'patch' }: Answers,
  outer: readonly JsonObject[] = [],
): JsonObject => ({
  [base]: {
    parameters: outer,
    post: { requestBody: media(body), responses: { 201: created, ...missing } },
    get: { responses: { 200: listed, ...missing } },
  },
  [`${base}/{${variable}}`]: {
    parameters: [...outer, inPath(variable, idSchema)],
    get: { responses: { 200: read, ...missing } },
    [change]: { requestBody: media(body), responses: { 200: read, ...missing } },
    delete: { responses: { 204: { description: 'Gone' }, ...missing } },
  },
});

const plain = { list: '/things', body: (name: string) => ({ name }), id: ['id'] };
const simple = (schema: JsonObject, more: Partial<Answers> = {}) => {
  const record = named(schema);
  return documentOf(
    describeRecords('/things', {
      ...{ variable: 'id', idSchema: schema, created: reply(record), read: reply(record) },
      ...{ listed: reply(list(record)), ...more },
    }),
  );
};
const location = { headers: { Location: { schema: text } } };
const integer = { type: 'integer', format: 'int64' };
const uuid = { type: 'string', format: 'uuid' };
const stripe = { type: 'string', pattern: '^cus_[0-9A-HJKMNP-TV-Z]{14}$' };
const resource = object({ type: text, id: text, attributes: sent }, ['type', 'id']);
const resourceSent = object({ data: object({ type: text, attributes: sent }, ['type']) });
const both = object({ id: { ...integer, readOnly: true }, name: text }, ['id', 'name']);

export const CYCLES: Readonly<Record<string, Cycle>> = {
  'whole numbers without an example': {
    ...{ ...plain, document: simple(integer), form: /^[1-9]\d*$/ },
  },
  'numbers between limits': {
    ...{ ...plain, form: /^[12]\d{3}$/ },
    document: simple({ type: 'number', minimum: 1000, maximum: 2999 }),
  },
  UUIDs: {
    ...{ ...plain, document: simple(uuid) },
    form: /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  },
  'a pattern': { ...plain, document: simple(stripe), form: /^cus_[0-9A-HJKMNP-TV-Z]{14}$/ },
  'a length': {
    ...{ ...plain, document: simple({ ...text, minLength: 6, maxLength: 8 }), form: /^.{6,8}$/ },
  },
  'a prefix of examples': {
    ...{ ...plain, document: simple({ ...text, example: 'ord_9fK2x' }), form: /^ord_\w{5}$/ },
  },
  'an id in the header Location alone': {
    ...{ ...plain, id: [], form: /^\d+$/ },
    document: simple(integer, { created: { ...reply(), ...location } }),
  },
  'a creation without any response body or header': {
    ...{ ...plain, id: [] },
    document: simple(uuid, { created: reply() }),
  },
  'a response to a creation that has the id alone': {
    ...plain,
    document: simple(text, { created: reply(object({ id: text }, ['id'])) }),
  },
  'an id of another name in the response to a creation': {
    ...{ ...plain, id: ['thingId'] },
    document: simple(integer, { created: reply(object({ thingId: integer }, ['thingId'])) }),
  },
  'envelopes around request and response': {
    ...{ ...plain, id: ['data', 'id'], body: (name) => ({ data: { name } }) },
    document: simple(text, {
      sent: object({ data: sent }, ['data']),
      created: reply(object({ data: named(text) })),
      read: reply(object({ data: named(text) })),
      listed: reply(object({ data: list(named(text)), meta: object({ total: integer }) })),
    }),
  },
  'an envelope around the request alone': {
    ...{ ...plain, body: (name) => ({ thing: { name } }) },
    document: simple(text, { sent: object({ thing: sent }, ['thing']) }),
  },
  'JSON:API': {
    ...{ list: '/articles', id: ['data', 'id'] },
    body: (name) => ({ data: { type: 'articles', attributes: { name } } }),
    document: documentOf(
      describeRecords('/articles', {
        ...{ variable: 'articleId', sent: resourceSent },
        created: reply(object({ data: resource })),
        read: reply(object({ data: resource })),
        listed: reply(object({ data: list(resource) })),
      }),
    ),
  },
  HAL: {
    ...{ ...plain, list: '/orderLines', change: 'PUT' },
    document: documentOf(
      describeRecords('/orderLines', {
        ...{ variable: 'orderLine', change: 'put', created: reply(named(uuid)) },
        read: reply(
          object({ id: uuid, name: text, _links: object({ self: object({ href: text }) }) }),
        ),
        listed: reply(
          object({
            _embedded: object({ orderLines: list(named(uuid)) }),
            page: object({ size: integer }),
          }),
        ),
      }),
    ),
  },
  'items, a field of its own name, and responses that are references': {
    ...{ ...plain, list: '/users', id: ['user_id'], change: 'PUT', form: /^\d+$/ },
    document: documentOf(
      describeRecords('/users', {
        ...{ variable: 'user', idSchema: integer, change: 'put' },
        created: { $ref: '#/components/responses/User' },
        read: { $ref: '#/components/responses/User' },
        listed: { $ref: '#/components/responses/Users' },
      }),
      {
        components: {
          schemas: { User: named(integer, 'user_id') },
          responses: {
            User: reply({ $ref: '#/components/schemas/User' }),
            Users: reply(object({ items: list({ $ref: '#/components/schemas/User' }) })),
          },
        },
      },
    ),
  },
  'one schema for request and response, a change by POST, OpenAPI 3.0': {
    ...{ ...plain, change: 'POST' },
    document: {
      ...simple(integer, {
        ...{ sent: both, created: reply(both), read: reply(both), change: 'post' },
        listed: reply(list(both)),
      }),
      openapi: '3.0.3',
    },
  },
  'a PUT that creates, and a list': {
    ...{ ...plain, create: 'PUT /things/mine', change: 'PUT' },
    document: documentOf({
      '/things': { get: { responses: { 200: reply(list(named(text))) } } },
      '/things/{id}': {
        parameters: [inPath('id')],
        get: { responses: { 200: reply(named(text)), ...missing } },
        put: {
          requestBody: media(sent),
          responses: { 200: reply(named(text)), 201: reply(named(text)) },
        },
        delete: { responses: { 204: { description: 'Gone' } } },
      },
    }),
  },
  'codes that the client chooses, in lists of one': {
    ...{ list: '/coupons', id: ['data', '0', 'code'], form: /^SUMMER-1$/, change: 'PUT' },
    body: (name) => ({ code: 'SUMMER-1', name }),
    document: documentOf(
      describeRecords('/coupons', {
        ...{ variable: 'couponCode', change: 'put', sent: named(text, 'code') },
        created: reply(object({ data: list(named(text, 'code')) })),
        read: reply(object({ data: list(named(text, 'code')) })),
        listed: reply(object({ data: list(named(text, 'code')) })),
      }),
    ),
  },
  'a list below another record, whose own path is short': {
    ...{ ...plain, list: '/accounts/1/cards', item: (id) => `/cards/${id}`, id: ['card', 'id'] },
    document: documentOf({
      '/accounts/{account}/cards': {
        parameters: [inPath('account')],
        post: {
          requestBody: media(sent),
          responses: { 201: reply(object({ card: named(text) })) },
        },
        get: { responses: { 200: reply(object({ cards: list(named(text)) })) } },
      },
      '/cards/{card}': {
        parameters: [inPath('card')],
        get: { responses: { 200: reply(named(text)), ...missing } },
        patch: { requestBody: media(sent), responses: { 200: reply(named(text)) } },
        delete: { responses: { 200: reply(object({ id: text, deleted: { type: 'boolean' } })) } },
      },
    }),
  },
  'ids that the client sends, which are those of the examples': {
    ...{ ...plain, list: '/pet/findByStatus', create: 'POST /pet', form: /^10$/ },
    ...{ item: (id) => `/pet/${id}`, body: (name) => ({ id: 10, name }), change: 'PUT' },
    document: documentOf({
      '/pet': {
        post: {
          requestBody: media({
            ...object({ id: integer, name: text }),
            example: { id: 10, name: 'Rex' },
          }),
          responses: { 200: reply(named(integer)) },
        },
      },
      '/pet/findByStatus': { get: { responses: { 200: reply(list(named(integer))) } } },
      '/pet/{petId}': {
        parameters: [inPath('petId', integer)],
        get: {
          responses: {
            200: reply({ ...named(integer), example: { id: 10, name: 'Rex' } }),
            ...missing,
          },
        },
        put: { requestBody: media(named(integer)), responses: { default: reply(named(integer)) } },
        delete: { responses: { default: reply() } },
      },
    }),
  },
};

const below = (base: string, variable: string, outer: readonly string[]) =>
  describeRecords(
    base,
    {
      ...{ variable, created: reply(named(text)), read: reply(named(text)) },
      listed: reply(list(named(text))),
    },
    outer.map((name) => inPath(name)),
  );

/** Customers with cards, and cards with tokens. */
export const NESTED = documentOf({
  ...below('/customers/{id}/cards/{card}/tokens', 'token', ['id', 'card']),
  ...below('/customers/{id}/cards', 'card', ['id']),
  ...below('/customers', 'id', []),
});
