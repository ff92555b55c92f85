import type { Sandbox } from '@/lib/content/schemas/sandbox/sandbox';
import { NO_RULES } from '../support/no-rules';
import { type Files, faultsOf, SOUND } from '../support/sample-project';

const body = (properties: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
const text = { type: 'string' };
const rcode = { enum: ['000', '051'] };
const operation = { summary: 'Sale', tags: ['Payment Gateway'] };

const DOCUMENTS: Files = {
  'public/openapi/payment-gateway.json': {
    openapi: '3.1.0',
    info: { title: 'Gateway', version: '1' },
    paths: {
      '/sale': {
        post: {
          ...operation,
          requestBody: body({ amt_tran: { type: 'number' }, card_number: text }),
          responses: { 200: { description: 'Paid', ...body({ rcode, rmsg: text }) } },
        },
      },
    },
  },
  'public/openapi/platform.json': {
    openapi: '3.1.0',
    info: { title: 'Platform', version: '1' },
    paths: { '/plan': { post: { ...operation, tags: ['Customer Vault'], responses: {} } } },
  },
};

/** Errors in the rules of the sandbox; `rules` replace those of a sandbox that does nothing. */
function faults(rules: Partial<Sandbox>): readonly string[] {
  const file = 'content/test-data.json';
  const data = { ...JSON.parse(JSON.stringify(SOUND[file])), sandbox: { ...NO_RULES, ...rules } };
  return faultsOf({ ...DOCUMENTS, [file]: data }, file);
}

const sale = { operation: 'post /sale', amount: 'amt_tran' };

test.each<[string, Partial<Sandbox>]>([
  ['nothing', {}],
  ['what the documents have', { charges: [sale], request: { card: 'card_number' } }],
  ['a code that the documents list', { response: { code: 'rcode' }, approved: '000' }],
])('%s is sound', (_, rules) => expect(faults(rules)).toEqual([]));

test.each<[string, Partial<Sandbox>, string]>([
  [
    'operation',
    { charges: [{ ...sale, operation: 'post /sail' }] },
    'sandbox.charges.0.operation: no document has the operation "post /sail". Did you mean "post /sale"?',
  ],
  [
    'amount',
    { charges: [{ ...sale, amount: 'amt_trans' }] },
    'sandbox.charges.0.amount: "post /sale" has no "amt_trans" at "body.amt_trans". Did you mean "amt_tran"?',
  ],
  [
    'amount without a name',
    { charges: [{ operation: 'post /sale' }] },
    'sandbox.charges.0.amount: expected "amount", because "sandbox.request" names no field for it',
  ],
  [
    'field of a request',
    { charges: [sale], request: { card: 'card_numbr' } },
    'sandbox.request.card: "post /sale" has no "card_numbr" at "body.card_numbr". Did you mean "card_number"?',
  ],
  [
    'field of a response',
    { response: { message: 'rmsgs' } },
    'sandbox.response.message: no document has a field "rmsgs". Did you mean "rmsg"?',
  ],
  [
    'operation of the samples',
    { samples: { operation: 'post /sail', card: {} } },
    'sandbox.samples.operation: no document has the operation "post /sail". Did you mean "post /sale"?',
  ],
  [
    'value in a sample',
    { samples: { operation: 'post /sale', card: { amt_tran: 'much' } } },
    'sandbox.samples.card: body: "amt_tran" does not fit its schema: "much" (expected: number)',
  ],
  [
    'code',
    { response: { code: 'rcode' }, approved: '001' },
    'sandbox.approved: "rcode" is never "001". Did you mean "000"?',
  ],
])('an unknown %s is an error with its place and the closest match', (_, rules, fault) =>
  expect(faults(rules)).toContain(fault),
);
