/** @jest-environment jsdom */
import { getByRole, queryByRole } from '@testing-library/dom';
import {
  SEARCHED_IN_VAIN,
  SEARCHES_TO,
  showSearches,
} from '@/lib/bootstrap/searches/show-searches';
import { MAX_LINK_CHARS } from '@/lib/routes/mail-link';
import {
  keepSearches,
  readSearches,
  STORED_SEARCHES,
} from '@/lib/workbench/searches/kept-searches';

const place = () => document.querySelector<HTMLElement>(SEARCHED_IN_VAIN) ?? document.body;
const read = () => place().textContent;

beforeAll(() => showSearches());
beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = `<${SEARCHED_IN_VAIN} ${SEARCHES_TO}="help@example.com"><p>off</p></${SEARCHED_IN_VAIN}>`;
  await Promise.resolve();
});
afterEach(() => jest.restoreAllMocks());

test('without any, the page says so, and where they would be', () => {
  expect(read()).toBe(
    'None of your searches has come back empty. One that does is counted here, in this browser alone: nobody else sees it.',
  );
});

test('they are listed by their counts, as text, and again when they change', () => {
  keepSearches([
    { query: 'sepa', count: 2 },
    { query: '<b>old', count: 1 },
    { query: 'new', count: 1 },
  ]);
  const items = [...place().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(['sepa 2 times', 'new 1 time', '<b>old 1 time']);
});

test('a link puts them into a mail, the most frequent ones first where it would be too long', () => {
  keepSearches(
    Array.from({ length: 50 }, (_, index) => ({
      query: `${'ä'.repeat(30)} ${index}`,
      count: index,
    })),
  );
  const href = getByRole(place(), 'link', { name: 'Put them into a mail' }).getAttribute('href');
  expect(href).toMatch(/^mailto:help@example\.com\?subject=Searched%20in%20vain/);
  expect(href?.length).toBeLessThanOrEqual(MAX_LINK_CHARS);
  expect(decodeURIComponent(href ?? '')).toContain(' 49 (49 times)');
});

test('a button forgets them, and the focus goes to what says so', () => {
  keepSearches([{ query: 'sepa', count: 1 }]);
  getByRole(place(), 'button', { name: 'Forget them' }).click();
  expect(localStorage.getItem(STORED_SEARCHES)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Forgotten.');
  expect(queryByRole(place(), 'list')).toBeNull();
});

test.each(['{', '{}', '[1, {"query": 2}]', 'null'])('a stored %s is none', (text) => {
  localStorage.setItem(STORED_SEARCHES, text);
  expect(readSearches()).toEqual([]);
});

test('a browser that refuses storage keeps none, and nothing breaks', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  keepSearches([{ query: 'sepa', count: 1 }]);
  expect(readSearches()).toEqual([]);
});
