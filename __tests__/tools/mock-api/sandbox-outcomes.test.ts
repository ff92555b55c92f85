/** @jest-environment node */
import type { Outcome } from '@/lib/tools/mock-api/sandbox-outcomes';

const NONE = { cards: [], amounts: [], avs: [], cvv2: [], accounts: [] };

const CARD = { brand: 'Visa', number: '4111111111111111', type: 'VS', note: 'Credit' };

/** What a sale with a card asks for; `data` takes the place of content/test-data.json. */
function sell(card: string, data: object): Outcome | undefined {
  jest.resetModules();
  jest.doMock('@/content/test-data.json', () => data);
  const { decideOutcome } = jest.requireActual<
    typeof import('@/lib/tools/mock-api/sandbox-outcomes')
  >('@/lib/tools/mock-api/sandbox-outcomes');
  return decideOutcome('post /sale', { card_number: card }, []);
}

test('a card that is none of the test cards is refused', () => {
  const data = { ...NONE, cards: [CARD] };
  expect(sell(CARD.number, data)).toBeUndefined();
  expect(sell('4222222222222220', data)).toMatchObject({ status: 400, rcode: '108' });
});

test('a provider without test cards takes any', () =>
  expect(sell('4222222222222220', NONE)).toBeUndefined());
