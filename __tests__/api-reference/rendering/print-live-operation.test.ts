import { printLiveOperation } from '@/components/api-reference/rendering/print-live-operation';
import { indexApi } from '@/lib/openapi/document/index-api';

const api = indexApi({
  openapi: '3.1.0',
  info: { title: 'Pay', version: '1' },
  paths: {
    '/sale': {
      post: { summary: 'Sale', description: 'See [codes](/api/reference/#codes).', responses: {} },
    },
  },
});

test('An operation of a live document is printed with whole addresses and its source', () => {
  const text = printLiveOperation(api, 'post /sale', 'https://dev.example.com/api/?swaggerUri=/d');
  expect(text).toMatch(/^# Sale\n/);
  expect(text).toContain('[codes](https://dev.example.com/api/reference/#codes)');
  expect(text.endsWith('\nSource: https://dev.example.com/api/?swaggerUri=/d\n')).toBe(true);
});

test('An operation that the document does not have is no text', () => {
  expect(printLiveOperation(api, 'get /none', 'https://dev.example.com/')).toBe('');
});
