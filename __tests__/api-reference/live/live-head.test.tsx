import { render } from '@testing-library/react';
import { OperationHead } from '@/components/api-reference/live/live-head';
import { toApiOf } from '../../openapi/core/support';

const { operations } = toApiOf({
  '/sale': { post: { summary: 'Sale', tags: ['Payments'], description: 'Takes money.' } },
});
const entry = operations.get('post /sale');
if (!entry) throw new Error('the document has no such operation');
const operationHead = (
  <OperationHead
    {...{ entry, operations }}
    site={{ title: 'Dev', url: 'https://developer.example.com' }}
  />
);

/** What browsers read: of each kind the first that stands in the head. */
const read = () => [
  document.title,
  document.querySelector('meta[name="description"]')?.getAttribute('content'),
  document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
];
const NOT_FOUND = ['Not found · Dev', 'Not here.', 'https://developer.example.com/api/not-found/'];
const SALE = [
  'Sale (Payments) · Dev',
  'POST /sale: Takes money.',
  'https://developer.example.com/api/payments/sale/',
];

beforeEach(() => {
  const [title = '', description = '', address = ''] = NOT_FOUND;
  document.head.innerHTML = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
  ].join('');
});

test('the head tells of the operation on show before what the page was built with', () => {
  const { unmount } = render(operationHead);
  expect(read()).toEqual(SALE);
  unmount();
  expect(read()).toEqual(NOT_FOUND);
});
