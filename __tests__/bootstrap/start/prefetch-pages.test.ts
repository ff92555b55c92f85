/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { PAGE_STARTED } from '@/lib/bootstrap/start/page-start';
import { prefetchPages } from '@/lib/bootstrap/start/prefetch-pages';

const point = (...ids: readonly string[]) => {
  for (const id of ids) fireEvent.pointerOver(document.getElementById(id)!);
};
const listPrefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

beforeEach(() => {
  history.replaceState(null, '', '/guides/');
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a id="link" href="/guides/webhooks/" data-page-link>Webhooks</a>
    <a id="row" href="/api/pay/sale/" data-operation="post /sale">Sale</a>
    <a id="self" href="/guides/#top" data-page-link>Top</a>
    <a id="other" href="https://docs.example.org/" data-page-link>Elsewhere</a>
    <button id="search">Search</button>`;
  prefetchPages();
});
afterEach(() => void dispatchEvent(new Event(PAGE_STARTED)));

test('the page of a link or an operation that is pointed at is fetched, once, and not its own', () => {
  point('link', 'link', 'self', 'other', 'search', 'row');
  expect(listPrefetched()).toEqual([
    'http://localhost/guides/webhooks/',
    'http://localhost/api/pay/sale/',
  ]);
});

test('nothing is fetched for a reader who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  point('link');
  expect(listPrefetched()).toEqual([]);
  Object.assign(navigator, { connection: { saveData: false } });
  point('link');
  expect(listPrefetched()).toEqual(['http://localhost/guides/webhooks/']);
});

test('React fetches what it needs itself', () => {
  dispatchEvent(new Event(PAGE_STARTED));
  point('link');
  expect(listPrefetched()).toEqual([]);
});
