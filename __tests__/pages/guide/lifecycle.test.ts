import fc from 'fast-check';
import { sandboxResourceSchema } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { indexApi } from '@/lib/openapi/document/index-api';
import { buildLifecycle, type Lifecycle } from '@/lib/pages/guide/build-lifecycle';
import { isEnd, layoutLifecycle } from '@/lib/pages/guide/layout-lifecycle';
import { estimateTextWidth } from '@/lib/sequence/wrap-text';
import { anyTitle } from '../../support/any-title';

const NAMES = ['create', 'pay', 'pause', 'resume', 'edit', 'cancel', 'erase', 'bill'] as const;
const APIS = [
  {
    id: 'shop',
    index: indexApi({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: Object.fromEntries(
        NAMES.map((name) => [
          `/${name}`,
          { post: { operationId: name, summary: name, responses: { 200: { description: 'x' } } } },
        ]),
      ),
    }),
  },
];
const ORDER = {
  title: 'Order',
  id: 'id',
  states: {
    open: { title: 'Open', set: { status: "'O'" } },
    paused: { title: 'Paused', set: { status: "'P'" } },
    failed: {},
    paid: { title: 'Paid', then: [{ at: '$now()', to: 'shipped' }] },
    shipped: { then: [{ at: '$now()', set: { late: true } }] },
    cancelled: {},
  },
  operations: {
    create: ['create', { status: 402, to: 'failed' }].map((one) =>
      typeof one === 'string' ? { does: one } : { does: 'create', ...one },
    ),
    pay: { does: 'act', from: ['open'], otherwise: '409 paid', to: 'paid' },
    pause: { does: 'act', from: ['open'], to: 'paused' },
    resume: { does: 'act', from: ['paused'], otherwise: { paid: '422' }, to: 'open' },
    edit: [
      { does: 'change', from: ['open', 'paused'] },
      { does: 'act', from: ['paused'], otherwise: 'skip', to: 'open' },
    ],
    cancel: [
      { does: 'create', to: 'paid' },
      { does: 'act', from: ['open'], to: 'cancelled' },
    ],
    erase: { does: 'remove', from: ['cancelled'] },
  },
};

const build = (others: object = {}) =>
  buildLifecycle(
    'order',
    Object.fromEntries(
      Object.entries({ order: ORDER, ...others }).map(([name, rules]) => [
        name,
        sandboxResourceSchema.parse(rules),
      ]),
    ),
    APIS,
  );

const describeMoves = (lifecycle: Lifecycle | undefined, wanted: string) =>
  lifecycle?.states
    .find(({ title }) => title === wanted)
    ?.moves.map(({ operation, to }) => `${operation?.name ?? 'time'} > ${to}`);

test('begins with what creates a record, with the status of an error that creates one', () => {
  const lifecycle = build();
  expect(lifecycle?.states[0]?.title).toBe('New');
  expect(describeMoves(lifecycle, 'New')).toEqual(['create > open', 'create\u00a0(402) > failed']);
});

test('has the operations that a state allows, with the state afterwards, and what time does', () => {
  const lifecycle = build();
  expect(describeMoves(lifecycle, 'Open')).toEqual([
    ...['pay > paid', 'pause > paused', 'edit > open', 'cancel > cancelled'],
  ]);
  expect(describeMoves(lifecycle, 'Paused')).toEqual([
    'resume > open',
    'edit > paused',
    'edit > open',
  ]);
  expect(describeMoves(lifecycle, 'Paid')).toEqual(['time > shipped']);
});

test('ends where nothing leads on: time that keeps a state is no move', () => {
  const ends = build()?.states.filter(isEnd);
  expect(ends?.map(({ title }) => title)).toEqual(['failed', 'shipped', 'Deleted']);
  expect(describeMoves(build(), 'cancelled')).toEqual(['erase > -']);
});

test('lists what a state refuses with its status, 409 where the rules name none', () => {
  const paid = build()?.states.find(({ title }) => title === 'Paid');
  expect(paid?.refusals.map(({ operation }) => operation.name)).toEqual([
    ...[
      'pay\u00a0(409)',
      'pause\u00a0(409)',
      'resume\u00a0(422)',
      'edit\u00a0(409)',
      'cancel\u00a0(409)',
      'erase\u00a0(409)',
    ],
  ]);
});

const BILL = {
  ...{ title: 'Bill', id: 'bill_id' },
  states: {
    due: { then: [{ at: '$now()', to: 'late' }] },
    late: { changes: [{ resource: 'order', id: 'ids', from: ['open'], to: 'failed' }] },
  },
  operations: {
    bill: [
      {
        does: 'create',
        creates: [{ resource: 'order', state: 'paid', set: {} }],
        changes: [{ resource: 'order', id: 'ids', from: ['paused'], to: 'cancelled' }],
      },
      { does: 'act', resource: 'order', from: ['paid'], to: 'shipped' },
    ],
  },
};

test('has what records of another resource do to this one, in the states that they name', () => {
  const lifecycle = build({ bill: BILL });
  expect(describeMoves(lifecycle, 'Paused')).toContain('bill > cancelled');
  expect(describeMoves(lifecycle, 'Open')).not.toContain('bill > cancelled');
  expect(describeMoves(lifecycle, 'Paid')).toContain('bill > shipped');
});

test('has what a state of another record brings, by what leads to that state', () => {
  expect(describeMoves(build({ bill: BILL }), 'Open')).toContain('time > failed');
  expect(describeMoves(build({ bill: BILL }), 'Paused')).not.toContain('time > failed');
});

test('begins with what others create only where no request creates one', () => {
  expect(describeMoves(build({ bill: BILL }), 'New')).not.toContain('bill > paid');
  const order = { ...ORDER, operations: {} };
  expect(describeMoves(build({ bill: BILL, order }), 'New')).toEqual(['bill > paid']);
});

test('orders states by their distance from the first', () => {
  expect(build()?.states.map(({ title }) => title)).toEqual([
    ...['New', 'Open', 'failed', 'Paused', 'Paid', 'cancelled', 'shipped', 'Deleted'],
  ]);
});

test('is nothing for an unknown resource and for one without states', () => {
  expect(buildLifecycle('order', {}, APIS)).toBeUndefined();
  const order = sandboxResourceSchema.parse({ title: 'Order', id: 'id', operations: {} });
  expect(buildLifecycle('order', { order }, APIS)).toBeUndefined();
});

function layout() {
  const lifecycle = build();
  if (!lifecycle) throw new Error('no states');
  return layoutLifecycle(lifecycle);
}

test('is laid out from top to bottom without overlaps, on a phone too', () => {
  const { boxes, moves, width, height } = layout();
  const spans = [...boxes.map(({ y }) => ({ y, height: 32 })), ...moves].toSorted(
    (a, b) => a.y - b.y,
  );
  for (const [index, { y }] of spans.entries()) {
    const before = spans[index - 1];
    expect(y).toBeGreaterThanOrEqual(before ? before.y + before.height : 0);
  }
  const last = spans.at(-1);
  expect(height).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  expect(width).toBeLessThanOrEqual(288);
});

test('leaves room for titles and names of any text', () => {
  fc.assert(
    fc.property(anyTitle(40), anyTitle(), (title, name) => {
      const operation = {
        name,
        href: '/',
        api: 'shop',
        id: 'post /a',
        resource: 'a',
        idField: 'id',
      };
      const moves = [{ from: 'a', to: 'b', operation }];
      const states = [
        { name: 'a', title, moves, refusals: [] },
        { name: 'b', title, moves: [], refusals: [] },
      ];
      const { boxes, moves: rows, width } = layoutLifecycle({ title, states });
      for (const { lines, width: own } of [...boxes, ...rows])
        for (const line of lines) expect(estimateTextWidth(line, 13)).toBeLessThanOrEqual(own);
      const [first, last] = boxes;
      expect(first && rows[0]?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
      expect(rows[0] && last?.y).toBeGreaterThanOrEqual((rows[0]?.y ?? 0) + (rows[0]?.height ?? 0));
      expect(width).toBeLessThanOrEqual(288);
    }),
  );
});

test('has rows that a finger hits, and a line for each move to another state', () => {
  const { moves } = layout();
  expect(Math.min(...moves.map((move) => move.height))).toBeGreaterThanOrEqual(24);
  expect(
    moves.filter(({ path }) => path === undefined).map(({ operation }) => operation?.name),
  ).toEqual(['edit', 'edit']);
});

test('has a lane of its own for each state whose lines would meet those of another', () => {
  const { arrows } = layout();
  const lanes = arrows.map(({ lane }) => lane);
  // Seven states but the first have lines; those whose lines do not meet share a lane.
  expect(arrows).toHaveLength(7);
  expect(new Set(lanes).size).toBeLessThan(7);
  expect(new Set(lanes).size).toBeGreaterThan(1);
});
