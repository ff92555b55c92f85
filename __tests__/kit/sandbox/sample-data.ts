import type { TestData } from '@/lib/content/schemas/test-data';

const decline = { status: 402, outcome: 'Declined' };
const check = { meaning: 'What it means' };
const card = { brand: 'Visa', note: 'Credit' };

/** Test data of the sample API, and the rules of its sandbox. */
export const sampleData: TestData = {
  sandbox: {
    request: {
      card: 'card_number',
      expiry: 'exp_date',
      amount: 'amt_tran',
      zip: 'avs_zip',
      cvv2: 'cvv2',
    },
    response: {
      code: 'rcode',
      message: 'rmsg',
      advice: 'advice',
      zip: 'auth_avs_result',
      cvv2: 'auth_cvv2_result',
    },
    charges: [{ operation: 'post /sale' }],
    approved: '000',
    declines: { below: '1.00', status: 402 },
    partial: { code: '010', field: 'partial_auth' },
    stored: { field: 'tokenize', result: 'card_id' },
    refusals: { card: { code: '108', message: 'Must be a test card' } },
    otherwise: { zip: 'Y', cvv2: 'M' },
    advised: ['MC'],
    errors: [
      {
        ...{ code: 'rcode', message: 'rmsg', list: 'data' },
        invalid: { code: '100' },
        notFound: '100',
        noAlternative: '103',
        fields: { exp_date: '107' },
        meanings: 'Rcode',
      },
    ],
    pages: { parameter: 'page', list: 'data' },
  },
  cards: [
    { ...card, number: '4111111111111111', type: 'VS' },
    { ...card, number: '5555555555554444', type: 'MC' },
  ],
  amounts: [
    { ...decline, amount: '0.51', code: '051', advice: 'M002' },
    { ...decline, amount: '9.98', code: '998', status: 509 },
    { ...decline, amount: '10.10', code: '010', status: 200 },
  ],
  avs: [{ ...check, zip: '99999', result: 'N' }],
  cvv2: [{ ...check, cvv2: '998', result: 'P' }],
  accounts: [],
};
