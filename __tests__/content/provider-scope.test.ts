/**
 * @jest-environment node
 * @shipped-documents
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDocument } from './openapi-document';

const OURS = ['payment-gateway', 'platform'];
/** Operations that the measure lacks: a transient key and a webhook's secret have to be kept in order. */
const FURTHER = ['get /embedded/{transient_key}', 'post /webhook/{webhook_id}/secret'];

const readOperations = (file: string) => readDocument(readFileSync(file, 'utf8')).operations;
const ours = OURS.flatMap((api) => readOperations(`public/openapi/${api}.json`));

/** A real provider's document, beside the project and never in it. */
const MEASURE = resolve(process.cwd(), '../shared/fixtures/openapi/platform.json');
const ifMeasured = existsSync(MEASURE) ? test : test.skip;

ifMeasured('every operation of a real provider of this kind is there, and two more', () => {
  const ids = ours.map(({ id }) => id);
  const measured = readOperations(MEASURE).map(({ id }) => id);
  expect(measured.length).toBeGreaterThan(100);
  expect(measured.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !measured.includes(id)).sort()).toEqual(FURTHER);
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
