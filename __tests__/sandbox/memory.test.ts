import {
  sandboxResourceSchema,
  sandboxRulesSchema,
} from '@/lib/content/schemas/sandbox/sandbox-rules';
import { testDataSchema } from '@/lib/content/schemas/test-data';
import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { createSandbox } from '@/lib/sandbox/create-sandbox';
import { NO_RULES } from '../support/no-rules';

const START = Date.parse('2027-01-31T10:00:00Z');

const text = { type: 'string' };
const number = { type: 'number' };
const item = {
  type: 'object',
  properties: { item_id: text, name: text, main: { type: 'boolean' } },
};
const properties = {
  order_id: text,
  status: text,
  amount: number,
  total: number,
  note: text,
  due: text,
  items: { type: 'array', items: item },
  key: text,
};
const order = { type: 'object', required: ['order_id', 'status'], properties };
const EXAMPLE = { order_id: 'ord_1a2b3c4d', status: 'open', amount: 5, key: 'k1k1' };
const one = { type: 'object', properties: { data: order } };
const page = {
  type: 'object',
  properties: { pages: number, records: number, data: { type: 'array', items: order } },
};
const json = (schema: JsonObject, examples: JsonObject): JsonObject => ({
  description: 'x',
  content: {
    'application/json': {
      schema,
      examples: Object.fromEntries(
        Object.entries(examples).map(([name, value]) => [name, { value }]),
      ),
    },
  },
});
const error = { type: 'object', properties: { message: text } };
const body = {
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { ...properties, ...item.properties, pin: { ...text, writeOnly: true } },
      },
    },
  },
};
const parameter = (name: string, where: string) => ({
  ...{ name, in: where, schema: name === 'filter' ? { type: 'array', items: text } : text },
  ...(where === 'path' ? { required: true } : {}),
});
const ID = [parameter('id', 'path')];
const operation = (operationId: string, more: JsonObject = {}): JsonObject => ({
  operationId,
  requestBody: body,
  responses: {
    200: json(one, { done: { data: EXAMPLE } }),
    404: json(error, { gone: { message: 'gone' } }),
    409: json(error, { paid: { message: 'paid' }, tooMuch: { message: 'too much' } }),
  },
  ...more,
});
const LIST = {
  requestBody: {},
  parameters: ['page', 'size', 'sort', 'way', 'filter', 'status'].map((name) =>
    parameter(name, 'query'),
  ),
  responses: {
    200: json(page, {
      some: { pages: 1, records: 1, data: [EXAMPLE] },
      empty: { pages: 0, records: 0, data: [] },
    }),
  },
};
const DOCUMENT: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/orders': { post: operation('add'), get: operation('list', LIST) },
    '/orders/{id}': {
      get: operation('read', { parameters: ID, requestBody: {} }),
      put: operation('change', { parameters: ID }),
      delete: operation('remove', { parameters: ID, requestBody: {} }),
    },
    '/orders/{id}/pay': { post: operation('pay', { parameters: ID }) },
    '/orders/{id}/close': { post: operation('close', { parameters: ID }) },
    '/orders/{id}/copy': { post: operation('copy', { parameters: ID }) },
    '/orders/{id}/items': { post: operation('addItem', { parameters: ID }) },
    '/orders/{id}/items/{item}': {
      delete: operation('removeItem', {
        parameters: [...ID, parameter('item', 'path')],
        requestBody: {},
      }),
    },
    '/count': { post: operation('count') },
  },
};

const ORDER = {
  title: 'Order',
  id: 'order_id',
  once: ['key'],
  states: {
    open: {
      set: { status: "'open'" },
      then: [
        { at: "$later($now(), 'P1M')", when: 'amount > 100', to: 'late', set: { note: "'first'" } },
        { at: "$later($now(), 'P1M')", to: 'late', set: { note: "'second'" } },
      ],
    },
    paid: { set: { status: "'paid'" } },
    late: {
      set: { status: "'late'", due: '$today()' },
      changes: [{ resource: 'total', id: "'all'", set: { late: 'late + 1' } }],
    },
  },
  set: {
    key: "$make('key')",
    due: "$later('2027-01-31', 'P1M')",
    note: 'pin ? $mask(pin & pin & pin) : note',
  },
  derive: { total: 'amount * 2' },
  operations: {
    add: 'create',
    read: 'read',
    list: 'list',
    change: 'change',
    remove: 'remove',
    pay: {
      does: 'act',
      from: ['open'],
      otherwise: '409 paid',
      to: 'paid',
      set: { amount: 'amount + $request.body.amount' },
      refuse: [{ when: 'amount > 50', response: '409 tooMuch' }],
      creates: [{ resource: 'total', set: { name: "'all'", late: 0 } }],
    },
    close: [
      { does: 'act', from: ['paid'], otherwise: 'skip', set: { note: "'closed'" } },
      {
        does: 'call',
        changes: [
          { resource: 'order', id: "$records('order').order_id", from: ['open'], to: 'late' },
        ],
      },
    ],
    copy: {
      does: 'create',
      find: { original: { resource: 'order', value: '$request.path.id', otherwise: '404' } },
      fields: '$original',
    },
    count: {
      does: 'call',
      set: { orders: "$count($records('order'))" },
      body: { '/data': "{ 'order_id': 'none', 'status': $string(orders) }" },
    },
  },
};
const ITEM = {
  title: 'Item',
  id: 'item_id',
  in: 'order.items',
  only: ['main'],
  set: { name: '$uppercase(name)' },
  operations: { addItem: 'create', removeItem: 'remove' },
};
const TOTAL = { title: 'Total', id: 'name', operations: {} };

/** Creates a sandbox of orders, and a function that sends it requests. */
function createOrders() {
  const sandbox = createSandbox({
    apis: [{ id: 'orders', index: indexApi(DOCUMENT) }],
    rules: sandboxRulesSchema.parse({
      zone: 'America/Los_Angeles',
      repeats: { key: '$request.header.`idempotency-key`', within: 'PT24H' },
      lists: {
        ...{
          page: 'page',
          first: 1,
          size: 'size',
          defaultSize: 2,
          records: 'records',
          pages: 'pages',
        },
        ...{ sort: 'sort', direction: 'way' },
        filter: {
          parameter: 'filter',
          operators: { IS: '=', IN: 'in', LT: '<', NOT: '!=' },
          separator: '|',
        },
      },
    }),
    resources: Object.fromEntries(
      Object.entries({ order: ORDER, item: ITEM, total: TOTAL }).map(([name, rules]) => [
        name,
        sandboxResourceSchema.parse(rules),
      ]),
    ),
    testData: testDataSchema.parse({
      cards: [],
      amounts: [],
      avs: [],
      cvv2: [],
      accounts: [],
      sandbox: NO_RULES,
    }),
    getTime: () => START,
  });
  const send = async (line: string, sent?: Json, headers: Record<string, string> = {}) => {
    const [method = '', address = ''] = line.split(' ');
    const [path = '', query = ''] = address.split('?');
    const response = await sandbox.respond({
      ...{ method, path: `/v1${path}`, query: new URLSearchParams(query) },
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(sent === undefined ? '' : JSON.stringify(sent)),
    });
    const value: Json = JSON.parse(JSON.stringify(response?.body ?? {}));
    const whole = isObject(value) ? value : {};
    const data = isObject(whole.data) ? whole.data : {};
    const rows = Array.isArray(whole.data) ? whole.data.filter(isObject) : [];
    const origin = response?.headers?.['X-Sandbox'];
    return { status: response?.status, origin, whole, data, rows, id: String(data.order_id) };
  };
  return { sandbox, send };
}

describe('a record', () => {
  it('is created with what a request sends and with what the provider makes, and is read', async () => {
    const { send } = createOrders();
    const added = await send('POST /orders', { amount: 7 });
    expect(added).toMatchObject({ status: 200, origin: 'remembered' });
    expect(added.id).toMatch(/^ord_[a-z\d]{8}$/);
    expect(added.data).toMatchObject({ status: 'open', amount: 7, total: 14, due: '2027-02-28' });
    const { key, ...others } = added.data;
    expect(key).toMatch(/^[a-z]\d[a-z]\d$/);
    expect((await send(`GET /orders/${added.id}`)).data).toEqual(others);
  });

  it('keeps nothing that is never sent back, but what rules make of it', async () => {
    const { send, sandbox } = createOrders();
    const { data } = await send('POST /orders', { pin: '12345' });
    expect(data.note).toBe('123451xxxxx2345');
    expect(JSON.stringify(sandbox.save())).not.toContain('"pin"');
  });

  it('is changed and removed, and what follows from its fields with it', async () => {
    const { send } = createOrders();
    const { id } = await send('POST /orders', { amount: 7 });
    expect((await send(`PUT /orders/${id}`, { amount: 9 })).data).toMatchObject({
      amount: 9,
      total: 18,
    });
    await send(`DELETE /orders/${id}`);
    expect(await send(`GET /orders/${id}`)).toMatchObject({
      status: 404,
      whole: { message: 'gone' },
    });
  });

  it('begins with the fields of the one that it copies', async () => {
    const { send } = createOrders();
    const { id } = await send('POST /orders', { amount: 7, note: 'a' });
    const copy = await send(`POST /orders/${id}/copy`, { note: 'b' });
    expect(copy.data).toMatchObject({ amount: 7, note: 'b' });
    expect(copy.id).not.toBe(id);
    expect((await send('POST /orders/ord_none/copy', {})).status).toBe(404);
  });

  it('answers from the example where it is one of the document', async () => {
    const { send } = createOrders();
    for (const line of ['GET /orders/ord_1a2b3c4d', 'DELETE /orders/ord_1a2b3c4d', 'GET /orders'])
      expect(await send(line)).toMatchObject({ status: 200, origin: 'example' });
    // A copy of an example is remembered.
    expect(await send('POST /orders/ord_1a2b3c4d/copy', {})).toMatchObject({
      ...{ origin: 'remembered', data: { amount: 5 } },
    });
  });

  it('does what a rule says without one', async () => {
    const { send } = createOrders();
    await send('POST /orders', {});
    expect((await send('POST /count', {})).data).toEqual({ order_id: 'none', status: '1' });
  });
});

describe('a state', () => {
  it('refuses what it does not allow, with the example that the rules name', async () => {
    const { send } = createOrders();
    const { id } = await send('POST /orders', { amount: 7 });
    expect((await send(`POST /orders/${id}/pay`, { amount: 1 })).data).toMatchObject({
      status: 'paid',
      amount: 8,
    });
    expect(await send(`POST /orders/${id}/pay`, { amount: 1 })).toMatchObject({
      status: 409,
      whole: { message: 'paid' },
    });
  });

  it('leaves out an action that it does not allow, and changes none of another', async () => {
    const { send } = createOrders();
    const { id: open } = await send('POST /orders');
    const { id: paid } = await send('POST /orders');
    await send(`POST /orders/${paid}/pay`, { amount: 1 });
    expect((await send(`POST /orders/${open}/close`)).status).toBe(200);
    expect((await send(`GET /orders/${open}`)).data).toMatchObject({ status: 'late' });
    expect((await send(`GET /orders/${open}`)).data.note).toBeUndefined();
    expect((await send(`POST /orders/${paid}/close`)).data.note).toBe('closed');
    expect((await send(`GET /orders/${paid}`)).data.status).toBe('paid');
  });

  it('undoes all of a refused request, other records too', async () => {
    const { send, sandbox } = createOrders();
    const { id } = await send('POST /orders', { amount: 7 });
    const before = sandbox.save();
    expect(await send(`POST /orders/${id}/pay`, { amount: 99 })).toMatchObject({
      status: 409,
      whole: { message: 'too much' },
    });
    expect(sandbox.save().records).toEqual(before.records);
  });

  it('ends at its time, by the first condition that is met, with the date of the zone', async () => {
    const { send, sandbox } = createOrders();
    const small = await send('POST /orders', { amount: 7 });
    const large = await send('POST /orders', { amount: 700 });
    // A month after the last day of January is the last of February; in Los Angeles it is two in the morning.
    await sandbox.advanceTo(Date.parse('2027-02-28T09:59:59Z'));
    expect((await send(`GET /orders/${small.id}`)).data.status).toBe('open');
    await sandbox.advanceTo(Date.parse('2027-02-28T10:00:00Z'));
    expect((await send(`GET /orders/${small.id}`)).data).toMatchObject({
      status: 'late',
      note: 'second',
      due: '2027-02-28',
    });
    expect((await send(`GET /orders/${large.id}`)).data).toMatchObject({
      status: 'late',
      note: 'first',
    });
  });

  it('lets what was due in it lapse when it ends before, and brings others what it says', async () => {
    const { send, sandbox } = createOrders();
    const paid = await send('POST /orders', { amount: 1 });
    await send('POST /orders', { amount: 2 });
    await send(`POST /orders/${paid.id}/pay`, { amount: 1 });
    await sandbox.advanceTo(Date.parse('2027-04-01T00:00:00Z'));
    expect((await send(`GET /orders/${paid.id}`)).data.status).toBe('paid');
    expect(sandbox.getStore().list('total')).toMatchObject([{ fields: { late: 1 } }]);
  });
});

describe('a list', () => {
  const fill = async () => {
    const { send } = createOrders();
    for (const note of ['v', 'V', 'w', undefined])
      await send('POST /orders', { amount: 10, ...(note === undefined ? {} : { note }) });
    return (query: string) => send(`GET /orders?${query}`);
  };
  const notes = ({ rows }: { readonly rows: readonly JsonObject[] }) =>
    rows.map(({ note }) => note);

  it('has pages, newest first, and their numbers', async () => {
    const list = await fill();
    expect(notes(await list(''))).toEqual([undefined, 'w']);
    const second = await list('page=2');
    expect(notes(second)).toEqual(['V', 'v']);
    expect(second.whole).toMatchObject({ records: 4, pages: 2 });
    // A row of a later page has what its schema requires.
    expect(second.rows[0]).toMatchObject({ status: 'open' });
    expect((await list('page=3')).rows).toEqual([]);
  });

  it('never shows what is shown once', async () => {
    const list = await fill();
    expect((await list('')).rows.some((row) => Object.hasOwn(row, 'key'))).toBe(false);
  });

  it.each([
    ['letter case', 'filter=note,IS,v', ['v']],
    ['several values', 'filter=note,IN,v|w', ['w', 'v']],
    ['a bound, without rows that lack the field', 'filter=note,LT,zz', ['w', 'V', 'v']],
    ['what it is not', 'filter=note,NOT,w', [undefined, 'V', 'v']],
    ['a number by its size', 'filter=amount,IS,10.00&filter=note,IS,w', ['w']],
    ['a parameter with the name of a field', 'status=paid', []],
    ['an order', 'filter=note,IN,v|w&sort=note&way=asc', ['v', 'w']],
  ])('is filtered by %s', async (_, query, expected) => {
    const list = await fill();
    expect(notes(await list(`size=9&${query}`))).toEqual(expected);
  });
});

describe('records that stand in a list of another', () => {
  it('follow their rules also where they are sent inside it, and one has the flag', async () => {
    const { send } = createOrders();
    const { id, data } = await send('POST /orders', { items: [{ name: 'mug' }, { name: 'pot' }] });
    expect(data.items).toMatchObject([
      { name: 'MUG', main: true },
      { name: 'POT', main: false },
    ]);
    const added = await send(`POST /orders/${id}/items`, {
      name: 'cup',
      main: true,
      item_id: 'i1',
    });
    expect(added.data.items).toMatchObject([
      { main: false },
      { main: false },
      { name: 'CUP', main: true },
    ]);
  });

  it('hand the flag on when its holder is removed', async () => {
    const { send } = createOrders();
    const { id, data } = await send('POST /orders', { items: [{ name: 'mug' }, { name: 'pot' }] });
    const [first] = Array.isArray(data.items) ? data.items.filter(isObject) : [];
    const { data: left } = await send(`DELETE /orders/${id}/items/${String(first?.item_id)}`);
    expect(left.items).toMatchObject([{ name: 'POT', main: true }]);
    expect((await send(`DELETE /orders/${id}/items/none`)).status).toBe(404);
  });
});

test('a request that is sent again does nothing twice, for a day', async () => {
  const { send, sandbox } = createOrders();
  const headers = { 'idempotency-key': 'a' };
  const first = await send('POST /orders', { amount: 1 }, headers);
  expect((await send('POST /orders', { amount: 1 }, headers)).id).toBe(first.id);
  await sandbox.advanceTo(START + 86_400_000);
  expect((await send('POST /orders', { amount: 1 }, headers)).id).not.toBe(first.id);
});

describe('a sandbox that runs for long', () => {
  const MANY = 1010;

  it('forgets the oldest records that have ended, and none for which something is due', async () => {
    const { send, sandbox } = createOrders();
    const { id: waiting } = await send('POST /orders');
    const ids: string[] = [];
    for (let count = 0; count < MANY; count += 1) {
      const { id } = await send('POST /orders');
      await send(`POST /orders/${id}/pay`, { amount: 1 });
      ids.push(id);
    }
    const kept = sandbox.save().records.order?.map(({ id }) => id);
    expect(kept).toEqual([waiting, ...ids.slice(-999)]);
    expect((await send(`GET /orders/${ids[0]}`)).status).toBe(404);
  });

  it('keeps the ids of the last records that were removed, and the last responses that may be repeated', async () => {
    const { send, sandbox } = createOrders();
    const { id: first } = await send('POST /orders', {}, { 'idempotency-key': 'first' });
    for (let count = 0; count < MANY; count += 1) {
      const { id } = await send('POST /orders', {}, { 'idempotency-key': String(count) });
      await send(`DELETE /orders/${id}`);
    }
    expect(sandbox.save().removed.order).toHaveLength(1000);
    const again = await send('POST /orders', {}, { 'idempotency-key': 'first' });
    expect(again.id).not.toBe(first);
  });
});
