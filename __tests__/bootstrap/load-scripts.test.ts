/** @jest-environment jsdom */
import { createScriptLoader } from '@/lib/bootstrap/load-scripts';

const SRC = 'https://stats.example.com/script.js';
const listScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const visit = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  document.head.innerHTML = '';
  visit('/');
});

test('a script is loaded once, asynchronously, with its attributes', () => {
  const load = createScriptLoader([{ src: SRC, attributes: { 'data-site': 'acme' } }]);
  load();
  load();
  expect(listScripts()).toEqual([SRC]);
  expect(document.querySelector('script')).toHaveAttribute('data-site', 'acme');
  expect(document.querySelector('script')?.async).toBe(true);
});

test.each([
  ['/guides/', '/guides/', 1],
  ['/guides/', '/guides/webhooks/', 0],
  ['/api/*', '/api/checkout/', 1],
  ['/api/*', '/guides/', 0],
])('a script of %s is loaded at %s: %d', (pages, path, count) => {
  const load = createScriptLoader([{ src: SRC, pages: [pages] }]);
  load();
  expect(listScripts()).toEqual([]);
  visit(path);
  load();
  expect(listScripts()).toHaveLength(count);
});

test('no script comes before the document has loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  createScriptLoader([{ src: SRC }])();
  expect(listScripts()).toEqual([]);
  state.mockRestore();
  dispatchEvent(new Event('load'));
  expect(listScripts()).toEqual([SRC]);
});
