/** @shipped-documents */
import type { Json } from '@/lib/openapi/core/types';
import fc from '../seeded-fast-check';
import { SANDBOX_RUNS } from '../support/property-runs';
import { createShipped, findEventFaults, pick, type Shipped } from './shipped-sandbox';

jest.setTimeout(3_600_000);

const MERCHANT = { merchant_id: 971000000101 };
const CARD = { card_number: '4111111111111111', exp_date: '1228' };

/** Ids that responses gave, each with the address that reads it. */
type Known = {
  readonly payments: string[];
  readonly subscriptions: string[];
  readonly invoices: string[];
  readonly invoicePayments: { readonly invoice: string; readonly id: string }[];
  readonly addresses: string[];
};

/** What one step of a sequence needs: which record it is about, and how much. */
type Step = {
  readonly kind: string;
  readonly which: number;
  readonly amount: number;
  readonly length: string;
};

type Run = { readonly shipped: Shipped; readonly known: Known; readonly step: Step };

/** One of the ids that are known; one that nobody knows, where there is none. */
const choose = (ids: readonly string[], { which }: Step, unknown: string): string =>
  ids[which % Math.max(1, ids.length)] ?? unknown;
const NO_PAYMENT = '00000000000000000000000000000000';

async function pay({ shipped, known, step }: Run, path: string, more: object = {}) {
  const sent = { ...MERCHANT, ...CARD, amt_tran: step.amount, ...more };
  const { status, body } = await shipped.send(`POST /pg/${path}`, sent);
  if (status !== 200 && status !== 402) return;
  known.payments.push(String(body.pg_id));
  known.addresses.push(`/platform/reporting/transactions/bypgid/${String(body.pg_id)}`);
}

async function follow({ shipped, known, step }: Run, name: string, sent: object = {}) {
  const id = choose(known.payments, step, NO_PAYMENT);
  const { status, body } = await shipped.send(`POST /pg/${name}/${id}`, { ...MERCHANT, ...sent });
  if (status !== 200 || body.pg_id === id) return;
  known.payments.push(String(body.pg_id));
  known.addresses.push(`/platform/reporting/transactions/bypgid/${String(body.pg_id)}`);
}

async function subscribe({ shipped, known, step }: Run) {
  const { status, body } = await shipped.send('POST /platform/subscription', {
    customer_id: 'JLEE-1001',
    plan_desc: 'Kiln rental',
    date_start: '2026-12-31',
    plan_frequency: [7, 0, 1, 3, 4][step.which % 5] ?? 3,
    plan_duration: step.which % 3 === 0 ? -1 : 1 + (step.which % 4),
    amt_tran: step.amount,
    ...(step.which % 2 === 0 ? { amt_setup: step.amount } : {}),
    ...(step.which % 4 === 0 ? { cancel_on_setup_fail: true } : {}),
  });
  const id = String(pick(body, 'data.subscription_id'));
  if (status !== 200) return;
  known.subscriptions.push(id);
  known.addresses.push(
    `/platform/subscription/${id}`,
    `/platform/subscription/transactions/${id}`,
    `/platform/subscription/${id}/labels/browse`,
  );
}

async function bill({ shipped, known, step }: Run) {
  const { body } = await shipped.send('POST /platform/invoice', {
    customer_id: 'JLEE-1001',
    invoice_number: 'INV-1',
    line_items: [{ quantity: 1 + (step.which % 3), description: 'Mug', unit_cost: step.amount }],
    sales_tax: { type: 'RATE', value: step.which % 20 },
  });
  const id = String(pick(body, 'data.invoice_id'));
  known.invoices.push(id);
  known.addresses.push(`/platform/invoice/${id}/detail`, `/platform/invoice/${id}/payments`);
}

async function recordPayment({ shipped, known, step }: Run) {
  const invoice = choose(known.invoices, step, '1');
  const { status, body } = await shipped.send(`POST /platform/invoice/${invoice}/payments`, {
    ...{ type: 'CASH', date_payment: '2026-12-01', amt_paid: step.amount },
  });
  const id = String(pick(body, 'data.payment_id'));
  if (status === 200) known.invoicePayments.push({ invoice, id });
}

async function removePayment({ shipped, known, step }: Run) {
  const at = step.which % Math.max(1, known.invoicePayments.length);
  const { invoice, id } = known.invoicePayments[at] ?? { invoice: '1', id: '1' };
  await shipped.send(`DELETE /platform/invoice/${invoice}/payments/${id}`);
}

const actOnSubscription = (name: string) => (run: Run) =>
  run.shipped.send(
    `POST /platform/subscription/${choose(run.known.subscriptions, run.step, '1')}/${name}`,
    {
      customer_id: 'JLEE-1001',
    },
  );
const actOnInvoice = (method: string, name: string) => (run: Run) =>
  run.shipped.send(
    `${method} /platform/invoice/${choose(run.known.invoices, run.step, '1')}/${name}`,
    ...(method === 'DELETE' ? [] : [{}]),
  );

/** Steps of a sequence by name. */
const STEPS: Readonly<Record<string, (run: Run) => Promise<unknown>>> = {
  sell: (run) => pay(run, 'sale'),
  hold: (run) => pay(run, 'auth'),
  credit: (run) => pay(run, 'credit'),
  capture: (run) => follow(run, 'capture', { amt_tran: run.step.amount }),
  void: (run) => follow(run, 'void'),
  refund: (run) => follow(run, 'refund', { amt_tran: run.step.amount }),
  recharge: (run) => follow(run, 'recharge', { amt_tran: run.step.amount }),
  close: ({ shipped }) => shipped.send('POST /pg/batchClose', MERCHANT),
  subscribe,
  pause: actOnSubscription('pause'),
  resume: actOnSubscription('resume'),
  end: actOnSubscription('cancel'),
  bill,
  mail: actOnInvoice('POST', 'send'),
  withdraw: actOnInvoice('DELETE', 'cancel'),
  copy: actOnInvoice('POST', 'copy'),
  recordPayment,
  removePayment,
  wait: ({ shipped, step }) => shipped.advance(step.length),
};

/** Steps that meet each other: of all together, few sequences would have two that are about one record. */
const SUBJECTS = [
  [
    'sell',
    'hold',
    'capture',
    'capture',
    'void',
    'refund',
    'refund',
    'recharge',
    'credit',
    'close',
    'wait',
  ],
  ['subscribe', 'pause', 'resume', 'end', 'refund', 'close', 'wait', 'wait'],
  ['bill', 'mail', 'mail', 'recordPayment', 'recordPayment', 'removePayment', 'copy', 'withdraw'],
  Object.keys(STEPS),
];

const drawStep = (kinds: readonly string[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    which: fc.nat({ max: 11 }),
    amount: fc.constantFrom(0.51, 0.54, 5, 10.1, 20, 49.95),
    length: fc.constantFrom('PT5M', 'PT12H', 'P1D', 'P5D', 'P1M', 'P2M'),
  });

const sequence = fc.oneof(
  ...SUBJECTS.map((kinds) => fc.array(drawStep(kinds), { minLength: 5, maxLength: 14 })),
);

const toNumber = (value: Json | undefined) => Number(value ?? 0);
/** Half a cent: what sums of amounts may differ by. */
const TOLERANCE = 0.005;

/** What is wrong with the records that a sandbox remembers. */
function findWrongRecords({ sandbox }: Shipped): readonly string[] {
  const store = sandbox.getStore();
  const payments = store.list('payment').flatMap(({ id, fields }) => {
    const [authorized, captured, refunded] = [
      toNumber(fields.authorized),
      toNumber(fields.captured),
      toNumber(fields.amt_refunded),
    ];
    return captured <= authorized + TOLERANCE &&
      refunded <= captured + TOLERANCE &&
      refunded > -TOLERANCE
      ? []
      : [`payment ${id}: ${authorized} authorized, ${captured} captured, ${refunded} refunded`];
  });
  const invoices = store.list('invoice').flatMap(({ id, fields, state }) => {
    const due = toNumber(fields.amt_tran) - toNumber(fields.amt_paid);
    const isPaid = toNumber(fields.amt_balance) === 0;
    const isRight =
      Math.abs(Math.max(0, due) - toNumber(fields.amt_balance)) < TOLERANCE &&
      (state !== 'paid' || isPaid) &&
      (state !== 'outstanding' || !isPaid);
    return isRight ? [] : [`invoice ${id}: ${state}, ${JSON.stringify(fields)}`];
  });
  return [...payments, ...invoices];
}

const shipped = createShipped();

/** Takes steps in a sandbox that remembers nothing, and lists what is wrong afterwards. */
async function takeSteps(steps: readonly Step[]): Promise<readonly string[]> {
  shipped.sandbox.reset();
  shipped.faults.splice(0);
  const known: Known = {
    ...{ payments: [], subscriptions: [], invoices: [], invoicePayments: [], addresses: [] },
  };
  for (const one of steps) await STEPS[one.kind]?.({ shipped, known, step: one });
  const unread: string[] = [];
  for (const address of known.addresses) {
    const { status, origin } = await shipped.send(`GET ${address}`);
    if (status !== 200 || origin !== 'remembered') unread.push(`${address}: ${status} ${origin}`);
  }
  const events = shipped.sandbox.getStore().listEvents();
  const ids = new Set(events.map(({ id }) => id));
  return [
    ...unread,
    ...findWrongRecords(shipped),
    ...(ids.size === events.length ? [] : ['two events have one id']),
    ...events.flatMap(findEventFaults),
    ...shipped.faults,
  ];
}

// Every response is documented, so none is a 500: an error of a rule is thrown.
test('no sequence of requests and of time moves more money than there is, or loses a record', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      expect(await takeSteps(steps)).toEqual([]);
    }),
    { numRuns: SANDBOX_RUNS },
  );
});
