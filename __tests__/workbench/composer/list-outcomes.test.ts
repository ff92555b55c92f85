/** @shipped-documents */
import { readTestData } from '@/lib/content/read-data';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { composeBody, listTestFields } from '@/lib/workbench/composer/body-outcomes';
import { listOutcomes } from '@/lib/workbench/composer/list-outcomes';
import { listBundledDocuments } from '../../support/bundled-documents';

jest.setTimeout(60_000);

const data = readTestData();
const { samples = { operation: '', card: {} } } = data.sandbox;
const outcomes = listOutcomes(data).flatMap((group) => group.outcomes);

let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  host = await serveDocuments({ documents: new Map(), apis: listBundledDocuments(), port: 0 });
});
afterAll(() => host.close());

test('every row of the test data is an outcome with a name of its own', () => {
  const { amounts, avs, cvv2, accounts } = data;
  expect(outcomes).toHaveLength([amounts, avs, cvv2, accounts].flat().length);
  expect(new Set(outcomes.map(({ name }) => name)).size).toBe(outcomes.length);
});

test.each(outcomes.map((outcome) => [outcome.name, outcome] as const))(
  'the request composed for %s gets what it promises',
  async (_, outcome) => {
    const response = await fetch(new URL('pg/sale', host.url), {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from('a-key:').toString('base64')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(composeBody(samples, outcome)),
    });
    const body = await response.json();
    const results = outcome.results.map(([field]) => [
      field,
      field === '' ? String(response.status) : body[field],
    ]);
    expect(results).toEqual(outcome.results);
  },
);

test('what a bank sends back comes later', () => {
  const closed = outcomes.find(({ name }) => name === 'account-closed');
  expect(closed?.later).toEqual([['reject_reason', 'R02']]);
  expect(outcomes.find(({ name }) => name === 'account-settles')?.later).toEqual([]);
});

test('the data of a request are the fields that it has, in the given order', () => {
  const body = { zip: '94105', amount: 0.51, other: true };
  expect(listTestFields(body, ['amount', 'card', 'zip'])).toEqual([
    ['amount', 0.51],
    ['zip', '94105'],
  ]);
});
