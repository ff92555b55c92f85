import { readFileSync } from 'node:fs';
import jsonata from 'jsonata';
import { JSONATA_NAMES } from '@/lib/content/schemas/sandbox/expression-names';
import { type Files, faultsOf, SOUND } from '../support/sample-project';

const json = (properties: object, more: object = {}) => ({
  content: { 'application/json': { schema: { type: 'object', properties }, ...more } },
});
const text = { type: 'string' };
const done = { description: 'Done', ...json({ order_id: text, status: text }) };
const conflict = {
  description: 'Conflict',
  ...json({ message: text }, { examples: { paid: { value: { message: 'Paid' } } } }),
};
const operation = (operationId: string, responses: object = {}) => ({
  ...{ operationId, summary: operationId, tags: ['Payment Gateway'] },
  responses: { 200: done, ...responses },
});

const DOCUMENTS: Files = {
  'public/openapi/payment-gateway.json': {
    openapi: '3.1.0',
    info: { title: 'Gateway', version: '1' },
    paths: {
      '/orders': { post: operation('addOrder'), get: operation('listOrders') },
      '/orders/{order_id}': { delete: operation('cancelOrder', { 409: conflict }) },
    },
    webhooks: { 'order.paid': { post: { responses: {} } } },
  },
  'public/openapi/platform.json': {
    openapi: '3.1.0',
    info: { title: 'Platform', version: '1' },
    paths: { '/plan': { post: { summary: 'Plan', tags: ['Customer Vault'], responses: {} } } },
  },
};

const ORDER = {
  title: 'Order',
  id: 'order_id',
  states: { open: { set: { status: "'O'" } }, gone: { emits: [{ event: 'order.paid' }] } },
  operations: {
    addOrder: 'create',
    cancelOrder: { does: 'act', from: ['open'], otherwise: '409 paid', to: 'gone' },
  },
};
const FILE = 'content/sandbox/order.yaml';
const { cancelOrder } = ORDER.operations;

/** Errors in the rules of an order, which replace parts of sound ones; YAML is JSON, too. */
const faults = (rules: object, common: object = {}, file = FILE) =>
  faultsOf(
    {
      ...SOUND,
      ...DOCUMENTS,
      'content/sandbox.yaml': JSON.stringify(common),
      [FILE]: JSON.stringify({ ...ORDER, ...rules }),
    },
    file,
  );
const withCancel = (more: object) => ({
  operations: { ...ORDER.operations, cancelOrder: { ...cancelOrder, ...more } },
});

test('rules of what the documents have are sound, by operationId and by method and path', () => {
  expect(faults({})).toEqual([]);
  const operations = { 'post /orders': 'create', 'payment-gateway/cancelOrder': cancelOrder };
  expect(faults({ operations })).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'an operation',
    { operations: { ...ORDER.operations, listOrder: 'list' } },
    'operations.listOrder: no document has the operation "listOrder". Did you mean "listOrders"?',
  ],
  [
    'a resource',
    withCancel({ creates: [{ resource: 'ordr' }] }),
    'operations.cancelOrder.creates.0.resource: content/sandbox has no "ordr". Did you mean "order"?',
  ],
  [
    'a resource of a record that is looked for',
    withCancel({ find: { customer: { value: '1' } } }),
    'operations.cancelOrder.find.customer: content/sandbox has no "customer". Known: order',
  ],
  [
    'a state of records that are changed',
    withCancel({ changes: [{ resource: 'order', id: '1', from: ['opn'] }] }),
    'operations.cancelOrder.changes.0: order has no state "opn". Did you mean "open"?',
  ],
  [
    'a state',
    withCancel({ from: ['opn'] }),
    'operations.cancelOrder.from: order has no state "opn". Did you mean "open"?',
  ],
  [
    'a field',
    { id: 'order_nr' },
    '(root): no document has a field "order_nr". Did you mean "order_id"?',
  ],
  [
    'an event',
    withCancel({ emits: [{ event: 'order.payed' }] }),
    'operations.cancelOrder.emits.0: no document has the event "order.payed". Did you mean "order.paid"?',
  ],
  [
    'a response',
    withCancel({ otherwise: '410' }),
    'operations.cancelOrder: delete /orders/{order_id} has no response 410. It has 200, 409',
  ],
  [
    'an example',
    withCancel({ otherwise: '409 payed' }),
    'operations.cancelOrder: the response 409 of delete /orders/{order_id} has no example "payed". Known: paid',
  ],
  [
    'a parent',
    { parent: { resource: 'ordre', field: 'order_id' } },
    'parent.resource: content/sandbox has no "ordre". Did you mean "order"?',
  ],
  ['a list', { in: 'customer.orders' }, 'in: content/sandbox has no "customer". Known: order'],
])('names %s that is not there', (_, rules, message) => {
  expect(faults(rules)).toContain(message);
});

test('says what JSONata says of a text that is no expression, and where', () => {
  expect(faults(withCancel({ set: { status: "'O' &" } }))).toEqual([
    expect.stringMatching(
      /^operations\.cancelOrder\.set\.status: not an expression at character 5: /,
    ),
  ]);
});

test.each([
  ['a function', { status: '$nwo()' }, '$nwo" at character 1. Did you mean "$now"?'],
  [
    'a value',
    { status: 'a & $reqest.body.a' },
    '$reqest" at character 5. Did you mean "$request"?',
  ],
  [
    'a variable of its own',
    { status: '($one := 1; $oen)' },
    '$oen" at character 13. Did you mean "$one"?',
  ],
  [
    'a record that is found',
    { status: '$plann.id' },
    '$plann" at character 1. Did you mean "$plan"?',
  ],
])('names %s that an expression misspells', (_, set, message) => {
  expect(faults(withCancel({ set, find: { plan: { resource: 'order', value: '1' } } }))).toEqual([
    `operations.cancelOrder.set.status: nothing is named "${message}`,
  ]);
});

test('knows what expressions name: functions, what they define, what a request found', () => {
  const set = {
    status: '$map(ids, function($id, $at) { $id & $at }) ~> $join',
    order_id: '($sum := $count(a@$one#$two[$two > $one]); $$.b[c = $sum].$uppercase($))',
  };
  expect(
    faults(withCancel({ set, find: { plan: { resource: 'order', value: '$now()' } } })),
  ).toEqual([]);
  const found = { set: { status: '$plan.id ?? $nothing' } };
  expect(
    faults({ ...found, ...withCancel({ find: { plan: { resource: 'order', value: '1' } } }) }),
  ).toEqual([]);
});

test('checks the expressions that all resources have alike', () => {
  const repeats = { key: '$records(1)', within: 'PT1H' };
  const events = { set: { at: '$nwo()' } };
  expect(faults({}, { repeats, events }, 'content/sandbox.yaml')).toEqual([
    'repeats.key: nothing is named "$records" at character 1.',
    'events.set.at: nothing is named "$nwo" at character 1. Did you mean "$now"?',
  ]);
});

test('wants the field that is wrong, and what is, where a request is refused as invalid', () => {
  const refuse = [{ when: 'status = 1', response: '400' }];
  expect(faults(withCancel({ refuse }))[0]).toBe(
    'operations.cancelOrder.refuse.0: a 400 says what is wrong: give it "field" and "message"',
  );
});

test('names a state that nothing leads to', () => {
  expect(faults({ states: { ...ORDER.states, lost: {} } })).toEqual([
    'states.lost: nothing leads to this state: name it in "to", or take it out',
  ]);
});

test('refuses two actions that both create a record in any case', () => {
  const addOrder = [{ does: 'create' }, { does: 'create', to: 'gone' }];
  expect(faults({ operations: { ...ORDER.operations, addOrder } })).toEqual([
    'operations.addOrder: two actions create a record in any case: give one a "when"',
  ]);
  const apart = [{ does: 'create' }, { does: 'create', status: 200, to: 'gone' }];
  expect(faults({ operations: { ...ORDER.operations, addOrder: apart } })).toEqual([]);
});

test('wants a rule for every operation that changes something, or its name among the examples', () => {
  const operations = { addOrder: 'create' };
  const states = { open: {} };
  const common = 'content/sandbox.yaml';
  expect(faults({ operations, states }, {}, common)).toEqual([
    'examples: "cancelOrder" (delete /orders/{order_id}) changes something, and no rule describes it: write one in content/sandbox, or name it here',
  ]);
  expect(faults({ operations, states }, { examples: ['cancelOrder'] }, common)).toEqual([]);
  expect(faults({}, { examples: ['addOrder', 'addOrdr'] }, common)).toEqual([
    'examples: "addOrder" has a rule: take it out here',
    'examples: no document has the operation "addOrdr". Did you mean "addOrder"?',
  ]);
});

test('knows the functions of the JSONata that evaluates expressions, and no others', async () => {
  const source = readFileSync(require.resolve('jsonata'), 'utf8');
  const bound = Array.from(
    source.matchAll(/(?:staticFrame|environment)\.bind\('(\w+)'/g),
    ([, name]) => name,
  );
  expect(new Set(JSONATA_NAMES).add('now')).toEqual(new Set(bound));
  for (const name of JSONATA_NAMES)
    expect(await jsonata(`$exists($${name})`).evaluate({})).toBe(true);
});

test('an operationId names the first operation that has it, and a document its own operation of an id', () => {
  const gateway = DOCUMENTS['public/openapi/payment-gateway.json'];
  const [one, other] = [operation('addOrder'), { tags: ['Customer Vault'], responses: {} }];
  const paths = { '/orders': { post: one }, '/old': { post: one } };
  const files = {
    ...DOCUMENTS,
    'public/openapi/payment-gateway.json': { ...Object(gateway), paths },
    'public/openapi/platform.json': {
      ...Object(DOCUMENTS['public/openapi/platform.json']),
      paths: { '/orders': { post: other } },
    },
    [FILE]: JSON.stringify({ title: 'Order', id: 'order_id', operations: { addOrder: 'create' } }),
    'content/sandbox.yaml': JSON.stringify({ examples: ['post /old', 'platform/post /orders'] }),
  };
  expect(faultsOf(files, 'content/sandbox.yaml')).toEqual([]);
});
