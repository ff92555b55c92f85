import { findCalls } from '@/lib/workbench/releases/find-calls';
import { toApiOf } from '../../openapi/core/support';

const api = toApiOf({
  '/sale': { post: { operationId: 'makeSale' } },
  '/customer/{id}': { get: {}, delete: {} },
  '/customer/{id}/card': { post: {} },
  '/{tenant}/reports': { get: {} },
});
const find = (text: string) => findCalls(text, api);

describe('the operations that a text names', () => {
  it.each([
    ['an .http file', 'POST {{host}}/pg/sale HTTP/1.1\nContent-Type: application/json'],
    ['a command', "curl -X POST 'https://api.example.com/pg/sale' -d '{}'"],
    ['a command without a method', 'curl https://api.example.com/pg/sale -d {}'],
    ['an access log', '10.0.0.7 - - [29/Nov/2026] "POST /pg/sale?x=1 HTTP/1.1" 200 51'],
    ['code', "await client.request('POST', '/sale', body)"],
    [
      'a Postman collection',
      '{"item":[{"request":{"method":"POST","header":[],"url":{"raw":"{{host}}/pg/sale"}}}]}',
    ],
    [
      'a HAR file',
      '{"log":{"entries":[{"request":{"method":"POST","httpVersion":"h2","url":"https://a.example/pg/sale"}}]}}',
    ],
    ['Arazzo, by id', 'steps:\n  - stepId: pay\n    operationId: $sourceDescriptions.pay.makeSale'],
    ['Arazzo, by path', "operationPath: '{$sourceDescriptions.pay.url}#/paths/~1sale/post'"],
  ])('are found in %s', (_, text) => {
    expect(find(text)).toEqual(['post /sale']);
  });

  it('are those of the method and the longest path', () => {
    expect(find('GET /v1/customer/7')).toEqual(['get /customer/{id}']);
    expect(find('POST /v1/customer/7/card')).toEqual(['post /customer/{id}/card']);
    expect(find('GET /acme/reports')).toEqual(['get /{tenant}/reports']);
  });

  it('are all of an address without a method', () => {
    expect(find('see https://a.example/customer/7')).toEqual([
      'get /customer/{id}',
      'delete /customer/{id}',
    ]);
  });

  it.each(['', 'POST /refund', 'we post sales/returns', '{"method":"POST","url":7}', '/sale'])(
    'are none in %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
