import type { Sandbox } from '@/lib/content/schemas/sandbox/sandbox';
import type { JsonObject } from '@/lib/openapi/core/types';
import { buildCheckResults, decideOutcome } from '@/lib/sandbox/respond/sandbox-outcomes';
import { NO_RULES } from '../../support/no-rules';
import { sampleData } from './sample-data';

/** Status and code of a request to the sandbox with other rules; `undefined` for the first example. */
function decide(body: JsonObject, rules: Partial<Sandbox> = {}, id = 'post /sale') {
  const data = { ...sampleData, sandbox: { ...sampleData.sandbox, ...rules } };
  const outcome = decideOutcome(data, id, body, ['000', '010', '014', '051']);
  return outcome && [outcome.status, outcome.code];
}

test.each([
  ['a card that is no test card', { card_number: '4222222222222220' }, [400, '108']],
  ['a test card', { card_number: '4111111111111111' }, undefined],
  ['a listed amount', { amt_tran: 9.98 }, [509, '998']],
  ['cents that are a code', { amt_tran: 0.14 }, [402, '014']],
  ['cents that are none', { amt_tran: 0.13 }, undefined],
  ['no cents, which would be the code of an approval', { amt_tran: 0 }, undefined],
  ['a partial approval that nobody allowed', { amt_tran: 10.1 }, undefined],
  ['cents of a partial approval', { amt_tran: 0.1, partial_auth: true }, undefined],
])('%s gets its outcome', (_, body, outcome) => expect(decide(body)).toEqual(outcome));

test('another operation decides nothing by its amount, until the rules name it', () => {
  expect(decide({ amt_tran: 0.51 }, {}, 'post /plan')).toBeUndefined();
  const charges = [{ operation: 'post /plan', amount: 'fee', status: 200 }];
  expect(decide({ amt_tran: 1, fee: 0.51 }, { charges }, 'post /plan')).toEqual([200, '051']);
  expect(decide({ amt_tran: 0.51, fee: 1 }, { charges }, 'post /plan')).toEqual([200, '000']);
});

test('other names and codes are other rules', () => {
  const request = { amount: 'total', card: 'pan' };
  expect(decide({ total: 9.98 }, { request })).toEqual([509, '998']);
  expect(decide({ amt_tran: 9.98 }, { request })).toBeUndefined();
  const refusals = { card: { code: 'E7', message: 'No' } };
  expect(decide({ pan: '4222222222222220' }, { request, refusals })).toEqual([400, 'E7']);
});

test('a sandbox without rules or cards takes any request', () => {
  expect(decide({ card_number: '4222222222222220', amt_tran: 0.51 }, NO_RULES)).toBeUndefined();
  const data = { ...sampleData, cards: [] };
  expect(decideOutcome(data, 'post /sale', { card_number: '4222222222222220' }, [])).toBe(
    undefined,
  );
});

test.each([
  ['a Mastercard', '5555555555554444', 'M002'],
  ['a Visa card', '4111111111111111', undefined],
])('a decline of %s carries the advice %s', (_, card, advice) =>
  expect(buildCheckResults(sampleData, { card_number: card }, '051')['advice']).toBe(advice),
);
