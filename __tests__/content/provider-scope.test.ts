/** @shipped-documents */
import { readFileSync } from 'node:fs';
import { readDocument } from './openapi-document';

const OURS = ['payment-gateway', 'platform'];
const readOperations = (file: string) => readDocument(readFileSync(file, 'utf8')).operations;
const ours = OURS.flatMap((api) => readOperations(`public/openapi/${api}.json`));

/** Operations that a provider of this kind offers, one on each line. */
const SCOPE = readFileSync('__tests__/fixtures/operations-of-this-kind.txt', 'utf8')
  .trim()
  .split('\n');

test('every operation of a provider of this kind is there, and no other', () => {
  expect(ours.map(({ id }) => id).sort()).toEqual(SCOPE);
});

test.each([
  ...(['Payment Gateway=16', 'Recurring Billing=19', 'Invoicing=15'] as const),
  ...(['Customer Vault=15', 'Reporting=13', 'Account Updater=10', 'Webhooks=10'] as const),
  ...(['Application Boarding=8', 'Dispute Management=8', 'Payee Vault=6'] as const),
  ...(['Integrator=3', 'Checkout=2', 'Embedded Fields=2'] as const),
])('operations by tag: %s', (entry) => {
  const [tag, count] = entry.split('=');
  expect(ours.filter(({ tags }) => tags[0] === tag)).toHaveLength(Number(count));
});
