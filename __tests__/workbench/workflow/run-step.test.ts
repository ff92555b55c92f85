import {
  fillStep,
  judgeStep,
  listMissingOutputs,
  type RunnableStep,
} from '@/lib/workbench/workflow/run-step';

const STEP: RunnableStep = {
  id: 'capture',
  title: 'Capture',
  operation: 'post /capture/{id}',
  api: 'shop',
  keys: [],
  parameters: { id: '$steps.hold.outputs.pg_id', page: 2 },
  body: { card: { id: '$steps.store.outputs.card_id' }, amount: 39.95 },
  criteria: ['$statusCode == 200', "$response.body#/rcode == '000'", 'x ='],
  outputs: { pg_id: '$response.body#/pg_id', note: '$response.body#/note' },
};
const SENT = { method: 'POST', url: 'https://a.example/', headers: [], path: {} };

test('a step takes the outputs of steps before it, and tells those that are missing', () => {
  const outputs = new Map([['hold.pg_id', 'p1']]);
  expect(listMissingOutputs(STEP, outputs)).toEqual([{ step: 'store', output: 'card_id' }]);
  const both = new Map([...outputs, ['store.card_id', 'c1']]);
  expect(listMissingOutputs(STEP, both)).toEqual([]);
  expect(fillStep(STEP, both)).toEqual({
    parameters: { id: 'p1', page: 2 },
    body: { card: { id: 'c1' }, amount: 39.95 },
    responses: [],
  });
});

test('criteria are judged one by one with their values; one that is not understood is not met', () => {
  const received = { status: 200, headers: [], body: '{"rcode": "051", "pg_id": "p2"}' };
  const result = judgeStep(STEP, { sent: SENT, received }, new Map());
  expect(result.criteria).toEqual([
    { condition: STEP.criteria[0], isMet: true, values: [['$statusCode', 200]] },
    { condition: STEP.criteria[1], isMet: false, values: [['$response.body#/rcode', '051']] },
    { condition: 'x =', isMet: false, values: [] },
  ]);
  expect(result.isMet).toBe(false);
  expect(result.outputs).toEqual({ pg_id: 'p2' });
});

test('a step has succeeded when all of its criteria are met', () => {
  const received = { status: 200, headers: [], body: '{"rcode": "000"}' };
  const step = { ...STEP, criteria: STEP.criteria.slice(0, 2) };
  expect(judgeStep(step, { sent: SENT, received }, new Map()).isMet).toBe(true);
});
