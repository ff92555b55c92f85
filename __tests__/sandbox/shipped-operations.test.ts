/** @shipped-documents */
import { isObject } from '@/lib/openapi/core/json';
import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest, type SampleRequest } from '@/lib/openapi/request/build-request';
import { readPageRequests } from '../content/requests/requests';
import { apis, createShipped, findFaults, KEY, pick, type Shipped } from './shipped-sandbox';

jest.setTimeout(120_000);

/** Sends a sample to a sandbox, multipart too; says what is wrong with the response, empty for nothing. */
async function sendSample({ sandbox }: Shipped, sample: SampleRequest) {
  const { pathname, searchParams } = new URL(sample.url);
  const { body } = sample;
  const form = new FormData();
  if (body?.kind === 'form')
    for (const { name, text, file } of body.parts)
      form.append(name, file ? new Blob(['%PDF']) : text);
  const whole = new Response(
    body === undefined
      ? null
      : body.kind === 'form'
        ? form
        : body.kind === 'json'
          ? JSON.stringify(body.value)
          : '',
  );
  const type =
    body?.kind === 'form' ? String(whole.headers.get('content-type')) : 'application/json';
  const response = await sandbox.respond({
    ...{ method: sample.method, path: pathname, query: searchParams },
    headers: { authorization: KEY, 'content-type': type },
    body: new Uint8Array(await whole.arrayBuffer()),
  });
  const status = response?.status ?? 0;
  const json = JSON.parse(JSON.stringify(response?.body ?? {}));
  const faults = findFaults(sample.method, pathname, status, json);
  return { status, faults, origin: response?.headers?.['X-Sandbox'] };
}

/** Its fields exclude each other: a request with all of them is one to choose from. */
const EXCLUSIVE = 'post /application/{appId}/email';

const samples = apis.flatMap(({ index, routes }) =>
  routes.flatMap((route) => {
    const operation = route.resolve();
    if (!operation) return [];
    const { id, path } = operation.entry;
    const all = buildRequest(index, operation, { fields: 'all' });
    const requests = [buildRequest(index, operation), ...(id === EXCLUSIVE ? [] : [all])];
    return requests.map((request) => ({ name: `${route.method} ${path}`, path, request }));
  }),
);

test('the sample of every operation succeeds alone, and its response fits its schema', async () => {
  const shipped = createShipped();
  const wrong: unknown[] = [];
  for (const { name, request } of samples) {
    shipped.sandbox.reset();
    const { status, faults } = await sendSample(shipped, request);
    if (status !== 200 || faults.length > 0) wrong.push([name, status, faults]);
  }
  expect(wrong).toEqual([]);
  expect(samples.length).toBeGreaterThan(120);
});

test('all samples one after the other, and what time brings after each, fit their schemas', async () => {
  const shipped = createShipped();
  const wrong: unknown[] = [];
  const remembered: string[] = [];
  for (const { name, request } of [...samples, ...samples]) {
    const { faults, origin } = await sendSample(shipped, request);
    if (faults.length > 0) wrong.push([name, faults]);
    if (origin === 'remembered') remembered.push(name);
    await shipped.advance('PT6H');
  }
  expect(wrong).toEqual([]);
  expect(new Set(remembered).size).toBeGreaterThan(40);
});

test('all requests of a guide or page in their order get a documented response, and none is refused as invalid', async () => {
  const wrong: unknown[] = [];
  const requests = readPageRequests();
  const files = new Set(requests.map(({ file }) => file));
  for (const file of files) {
    const shipped = createShipped();
    for (const { title, request, responses } of requests.filter((one) => one.file === file)) {
      const { status, faults } = await sendSample(shipped, request);
      const shown = responses.map((one) => String(one.status));
      const isShown = status < 300 || shown.includes(String(status));
      if (!isShown || faults.length > 0) wrong.push([file, title, status, faults]);
    }
  }
  expect(wrong).toEqual([]);
  expect(requests.length).toBeGreaterThan(60);
});

const CARD = { card_number: '4111111111111111', exp_date: '1228', billing_zip: '94105' };

/** Sends what makes a record of each kind. */
const RECORDS: readonly (readonly [line: string, body?: JsonObject])[] = [
  [
    'POST /platform/vault/customer',
    {
      ...{ customer_id: 'OWN-1', customer_firm_name: 'Lee Ceramics', billing_cards: [CARD] },
      shipping_addresses: [{ shipping_first_name: 'Jordan', shipping_last_name: 'Lee' }],
    },
  ],
  [
    'POST /platform/plan',
    {
      ...{ plan_code: 'OWN-PLAN', plan_name: 'Monthly box', plan_desc: 'A box', plan_frequency: 3 },
      ...{ plan_duration: 12, amt_tran: 5, amt_setup: 0.51, trial_duration: 1, amt_trial: 1 },
    },
  ],
  [
    'POST /platform/subscription',
    { customer_id: 'OWN-1', plan_code: 'OWN-PLAN', date_start: '2026-12-31' },
  ],
  [
    'POST /platform/invoice',
    {
      customer_id: 'OWN-1',
      invoice_number: 'OWN-1',
      billing_contact: { email_address: 'a@example.invalid' },
    },
  ],
  [
    'POST /platform/webhook',
    { label: 'Own', notification_url: 'https://shop.example.com/own', events: ['invoice_paid'] },
  ],
  ['POST /platform/checkout', { amt_tran: 5 }],
  ['GET /platform/embedded'],
  ['POST /platform/vault/payee', { payee_name: 'Own' }],
  ['POST /platform/aus/request/create', { card_id: ['5f0c2a9be1d74836a4c7d90b3e6f1182'] }],
  ['POST /platform/application/add', { channel_id: 1, sales_rep: 1 }],
  [
    'POST /pg/sale',
    { merchant_id: 971000000101, amt_tran: 5, card_number: CARD.card_number, exp_date: '1228' },
  ],
  ['GET /platform/dispute/971000000101/create'],
];

/** Resources of variables of paths that are not called as the id of their resource. */
const VARIABLES: Readonly<Record<string, string>> = {
  ...{
    checkoutId: 'checkout',
    requestId: 'updater_request',
    recId: 'dispute',
    appId: 'application',
  },
  ...{ pgIdOrig: 'payment', pgId: 'payment', pg_id: 'payment', transient_key: 'transient_key' },
  ...{
    customer_id: 'customer',
    plan_id: 'plan',
    subscription_id: 'subscription',
    invoice_id: 'invoice',
  },
  ...{ webhook_id: 'webhook', payee_id: 'payee', request_id: 'updater_request' },
};

/** The sample with the ids of records that are remembered. */
function withOwnIds({ sandbox }: Shipped, path: string, request: SampleRequest): SampleRequest {
  const store = sandbox.getStore();
  const own = new Map(
    Object.entries(VARIABLES).map(([name, resource]) => [name, store.list(resource)[0]?.id ?? '']),
  );
  own.set('plan_code', 'OWN-PLAN');
  const url = new URL(request.url);
  const sent = url.pathname.split('/');
  const parts = path.split('/');
  const shift = sent.length - parts.length;
  const pathname = parts.map((part, at) => own.get(part.slice(1, -1)) ?? sent[at + shift] ?? '');
  url.pathname = [...sent.slice(0, shift), ...pathname].join('/');
  const { body } = request;
  if (body?.kind !== 'json' || !isObject(body.value)) return { ...request, url: url.href };
  const value = Object.fromEntries(
    Object.entries(body.value).map(([name, one]) => [
      name,
      typeof one === 'string' ? (own.get(name) ?? one) : one,
    ]),
  );
  return { ...request, url: url.href, body: { ...body, value } };
}

test('every operation on a record that is remembered gets a response that fits its schema', async () => {
  const shipped = createShipped();
  for (const [line, body] of RECORDS) expect((await shipped.send(line, body)).status).toBe(200);
  const state = shipped.sandbox.save();
  const wrong: unknown[] = [];
  const remembered = new Set<string>();
  for (const { name, path, request } of samples) {
    shipped.sandbox.reset(state);
    const { status, faults, origin } = await sendSample(
      shipped,
      withOwnIds(shipped, path, request),
    );
    if (faults.length > 0) wrong.push([name, status, faults]);
    if (status === 200 && origin === 'remembered') remembered.add(name);
  }
  expect([...wrong, ...shipped.faults]).toEqual([]);
  expect(remembered.size).toBeGreaterThan(90);
});

describe('what was written is read back', () => {
  it('reads a customer with masked numbers, and the primary method', async () => {
    const { send, faults } = createShipped();
    const added = await send('POST /platform/vault/customer', {
      auto_generate_customer_id: true,
      customer_firm_name: 'Lee Ceramics',
      billing_cards: [
        { card_number: '4111111111111111', exp_date: '1228', cvv2: '123', billing_zip: '94105' },
        { card_number: '5555555555554444', exp_date: '0929', billing_zip: '94105', primary: true },
      ],
    });
    const id = String(pick(added.body, 'data.customer_id'));
    const { body } = await send(`GET /platform/vault/customer/${id}`);
    expect(body).toEqual(added.body);
    expect(pick(body, 'data.primary_card_number')).toBe('555555xxxxxx4444');
    expect(pick(body, 'data.billing_cards')).toMatchObject([
      { card_number: '411111xxxxxx1111', card_type: 'VS', primary: false },
      { card_number: '555555xxxxxx4444', card_type: 'MC', primary: true },
    ]);
    expect(JSON.stringify(body)).not.toContain('cvv2');
    const sold = await send('POST /pg/sale', {
      ...{ merchant_id: 971000000101, amt_tran: 5, customer_id: id },
    });
    const read = await send(
      `GET /platform/reporting/transactions/bypgid/${String(sold.body.pg_id)}`,
    );
    expect(pick(read.body, 'data.card_number')).toBe('555555xxxxxx4444');
    expect(faults).toEqual([]);
  });

  it('settles what was captured when the batch closes, and adds it up', async () => {
    const { send, advance, faults } = createShipped();
    const sale = { merchant_id: 971000000101, card_number: '4111111111111111', exp_date: '1228' };
    const { body } = await send('POST /pg/sale', { ...sale, amt_tran: 49.95 });
    await send(`POST /pg/refund/${String(body.pg_id)}`, {
      merchant_id: 971000000101,
      amt_tran: 20,
    });
    const closed = await send('POST /pg/batchClose', { merchant_id: 971000000101 });
    expect(closed.body.batch_info).toMatchObject([{ cnt_total: 2, amt_total: 29.95 }]);
    const again = await send('POST /pg/batchClose', { merchant_id: 971000000101 });
    expect(again.status).toBe(409);
    const hold = await send('POST /pg/auth', { ...sale, amt_tran: 5 });
    await advance('P29D');
    const lapsed = await send(
      `GET /platform/reporting/transactions/bypgid/${String(hold.body.pg_id)}`,
    );
    expect(pick(lapsed.body, 'data.tran_status')).toBe('v');
    expect(
      (
        await send(`POST /pg/capture/${String(hold.body.pg_id)}`, {
          merchant_id: 971000000101,
          amt_tran: 5,
        })
      ).status,
    ).toBe(409);
    expect(faults).toEqual([]);
  });

  it('charges a subscription on its dates, tries a soft decline again, and suspends it', async () => {
    const { send, advance, sandbox, faults } = createShipped();
    const terms = { customer_id: 'JLEE-1001', plan_desc: 'Kiln rental', date_start: '2026-12-31' };
    const sound = await send('POST /platform/subscription', {
      ...terms,
      plan_frequency: 3,
      plan_duration: 3,
      amt_tran: 5,
    });
    const id = String(pick(sound.body, 'data.subscription_id'));
    expect(pick(sound.body, 'data.date_end')).toBe('2027-02-28');
    const failing = await send('POST /platform/subscription', {
      ...terms,
      plan_frequency: 3,
      plan_duration: -1,
      amt_tran: 0.51,
    });
    await advance('P4M');
    const list = () =>
      sandbox
        .getStore()
        .listEvents()
        .map(({ event }) => event)
        .filter((one) => one.startsWith('subscription'));
    expect(list().toSorted()).toEqual([
      'subscription_complete',
      ...Array.from({ length: 4 }, () => 'subscription_payment_failure'),
      ...Array.from({ length: 3 }, () => 'subscription_payment_success'),
      'subscription_suspended',
    ]);
    const payments = await send(`GET /platform/subscription/transactions/${id}`);
    expect(pick(payments.body, 'data')).toMatchObject([
      { tran_time: '2027-02-28T10:10:00Z' },
      { tran_time: '2027-01-31T10:10:00Z' },
      { tran_time: '2026-12-31T10:10:00Z' },
    ]);
    const done = await send(`GET /platform/subscription/${id}`);
    expect(done.body.data).toMatchObject({ status: 'D' });
    expect(isObject(done.body.data) && Object.hasOwn(done.body.data, 'date_next')).toBe(false);
    const other = String(pick(failing.body, 'data.subscription_id'));
    // After 60 days a suspended subscription is cancelled.
    expect(pick((await send(`GET /platform/subscription/${other}`)).body, 'data.status')).toBe('C');
    expect(faults).toEqual([]);
  });

  it('keeps the secret of a webhook to itself', async () => {
    const { send, faults } = createShipped();
    const added = await send('POST /platform/webhook', {
      ...{
        label: 'Orders',
        notification_url: 'https://shop.example.com/hooks',
        events: ['invoice_paid'],
      },
    });
    const id = String(pick(added.body, 'data.webhook_id'));
    expect(pick(added.body, 'data.secret')).toHaveLength(32);
    expect(pick((await send(`GET /platform/webhook/${id}`)).body, 'data.secret')).toBeUndefined();
    const rotated = await send(`POST /platform/webhook/${id}/secret`, { minutes: 0 });
    expect(pick(rotated.body, 'data.secret')).not.toBe(pick(added.body, 'data.secret'));
    expect(pick(rotated.body, 'data.previous_secret_expires')).toBeUndefined();
    expect((await send(`DELETE /platform/webhook/${id}/event/invoice_paid`)).status).toBe(409);
    expect(faults).toEqual([]);
  });
});

test('a request that a rule refuses as invalid names the field that is wrong, and what is', async () => {
  const { send, faults } = createShipped();
  const customer = { customer_id: 'POT-77', customer_first_name: 'Ann', customer_last_name: 'Lee' };
  expect((await send('POST /platform/vault/customer', customer)).status).toBe(200);
  const { status, body } = await send('POST /platform/vault/customer', customer);
  const error = { field: 'customer_id', message: 'Is the identifier of another customer' };
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining(JSON.stringify(error)),
  ]);
  expect(faults).toEqual([]);
});
