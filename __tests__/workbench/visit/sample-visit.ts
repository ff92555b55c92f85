import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { ArazzoOptions } from '@/lib/workbench/visit/build-arazzo';
import type { NamedVisitRequest } from '@/lib/workbench/visit/visit-request';

/** Settings of the files that a visit is saved as. */
export const OPTIONS: ArazzoOptions = {
  title: 'Requests of 2026-11-29',
  day: '2026-11-29',
  getAddress: (api) => `https://docs.example.com/openapi/${api}.json`,
};

function build(
  name: string,
  operation: string,
  request: Partial<SampleRequest> & { readonly url: string },
  body: unknown,
): NamedVisitRequest {
  return {
    ...{ api: 'payment-gateway', operation, name, at: new Date(0) },
    request: { method: 'POST', keys: [{ in: 'basic' }], headers: [], cookies: [], ...request },
    received: { status: 200, headers: [], body: JSON.stringify(body) },
  };
}

const BASE = 'https://api-test.example.com/pg';
const json = (value: { [key: string]: string | number | readonly string[] }) => ({
  body: { kind: 'json', media: 'application/json', value } as const,
});

/** A sale, its capture and its refund, each with an id of the response before it. */
export const VISIT: readonly NamedVisitRequest[] = [
  build(
    'Sale',
    'post /sale',
    { url: `${BASE}/sale`, ...json({ customer: 'customer-77' }) },
    {
      pg_id: 'PG-100001',
      customer: 'customer-77',
    },
  ),
  build(
    'Capture',
    'post /capture/{pgIdOrig}',
    {
      url: `${BASE}/capture/PG-100001`,
      path: ['/capture/', 'PG-100001', ''],
      headers: [['X-Trace', 't']],
    },
    { pg_id: 'PG-100001', refs: [{ id: 're-200002' }] },
  ),
  build(
    'Refund',
    'post /refund',
    {
      url: `${BASE}/refund?why=a&why=b`,
      ...json({ by: ['re-200002'], amount: 1, customer: 'customer-77' }),
    },
    {},
  ),
];
