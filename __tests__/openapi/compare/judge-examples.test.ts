import { CHANGE_KINDS } from '@/lib/openapi/compare/change';
import { judgeExamples } from '@/lib/openapi/compare/examples/judge-examples';

const judged = judgeExamples();
const lines = judged.map(
  ({ change: { kind, before, after }, breaks }) =>
    `${kind} ${before} > ${after}: ${[breaks.senders && 'send', breaks.readers && 'read'].filter(Boolean).join(' ') || 'none'}`,
);

test('each kind of change has an example, and each example is told from the others', () => {
  expect([...new Set(judged.map(({ change }) => change.kind))].toSorted()).toEqual(
    Object.keys(CHANGE_KINDS).toSorted(),
  );
  expect(new Set(lines).size).toBe(lines.length);
});

test('the comparison says of each what it breaks', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'operation-removed post /sale > : send',
      'parameter-added  > optional: none',
      'parameter-added  > required: send',
      'header-removed optional > : read',
      'response-added  > 409: none',
      'field-added  > string: none',
      'field-removed string > : send read',
      'type-changed integer > number: read',
      'value-added  > "void": read',
      'limit-narrowed at most 500 > at most 100: send',
    ]),
  );
});
