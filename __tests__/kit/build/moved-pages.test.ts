import { expandStars, joinMoves } from '@/lib/kit/build/moved-pages';

const PAGES = ['/', '/guides/', '/guides/webhooks/', '/guides/workflows/subscribe/', '/api/'];

test('a star leads each page below the old folder to the one below the new folder', () => {
  expect(expandStars({ '/docs/*': '/guides/*' }, PAGES)).toEqual([
    { from: '/docs/', to: '/guides/' },
    { from: '/docs/webhooks/', to: '/guides/webhooks/' },
    { from: '/docs/workflows/subscribe/', to: '/guides/workflows/subscribe/' },
  ]);
});

test('a page, an address of its own and the longer star come before a star', () => {
  const redirects = {
    '/*': '/guides/*',
    '/workflows/*': '/guides/workflows/*',
    '/webhooks/': '/api/',
  };
  expect(expandStars(redirects, [...PAGES, '/workflows/subscribe/'])).toEqual([
    { from: '/webhooks/', to: '/api/' },
  ]);
  expect(expandStars(redirects, PAGES)).toEqual([
    { from: '/webhooks/', to: '/api/' },
    { from: '/workflows/subscribe/', to: '/guides/workflows/subscribe/' },
  ]);
});

test('a former address of an operation leads to one page', () => {
  const former = [{ from: '/api/pay/refund/', to: '/api/pay/return/' }];
  expect(joinMoves(former, [...former, { from: '/docs/', to: '/guides/' }])).toEqual([
    ...former,
    { from: '/docs/', to: '/guides/' },
  ]);
  expect(() => joinMoves(former, [{ from: '/api/pay/refund/', to: '/guides/' }])).toThrow(
    'content/redirects.json: /api/pay/refund/ leads to /guides/ here and, as one of x-formerAddresses, to /api/pay/return/. Take one of the two out',
  );
});
