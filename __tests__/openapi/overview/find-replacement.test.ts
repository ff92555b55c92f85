import { findReplacement } from '@/lib/openapi/overview/find-replacement';
import { toApiOf } from '../core/support';

const api = toApiOf({
  '/sale': { post: { operationId: 'createSale', summary: 'Sale' } },
  '/void': { post: {} },
});

test.each([
  ['an operationId', 'createSale', 'Sale', 'post /sale'],
  ['method and path', 'POST /sale', 'Sale', 'post /sale'],
  ['an operation without a name', 'post /void', '/void', 'post /void'],
  ['a pointer', '#/paths/~1sale/post', 'Sale', 'post /sale'],
])('%s names an operation', (_, text, name, id) => {
  expect(findReplacement(api, text)).toMatchObject({ name, entry: { id } });
});

test('an address on the web is one', () => {
  expect(findReplacement(api, 'https://example.com/new')).toEqual({
    name: 'https://example.com/new',
    text: 'replaced by https://example.com/new',
    url: 'https://example.com/new',
  });
});

test.each([
  'card_number',
  'javascript:alert(1)',
  '//host/x',
  '#/paths/~1gone/get',
  '#',
  '',
  'post',
])('another text is a name alone: %s', (text) => {
  expect(findReplacement(api, text)).toEqual({ name: text, text: `replaced by ${text}` });
});
