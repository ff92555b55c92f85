import { renderHook, waitFor } from '@testing-library/react';
import { usePageHead } from '@/components/api-reference/live/use-page-head';
import { toApiOf } from '../../openapi/core/support';

const { operations } = toApiOf({
  '/sale': { post: { summary: 'Sale', tags: ['Payments'], description: 'Takes money.' } },
});
const entry = operations.get('post /sale');

const NOT_FOUND = [
  '<link rel="canonical" href="https://developer.example.com/api/not-found/">',
  '<meta name="description" content="Not here.">',
  '<meta property="og:title" content="Not found">',
  '<meta name="robots" content="noindex">',
].join('');

const SALE = [
  '<link rel="canonical" href="https://developer.example.com/api/payments/sale/">',
  '<meta name="description" content="POST /sale: Takes money.">',
  '<meta property="og:title" content="Sale (Payments)">',
  '<meta name="robots" content="noindex">',
].join('');

const read = () => document.head.innerHTML.replace(/<title>.*<\/title>/, '');

beforeEach(() => {
  document.head.innerHTML = `<title>Not found · Dev</title>${NOT_FOUND}`;
});

test('the head tells of the operation on show, adds nothing, and takes its own back', () => {
  const { unmount } = renderHook(() => usePageHead(entry, 'Dev'));
  expect(document.title).toBe('Sale (Payments) · Dev');
  expect(read()).toBe(SALE);
  unmount();
  expect(document.title).toBe('Not found · Dev');
  expect(read()).toBe(NOT_FOUND);
});

test('what the page says once more, later, is written over, and stands there once', async () => {
  const { unmount } = renderHook(() => usePageHead(entry, 'Dev'));
  document.head.insertAdjacentHTML('beforeend', NOT_FOUND.replace(/<meta name="robots.*/, ''));
  await waitFor(() => expect(document.querySelectorAll('[rel="canonical"]')).toHaveLength(1));
  expect(read()).not.toContain('not-found');
  expect(read()).not.toContain('Not here.');
  unmount();
  expect(read()).toContain('href="https://developer.example.com/api/not-found/"');
});

test('no operation leaves the head as it is', () => {
  renderHook(() => usePageHead(undefined, 'Dev'));
  expect(read()).toBe(NOT_FOUND);
});
