import { indexApi } from '@/lib/openapi/document/index-api';
import { compareLifecycle, explainHeaders } from '@/lib/workbench/response/explain/explain-headers';

const explain = (name: string, value: string) =>
  explainHeaders({ headers: [[name, value]] }).map(({ meaning }) => meaning);

test.each([
  ['Deprecation', '@1688169599', 'Deprecated from June 30, 2023'],
  ['deprecation', 'true', 'Deprecated'],
  ['Sunset', 'Wed, 31 Mar 2027 23:59:59 GMT', 'Ends on March 31, 2027'],
  ['Link', '</v2/sale>; rel="successor-version"', 'Address of what replaces it'],
  ['Link', '<https://e.example/a,b>; rel="nofollow sunset"', 'Page about the end'],
  ['Retry-After', '1', 'Try again in 1 second'],
  [
    'Retry-After',
    'Wed, 31 Mar 2027 10:00:00 GMT',
    'Try again after March 31, 2027 at 10:00:00 AM UTC',
  ],
  [
    'RateLimit',
    '"default";r=50;t=30',
    '50 requests left in the window. The window ends in 30 seconds',
  ],
  [
    'RateLimit',
    'limit=100, remaining=1, reset=5',
    '1 request left in the window. The window ends in 5 seconds',
  ],
  ['RateLimit-Policy', '"a,b";q=100;w=60', 'At most 100 requests in 60 seconds'],
  ['RateLimit-Policy', '100;w=1', 'At most 100 requests in 1 second'],
  ['RateLimit-Limit', '100, 100;w=60', 'At most 100 requests in a window'],
  ['X-RateLimit-Remaining', '0', '0 requests left in the window'],
  ['RateLimit-Reset', '7', 'The window ends in 7 seconds'],
  ['X-RateLimit-Reset', '1806487200', 'The window ends at March 31, 2027 at 10:00:00 AM UTC'],
])('%s: %s is explained', (name, value, meaning) => {
  expect(explain(name, value)).toEqual([meaning]);
});

test.each([
  ['Deprecation', 'soon'],
  ['Sunset', '@99999999999999999'],
  ['Link', '</next>; rel="next"'],
  ['Retry-After', '<b>later</b>'],
  ['RateLimit-Policy', '"bytes";q=1000;qu="content-bytes";w=60'],
  ['constructor', '1'],
])('%s: %s is left as it is', (name, value) => {
  expect(explain(name, value)).toEqual([]);
});

test('each link and each policy is explained by itself', () => {
  const link = '<a>; rel=deprecation; type="text/html", <b>; rel=next, <c>; rel=sunset';
  expect(explainHeaders({ headers: [['Link', link]] }).map(({ code }) => code)).toEqual(['a', 'c']);
  expect(explain('RateLimit-Policy', '"s";q=10;w=1, "d";q=100;w=9')).toHaveLength(2);
});

/** Differences of an operation that says this of itself. */
function compare(
  operation: Readonly<Record<string, string | boolean>>,
  ...headers: [string, string][]
) {
  const api = indexApi({ openapi: '3.1.0', paths: { '/sale': { post: operation } } });
  const entry = api.operations.get('post /sale');
  if (!entry) throw new Error('no operation');
  return compareLifecycle(api, entry, { headers });
}

const ENDS: [string, string] = ['Sunset', 'Wed, 31 Mar 2027 23:59:59 GMT'];

test('a header that disagrees with the document is a difference', () => {
  expect(compare({}, ['Deprecation', '@1688169599'])).toEqual([
    'The header Deprecation says that it is deprecated; the document does not.',
  ]);
  expect(compare({}, ENDS)).toEqual([expect.stringMatching(/March 31, 2027; .* names no end/)]);
  expect(compare({ 'x-sunset': '2027-04-30' }, ENDS)).toEqual([
    'The header Sunset says that it ends on March 31, 2027; the document says April 30, 2027.',
  ]);
});

test('headers that agree with the document are no difference, nor are absent ones', () => {
  const operation = { deprecated: true, 'x-sunset': '2027-03-31' };
  expect(compare(operation, ENDS, ['Deprecation', 'true'])).toEqual([]);
  expect(compare(operation)).toEqual([]);
});
