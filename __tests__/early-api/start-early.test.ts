import fc from 'fast-check';
import { type EarlySettings, startEarly } from '@/lib/early-api/start-early';
import { toDocumentLocation } from '@/lib/http/document-location';

const API = 'http://localhost:4010';
const LISTED = 'https://docs.example.org/openapi/v1.json';
const settings: EarlySettings = {
  apiBases: { local: API, dev: 'x:', qa: 'x:', test: 'x:', prod: 'x:' },
  allow: [LISTED],
  listScript: '/draw.js',
  operationScript: '/operation.js',
};

let answer: (text: string) => void = () => {};
let refuse: () => void = () => {};
const fetched = jest.fn(
  (url: string, init?: RequestInit) =>
    new Promise((resolve, reject) => {
      answer = (text) =>
        resolve({ ok: true, status: 200, redirected: false, url, init, text: async () => text });
      refuse = () => reject(new TypeError('Failed to fetch'));
    }),
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: fetched });
  globalThis.portalEarlyDocument = undefined;
  document.head.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** Runs it as the first script of a page that has two scripts of its own. */
function start(address: string): void {
  history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.setAttribute('data-page-scripts', '/a.js /b.js');
  script.setAttribute('data-article-scripts', '/c.js');
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startEarly(settings);
  current.mockRestore();
}
const started = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const preloaded = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

test('a page whose address names no document fetches none, and starts when it is painted', async () => {
  start('/api/?operation=get+/a');
  expect(preloaded()).toEqual(['/a.js', '/b.js']);
  expect(started()).toEqual([]);
  await pass(100);
  expect(started()).toEqual(['/a.js', '/b.js']);
  await pass(5000);
  expect(started()).toHaveLength(2);
  expect(fetched).not.toHaveBeenCalled();
  expect(globalThis.portalEarlyDocument).toBeUndefined();
});

test('a page nobody sees starts without waiting for a frame', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  start('/api/');
  await pass(1);
  expect(started()).toEqual(['/a.js', '/b.js']);
  jest.restoreAllMocks();
});

test('a named document is fetched once, without credentials, and its rows are drawn before the page starts', async () => {
  start('/api/?swaggerUri=/x.json&operation=get+/a');
  expect(fetched.mock.calls).toEqual([
    [`${API}/x.json`, { credentials: 'omit', cache: 'no-cache' }],
  ]);
  expect(started()).toEqual(['/operation.js']);
  expect(preloaded()).toEqual([]);
  answer('{}');
  await pass(0);
  expect(preloaded()).toEqual(['/a.js', '/b.js', '/c.js']);
  expect(started()).toEqual(['/operation.js']);
  const early = globalThis.portalEarlyDocument;
  expect(early).toMatchObject({
    swaggerUri: '/x.json',
    url: `${API}/x.json`,
    isForeign: false,
    operation: 'get /a',
  });
  await expect(early?.text).resolves.toBe('{}');
  early?.startPage();
  expect(started()).toEqual(['/operation.js', '/a.js', '/b.js']);
  early?.startPage();
  await pass(5000);
  expect(started()).toHaveLength(3);
});

test('a slow host does not keep the page from starting', async () => {
  start('/api/?swaggerUri=/x.json');
  await pass(1499);
  expect(started()).toEqual(['/draw.js']);
  await pass(1);
  expect(started()).toEqual(['/draw.js', '/a.js', '/b.js']);
});

test('a failure is kept for the page, which tells it', async () => {
  start('/api/?swaggerUri=/x.json');
  refuse();
  await pass(0);
  expect(preloaded()).toEqual(['/a.js', '/b.js', '/c.js']);
  await expect(globalThis.portalEarlyDocument?.text).rejects.toMatchObject({
    status: 0,
    message: 'Check internet connection',
  });
});

test('a document that is allowed by its whole address is fetched', () => {
  start(`/api/?swaggerUri=${encodeURIComponent(LISTED)}`);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([LISTED]);
  expect(globalThis.portalEarlyDocument?.isForeign).toBe(true);
});

describe('whatever the address names', () => {
  const PIECES = [
    '/',
    '//',
    '\\',
    '..',
    '%2e%2e',
    '/x.json',
    'https:',
    'http://',
    'javascript:',
    'data:',
    'evil.example',
    '@',
    ':4010',
    'localhost',
    API,
    LISTED,
    '\t',
    '\u0000',
    '?',
    '#',
  ];
  test('nothing is fetched but what the rules allow, and only from the API base or the list', () => {
    const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const swaggerUri = pieces.join('');
        fetched.mockClear();
        start(`/api/?${new URLSearchParams({ swaggerUri })}`);
        const rules = { apiBase: API, allow: [LISTED] };
        const allowed = toDocumentLocation(swaggerUri, rules);
        const urls = fetched.mock.calls.map(([url]) => url);
        expect(urls).toEqual(allowed.ok ? [allowed.url] : []);
        for (const url of urls) expect(url === LISTED || new URL(url).origin === API).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
