import {
  type SandboxResource,
  sandboxResourceSchema,
  sandboxRulesSchema,
} from '@/lib/content/schemas/sandbox/sandbox-rules';
import { testDataSchema } from '@/lib/content/schemas/test-data';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { isControlPath, respondToControl } from '@/lib/sandbox/control';
import { createSandbox } from '@/lib/sandbox/create-sandbox';
import {
  deliverEvents,
  type EventDelivery,
  getSandboxSecret,
  type Receiver,
} from '@/lib/sandbox/deliver-events';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { verifySignature } from '@/lib/workbench/signature/verify-signature';
import { getForm } from '../workbench/signature/forms';

const START = Date.parse('2027-01-31T10:00:00Z');

const order = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, status: { type: 'string' } },
};
const json = (schema: JsonObject, example: JsonObject): JsonObject => ({
  description: 'x',
  content: { 'application/json': { schema, example } },
});
const DOCUMENT: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        responses: { 200: json(order, { id: 'ord_1a2b3c4d' }) },
      },
    },
  },
  webhooks: {
    'order.paid': {
      post: {
        requestBody: json(
          { type: 'object', properties: { type: { type: 'string' }, order } },
          { type: 'order.paid', order: { id: 'ord_1a2b3c4d' } },
        ),
        responses: { 200: { description: 'x' } },
      },
    },
  },
};
const ORDER = sandboxResourceSchema.parse({
  title: 'Order',
  id: 'id',
  states: {
    open: {
      set: { status: "'open'" },
      then: [{ at: "$later($now(), 'P1M')", to: 'paid', emits: [{ event: 'order.paid' }] }],
    },
    paid: { set: { status: "'paid'" } },
  },
  operations: { createOrder: 'create' },
});
const RULES = sandboxRulesSchema.parse({ events: { retries: ['PT1M', 'PT5M'] } });

/** Creates a sandbox of orders that are paid after a month, and what asks it. */
function createOrders(resources: Readonly<Record<string, SandboxResource>> = { order: ORDER }) {
  const sandbox = createSandbox({
    apis: [{ id: 'orders', index: indexApi(DOCUMENT) }],
    rules: RULES,
    resources,
    testData: testDataSchema.parse({}),
    getTime: () => START,
  });
  const send = (method: string, path: string, body?: unknown) => {
    const request = {
      ...{ method, path, query: new URLSearchParams(), headers: {} },
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
    };
    return isControlPath(path) ? respondToControl(sandbox, request) : sandbox.respond(request);
  };
  const advance = (duration: string) => send('POST', '/_sandbox/clock', { advance: duration });
  return { sandbox, send, advance };
}

const receiver: Receiver = { rules: RULES.events, secret: 's', url: 'http://localhost:1/' };

describe('the clock', () => {
  it('lets what is due happen, at its time', async () => {
    const { send, advance } = createOrders();
    const created = await send('POST', '/v1/orders');
    expect(created).toMatchObject({ status: 200, body: { status: 'open' } });
    expect((await advance('P27D'))?.body).toEqual({ now: '2027-02-27T10:00:00Z', events: [] });
    const late = await send('POST', '/_sandbox/clock', { now: '2027-03-05T00:00:00Z' });
    expect(late?.body).toMatchObject({
      now: '2027-03-05T00:00:00Z',
      events: [{ event: 'order.paid', at: '2027-02-28T10:00:00Z' }],
    });
  });

  it('does not go back, and takes no text that is no time', async () => {
    const { send, advance } = createOrders();
    await advance('P1D');
    const back = await send('POST', '/_sandbox/clock', { now: '2027-01-31T10:00:00Z' });
    expect(back?.status).toBe(409);
    for (const body of [{}, { advance: 'soon' }, { now: 'soon' }, [], 'x', null])
      expect((await send('POST', '/_sandbox/clock', body))?.status).toBe(400);
    expect((await send('GET', '/_sandbox/clock'))?.body).toEqual({ now: '2027-02-01T10:00:00Z' });
  });

  it('is that of the machine after a reset, and all is forgotten', async () => {
    const { sandbox, send, advance } = createOrders();
    await send('POST', '/v1/orders');
    await advance('P1M');
    const reset = await send('POST', '/_sandbox/reset');
    expect(reset?.body).toEqual({ now: '2027-01-31T10:00:00Z' });
    expect(sandbox.save()).toMatchObject({ records: {}, due: [], events: [] });
  });
});

describe('the state', () => {
  it('can be loaded again: records, clock, and what is due', async () => {
    const { send, advance } = createOrders();
    await send('POST', '/v1/orders');
    await advance('P1D');
    const saved = await send('GET', '/_sandbox/state');
    const other = createOrders();
    const loaded = await other.send('PUT', '/_sandbox/state', saved?.body);
    expect(loaded).toMatchObject({ status: 200, body: { now: '2027-02-01T10:00:00Z' } });
    expect(other.sandbox.save()).toEqual(saved?.body);
    expect((await other.advance('P1M'))?.body).toMatchObject({ events: [{ event: 'order.paid' }] });
  });

  it('that is none is refused with its place, and nothing is lost', async () => {
    const { sandbox, send } = createOrders();
    await send('POST', '/v1/orders');
    const refused = await send('PUT', '/_sandbox/state', { ...sandbox.save(), due: [{ at: 'x' }] });
    expect(refused?.status).toBe(400);
    expect(JSON.stringify(refused?.body)).toContain('due.0.at');
    expect(sandbox.save().records.order).toHaveLength(1);
  });
});

describe('events', () => {
  /** Creates an order that was paid, and delivers its event; receivers give these statuses, one after the other. */
  async function createPaid(...statuses: (number | undefined)[]) {
    const { sandbox, send, advance } = createOrders();
    await send('POST', '/v1/orders');
    await advance('P1M');
    const sent: EventDelivery[] = [];
    const deliver = () =>
      deliverEvents(sandbox, receiver, (delivery) => {
        sent.push(delivery);
        return Promise.resolve(statuses.shift());
      });
    const getEvent = () => sandbox.getStore().listEvents()[0];
    return { send, advance, sent, deliver, getEvent };
  }

  it('have the record as the document describes it, and can be asked for', async () => {
    const { send, getEvent } = await createPaid();
    const event = getEvent();
    expect(event?.body).toEqual({
      type: 'order.paid',
      order: { id: expect.stringMatching(/^ord_/), status: 'paid' },
    });
    expect((await send('GET', '/_sandbox/events'))?.body).toEqual({ events: [event] });
    expect((await send('GET', `/_sandbox/events/${event?.id}`))?.body).toEqual(event);
    expect((await send('GET', '/_sandbox/events/evt_none'))?.status).toBe(404);
  });

  it('are delivered once where the receiver takes them', async () => {
    const { sent, deliver } = await createPaid(204);
    await deliver();
    await deliver();
    expect(sent.map(({ body }): unknown => JSON.parse(body))).toMatchObject([
      { type: 'order.paid' },
    ]);
  });

  it.each(['Standard Webhooks', 'Stripe', 'PayPal', 'Adyen, in a header'])(
    'are signed as %s does',
    async (name) => {
      const signature = getForm(name);
      const { sandbox, send, advance } = createOrders();
      await send('POST', '/v1/orders');
      await advance('P1M');
      const sent: EventDelivery[] = [];
      await deliverEvents(
        sandbox,
        { ...receiver, signature, secret: getSandboxSecret(signature) },
        (one) => {
          sent.push(one);
          return Promise.resolve(204);
        },
      );
      const [{ headers, body } = { headers: {}, body: '' }] = sent;
      const verification = await verifySignature(
        {
          body: encodeText(body),
          header: Object.entries(headers)
            .map((one) => one.join(': '))
            .join('\n'),
          values: { url: receiver.url, webhookId: signature.known.webhookId },
          secrets: [signature.known.secret],
        },
        signature,
      );
      expect(verification.signatures).toMatchObject([{ secret: 0 }]);
    },
  );

  it('are not signed where nobody has the private key', async () => {
    const signature = getForm('RSA with a public key');
    const { privateKey, ...known } = signature.known;
    expect(privateKey).toContain('PRIVATE KEY');
    const { sandbox, send, advance } = createOrders();
    await send('POST', '/v1/orders');
    await advance('P1M');
    const sent: EventDelivery[] = [];
    await deliverEvents(sandbox, { ...receiver, signature: { ...signature, known } }, (one) => {
      sent.push(one);
      return Promise.resolve(204);
    });
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'Content-Type': 'application/json' }]);
  });

  it('are tried again when the clock says so, as often as the rules say', async () => {
    const { advance, sent, deliver, getEvent } = await createPaid(500, undefined, 503, 200);
    await deliver();
    await deliver();
    expect(sent).toHaveLength(1);
    for (const duration of ['PT1M', 'PT5M', 'P1D']) {
      await advance(duration);
      await deliver();
    }
    expect(sent.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(getEvent()?.attempts.map(({ status }) => status)).toEqual([500, undefined, 503]);
  });

  it('are delivered again when asked', async () => {
    const { send, sent, deliver, getEvent } = await createPaid(200, 200);
    await deliver();
    const replay = await send('POST', `/_sandbox/events/${getEvent()?.id}/replay`);
    expect(replay?.status).toBe(202);
    await deliver();
    expect(sent).toHaveLength(2);
  });
});

test('a rule that cannot be evaluated is a 500 with its expression, and changes nothing', async () => {
  const operations = { createOrder: { does: 'create', set: { total: '$misspelt(1)' } } };
  const order = sandboxResourceSchema.parse({ title: 'Order', id: 'id', operations });
  const { sandbox, send } = createOrders({ order });
  const failed = await send('POST', '/v1/orders');
  expect(failed?.status).toBe(500);
  expect(JSON.stringify(failed?.body)).toContain('$misspelt(1)');
  expect(sandbox.save().records).toEqual({});
  expect((await send('GET', '/_sandbox/clock'))?.status).toBe(200);
});

test('anything else says what the sandbox does', async () => {
  const { send } = createOrders();
  const response = await send('DELETE', '/_sandbox/clock');
  expect(response).toMatchObject({
    status: 404,
    body: { actions: { 'POST /_sandbox/reset': expect.any(String) } },
  });
  expect(isControlPath('/_sandboxes')).toBe(false);
});
