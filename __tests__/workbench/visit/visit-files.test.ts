import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { buildArazzo } from '@/lib/workbench/visit/build-arazzo';
import { buildPrefill } from '@/lib/workbench/visit/build-prefill';
import { findGivenValues } from '@/lib/workbench/visit/given-values';
import { printVisitFile } from '@/lib/workbench/visit/visit-files';
import type { NamedVisitRequest } from '@/lib/workbench/visit/visit-request';
import { OPTIONS, VISIT } from './sample-visit';

const steps = () => Object(Object(buildArazzo(VISIT, OPTIONS)).workflows[0]).steps;

test('an id that a response gave and a later request used is an expression', () => {
  const [sale, capture, refund] = steps();
  expect(sale.outputs).toEqual({ pg_id: '$response.body#/pg_id' });
  expect(capture.parameters).toContainEqual({
    name: 'pgIdOrig',
    in: 'path',
    value: '$steps.sale.outputs.pg_id',
  });
  expect(refund.requestBody.payload).toEqual({
    by: ['$steps.capture.outputs.id'],
    amount: 1,
    customer: 'customer-77',
  });
});

const BARE: SampleRequest = {
  method: 'POST',
  url: 'https://a/b',
  keys: [],
  headers: [],
  cookies: [],
};

function find(given: unknown, used: string, before = ''): readonly string[] {
  const ask = (value: string): NamedVisitRequest => ({
    ...{ api: 'a', operation: 'post /b', name: 'B', at: new Date(0) },
    request: { ...BARE, body: { kind: 'json', media: 'application/json', value: { value } } },
  });
  const received = { status: 200, headers: [], body: JSON.stringify(given) };
  return findGivenValues([{ ...ask(before), received }, ask(used)]).map(({ pointer }) => pointer);
}

test.each<[string, unknown, string, string, readonly string[]]>([
  ['a text', { id: 'ab12cd' }, 'ab12cd', '', ['#/id']],
  ['a number that is sent as a text', { id: 123456 }, '123456', '', ['#/id']],
  ['the first of two places', { a: ['id_1234'], b: 'id_1234' }, 'id_1234', '', ['#/a/0']],
  ['no short one', { id: 'ab12c' }, 'ab12c', '', []],
  ['no word', { status: 'approved' }, 'approved', '', []],
  ['no day', { day: '2026-11-29' }, '2026-11-29', '', []],
  ['none that the request had itself', { id: 'ab12cd' }, 'ab12cd', 'ab12cd', []],
  ['none that is not used', { id: 'ab12cd' }, 'other', '', []],
])('given is %s', (_, given, used, before, expected) => {
  expect(find(given, used, before)).toEqual(expected);
});

test('an .http file has a request for each, in the order of sending', () => {
  const text = printVisitFile('http', VISIT, OPTIONS);
  expect(text.match(/^###.*|^[A-Z]+ \{\{host.*/gm)).toEqual([
    '### Sale',
    'POST {{host}}/pg/sale',
    '### Capture',
    'POST {{host}}/pg/capture/PG-100001',
    '### Refund',
    'POST {{host}}/pg/refund?why=a&why=b',
  ]);
});

test('a Postman collection has a request for each, and the key as a variable', () => {
  const collection = JSON.parse(printVisitFile('postman', VISIT, OPTIONS));
  expect(collection.variable).toEqual([{ key: 'SANDBOX_KEY', value: '' }]);
  expect(collection.item.map(({ name }: { name: string }) => name)).toEqual([
    'Sale',
    'Capture',
    'Refund',
  ]);
  expect(JSON.stringify(collection.item[0].request.auth)).toContain('{{SANDBOX_KEY}}');
});

test('what fills a form in again has the values of path, query, headers and body', () => {
  const [, capture, refund] = VISIT;
  expect(capture && buildPrefill(capture, 1)).toEqual({
    ...{ api: 'payment-gateway', operation: 'post /capture/{pgIdOrig}', again: 1 },
    parameters: { 'path.pgIdOrig': 'PG-100001', 'header.X-Trace': 't' },
  });
  expect(refund && buildPrefill(refund, 2)).toMatchObject({
    parameters: { 'query.why': '["a","b"]' },
    body: JSON.stringify({ by: ['re-200002'], amount: 1, customer: 'customer-77' }, null, 2),
  });
});
