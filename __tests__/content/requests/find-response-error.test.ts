import { findResponseError } from '@/lib/content/requests/check-request';
import type { JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApiOf } from '../../openapi/core/support';

/** Error in a response of a page, for an operation with these responses. */
function find(responses: JsonObject, status: string): string {
  const api = toApiOf({ '/a': { get: { responses } } });
  const operation = getOperation(api, 'get /a');
  return findResponseError({ api, operation }, { title: status, status, value: { code: 1 } });
}

const response: JsonObject = {
  description: '',
  content: { 'application/json': { schema: { type: 'object' } } },
};

test.each(['404', '4XX', '4xx', 'default'])('a response is documented by %s', (documented) => {
  expect(find({ 200: response, [documented]: response }, '404')).toBe('');
});

test('a response that nothing documents is an error, with the closest status', () => {
  expect(find({ 200: response }, '201')).toBe(
    'the operation documents no response 201. Did you mean 200?',
  );
});

test('the schema is that of the closest entry: the status, then its class, then the default', () => {
  const text = { description: '', content: { 'application/json': { schema: { type: 'string' } } } };
  expect(find({ 404: response, '4XX': text, default: text }, '404')).toBe('');
  expect(find({ '4XX': response, default: text }, '404')).toBe('');
  expect(find({ default: text }, '404')).toMatch(/^response 404: /);
});
