import { EARLY_SCRIPT } from '@/lib/theme/early-script';

/** Runs it as a page does: from a script element, before anything else. */
function run(): DOMStringMap {
  new Function(EARLY_SCRIPT)();
  return document.documentElement.dataset;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.document;
  history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['DARK', undefined],
  ['"><script>', undefined],
  ['', undefined],
])('the remembered theme %j sets %j', (kept, theme) => {
  localStorage.setItem('theme', kept);
  expect(run().theme).toBe(theme);
});

test('a reader who chose nothing gets what the system says', () => {
  expect(run().theme).toBeUndefined();
});

test('a browser that refuses storage still learns which document the address names', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  history.replaceState(null, '', '/api/?swaggerUri=/x.json');
  expect(run().document).toBe('named');
});

test.each([
  ['/api/?swaggerUri=/x.json', 'named'],
  ['/api/?operation=get+%2Fa&swaggerUri=', 'named'],
  ['/api/?operation=get+%2Fa', undefined],
  ['/api/?swaggeruri=/x.json', undefined],
  ['/api/#swaggerUri=/x.json', undefined],
])('at %j the document on show is marked %j', (address, mark) => {
  history.replaceState(null, '', address);
  expect(run().document).toBe(mark);
});

test('it leaves nothing of its own in the page', () => {
  const before = Object.keys(window);
  run();
  expect(Object.keys(window)).toEqual(before);
});
