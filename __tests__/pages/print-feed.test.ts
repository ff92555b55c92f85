/** @jest-environment jsdom */
import fc from 'fast-check';
import { printFeed } from '@/lib/pages/print-feed';
import { anyTitle } from '../support/any-title';

const HEAD = { path: '/api/changelog/', title: 'Changelog', file: '/api/changelog/feed.xml' };
const url = 'https://developer.example.com/api/changelog/#shop-1.2.0';

test('a feed is XML, whatever its entries are called', () => {
  fc.assert(
    fc.property(anyTitle(), (title) => {
      const feed = printFeed(HEAD, [{ url, title, day: '2026-11-20', html: `<p>${title}</p>` }]);
      const document = new DOMParser().parseFromString(feed, 'application/xml');
      expect(document.querySelector('parsererror')).toBeNull();
      expect(document.querySelector('entry > id')?.textContent).toBe(url);
    }),
  );
});

test('characters that XML does not have are left out of a feed, and no others', () => {
  const entry = { url, title: 'a\u0000b\u0007c\ufffed\te\u{1f468}<', day: '', html: '' };
  expect(printFeed(HEAD, [entry])).toContain('<title>abcd\te\u{1f468}&lt;</title>');
});
