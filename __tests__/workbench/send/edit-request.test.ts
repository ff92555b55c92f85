import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl, quoteShellWord } from '@/lib/openapi/request/print-curl';
import { editRequest, getBodyText, type TypedRequest } from '@/lib/workbench/send/edit-request';
import { describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { getProviderOperation } from './provider-operation';

const { api, operation } = getProviderOperation();
const BASE = buildRequest(api, operation);
const OF = describeSandboxOperation('shop', api, operation);
const edit = (typed: TypedRequest) => editRequest(OF, BASE, typed);

const URL_START = 'https://api-test.example.com/shop/orders';

test('what is typed for a parameter stands in its place of the request', () => {
  const texts = {
    'path order_id': '12',
    'query count': '5',
    'query filter': '["a,b","c d"]',
    'header X-Trace': 'x',
  };
  expect(edit({ texts })).toMatchObject({
    method: 'POST',
    url: `${URL_START}/12/lines?count=5&filter=a%2Cb&filter=c%20d`,
    path: ['/orders/', '12', '/lines'],
    headers: [['X-Trace', 'x']],
    keys: [{ in: 'basic' }],
    body: BASE.body,
  });
});

test('an empty text is not sent; in the path its name stays', () => {
  const { url, headers } = edit({ texts: { 'query count': '' } });
  expect([url, headers]).toEqual([BASE.url, []]);
});

test.each([
  ['../../pg', '..%2F..%2Fpg'],
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['%2e%2e', '%252e%252e'],
  ['a\r\nb', 'a%0D%0Ab'],
  ['not a number', 'not%20a%20number'],
])('a path parameter of %j is encoded, not corrected', (typed, sent) => {
  expect(edit({ texts: { 'path order_id': typed } }).url).toBe(`${URL_START}/${sent}/lines`);
});

test('a header stays one line of ASCII', () => {
  const { headers } = edit({ texts: { 'header X-Trace': 'a\r\nX-Other: é' } });
  expect(headers).toEqual([['X-Trace', 'a X-Other: %C3%A9']]);
});

test('a body keeps every digit of its numbers', () => {
  const text = '{"sku": "x", "amount": 1.25, "id": 12345678901234567890}';
  const { body } = edit({ texts: {}, body: text });
  expect(body).toMatchObject({ value: { id: 12345678901234567890n } });
  expect(getBodyText(body)).toBe(text);
});

test('a body that is no JSON is sent as it is, in its media type', () => {
  expect(edit({ texts: {}, body: '{"sku": ' }).body).toEqual({
    kind: 'text',
    media: 'application/json',
    text: '{"sku": ',
  });
});

test('an empty body is none', () => {
  expect(edit({ texts: {}, body: ' \n' }).body).toBeUndefined();
});

test.each([
  ['white space of its own', '{ "sku":"x",\n "amount": 1.5 }', 'json'],
  ['a number with a zero at its end', '{"sku": "x", "amount": 1.50}', 'text'],
  ['a name that is there twice', '{"sku": "x", "sku": "y"}', 'text'],
  ['an escaped letter', '{"sku": "\\u0078"}', 'text'],
])('a body with %s is kept as it is written, in every sample', (_, text, kind) => {
  const request = edit({ texts: {}, body: text });
  expect(request.body).toMatchObject({ kind, text });
  expect(printCurl(request)).toContain(quoteShellWord(text));
});

test('a number of a parameter is sent as it is typed', () => {
  expect(edit({ texts: { 'query count': '5.00' } }).url).toContain('?count=5.00');
});
