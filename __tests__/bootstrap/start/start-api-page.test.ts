/** @jest-environment jsdom */
import fc from 'fast-check';
import { START_PAGE } from '@/lib/bootstrap/start/page-start';
import { type ApiPageSettings, startApiPage } from '@/lib/bootstrap/start/start-api-page';
import { createPageStart } from '@/lib/bootstrap/start/start-page';
import { resolveDocumentLocation } from '@/lib/routes/document-location';

const API = 'http://localhost:4010';
const LISTED = 'https://docs.example.org/openapi/v1.json';
const PAYLOAD = '/api/index.txt?v=build-1';
const PAYLOAD_TEXT = '0:{"b":"build-1"}';
const settings: ApiPageSettings = {
  apiBases: { local: API, dev: 'x:', qa: 'x:', test: 'x:', prod: 'x:' },
  allow: [LISTED],
  liveScript: '/scripts/live.js',
  listScript: '/draw.js',
  overlaid: [],
  releases: [{ id: 'pay', sections: ['payments'], former: [{ version: '1.0' }] }],
};

let answer: (text: string) => void = () => {};
let refuse: () => void = () => {};
/** What the host of the pages answers for the payload; the document is answered by hand. */
let payload: () => Promise<unknown>;
const fetched = jest.fn((url: string, init?: RequestInit) => {
  if (url === PAYLOAD) return payload();
  return new Promise((resolve, reject) => {
    answer = (text) =>
      resolve({ ok: true, status: 200, redirected: false, url, init, text: async () => text });
    refuse = () => reject(new TypeError('Failed to fetch'));
  });
});
const documents = () => fetched.mock.calls.filter(([url]) => url !== PAYLOAD);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: fetched });
  globalThis.portalPendingDocument = undefined;
  globalThis.__next_f = undefined;
  globalThis.TURBOPACK = undefined;
  document.head.innerHTML = '';
  for (const name of ['data-bootstrap-wait', 'data-first-frame'])
    document.documentElement.removeAttribute(name);
  Object.assign(performance, {
    getEntriesByType: () => [{ entryType: 'navigation', type: 'navigate' }],
  });
  payload = async () => ({ ok: true, text: async () => PAYLOAD_TEXT });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** Runs it as the first script of a page that has two scripts of its own. */
function start(address: string, told = settings): void {
  history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.setAttribute('data-page-start', 'needed');
  script.setAttribute('data-page-payload', PAYLOAD);
  script.setAttribute('data-page-scripts', '/a.js /b.js');
  script.setAttribute('data-page-runtime', '{"runtimeModuleIds":[7]}');
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startApiPage(told);
  current.mockRestore();
}
const started = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const preloaded = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const isHidden = () => document.documentElement.hasAttribute('data-bootstrap-wait');
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

test.each(['/api/?operation=get+/a', '/api/?swaggerUri='])(
  'a page whose address, %j, names no document fetches none, and starts when it is painted',
  async (path) => {
    start(path);
    expect(isHidden()).toBe(false);
    await pass(40);
    expect(preloaded()).toEqual([]);
    await pass(160);
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
    expect(started()).toEqual(['/a.js', '/b.js']);
    await pass(5000);
    expect(started()).toHaveLength(2);
    expect(documents()).toEqual([]);
    expect(globalThis.portalPendingDocument).toBeUndefined();
  },
);

test('a page of the newest documents loads what compares them, and nothing of React', async () => {
  start('/api/payments/sale/');
  await pass(5000);
  expect(started()).toEqual(['/scripts/live.js']);
  expect(preloaded()).toEqual([]);
  dispatchEvent(new Event(START_PAGE));
  await pass(0);
  expect(started()).toEqual(['/scripts/live.js', '/a.js', '/b.js']);
});

test('a page that Next starts has nothing of it started', async () => {
  const script = document.createElement('script');
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startApiPage(settings);
  current.mockRestore();
  await pass(5000);
  expect(started()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['payments', '/developer/openapi/payments.json'],
  ['https://docs.example.net/v1.json', 'https://docs.example.net/v1.json'],
])('an own document elsewhere, %j, is fetched at once', (name, url) => {
  const named = { [name]: { local: url, prod: 'x:' } };
  start(`/api/?swaggerUri=${encodeURIComponent(name)}`, { ...settings, named });
  expect(documents().map(([asked]) => asked)).toEqual([url]);
  expect(globalThis.portalPendingDocument).toMatchObject({ url });
});

const RELEASE = 'http://localhost/openapi/pay/1.0.json';

test.each([
  ['that the address asks for', '/api/payments/sale/?version=1.0', '{}'],
  ['that the reader has chosen', '/api/payments/sale/', '{"pay":"1.0"}'],
])('a former release %s is fetched in the place of the page', (_, address, chosen) => {
  localStorage.setItem('releases', chosen);
  document.documentElement.dataset.resolving = '';
  start(address);
  localStorage.clear();
  delete document.documentElement.dataset.resolving;
  expect(documents().map(([url]) => url)).toEqual([RELEASE]);
  expect(document.documentElement.dataset).toMatchObject({
    document: 'release',
    awaits: 'operation',
  });
  expect(globalThis.portalPendingDocument).toMatchObject({
    name: { release: { api: 'pay', version: '1.0' }, path: '/api/payments/sale/' },
  });
});

test.each([
  ['the newest one', '/api/payments/sale/?version=2.0'],
  ['an unknown document', '/api/?api=other&version=1.0'],
  ['a page of no document', '/api/testing/?version=1.0'],
])('no former release is fetched for %s', (_, address) => {
  localStorage.setItem('releases', '{"pay":"1.0","other":"1.0"}');
  start(address);
  localStorage.clear();
  expect(documents()).toEqual([]);
});

test('an empty operation is none, as on the page', () => {
  start('/api/?swaggerUri=/x.json&operation=');
  expect(started()).toEqual(['/draw.js']);
  expect(globalThis.portalPendingDocument?.operation).toBeUndefined();
});

test('a page gets its payload, once and whole, before its scripts run', async () => {
  let give: (answer: unknown) => void = () => {};
  payload = () => new Promise((resolve) => void (give = resolve));
  start('/api/?utm_source=mail');
  await pass(1000);
  expect(started()).toEqual([]);
  give({ ok: true, text: async () => '0:{"b":"build-1","a":"</script>"}' });
  await pass(0);
  expect(globalThis.__next_f).toEqual([[0], [1, '0:{"b":"build-1","a":"</script>"}']]);
  expect(globalThis.TURBOPACK).toEqual([{ runtimeModuleIds: [7] }]);
  expect(started()).toEqual(['/a.js', '/b.js']);
});

test('a page whose payload or script has not come starts when it is tried again', async () => {
  payload = () => Promise.reject(new TypeError('Failed to fetch'));
  const failed = jest.fn();
  addEventListener('portal:start-failed', failed);
  const script = document.createElement('script');
  script.setAttribute('data-page-payload', PAYLOAD);
  script.setAttribute('data-page-scripts', '/a.js /b.js');
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const page = createPageStart();
  current.mockRestore();
  page.start();
  await pass(0);
  expect(failed).toHaveBeenCalledTimes(1);
  payload = async () => ({ ok: true, text: async () => PAYLOAD_TEXT });
  page.start();
  await pass(0);
  expect(started()).toEqual(['/a.js', '/b.js']);
  // A preload that has failed fails the first try, too: the second one asks the host.
  const lose = () =>
    [...document.querySelectorAll('script[src="/b.js"]')].at(-1)?.dispatchEvent(new Event('error'));
  lose();
  expect(started()).toEqual(['/a.js', '/b.js', '/b.js']);
  expect(failed).toHaveBeenCalledTimes(1);
  lose();
  expect(failed).toHaveBeenCalledTimes(2);
  page.start();
  await pass(0);
  expect(started()).toEqual(['/a.js', '/b.js', '/b.js', '/b.js']);
  expect(globalThis.__next_f).toEqual([[0], [1, PAYLOAD_TEXT]]);
  removeEventListener('portal:start-failed', failed);
});

test('a page comes to life when all of its HTML has been read', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  start('/api/?utm_source=mail');
  await pass(5000);
  expect(preloaded()).toEqual(['/a.js', '/b.js']);
  expect(started()).toEqual([]);
  reading.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await pass(0);
  expect(started()).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'is that of another build by now',
    async () => ({ ok: true, text: async () => '0:{"b":"build-2"}' }),
  ],
  ['is gone from the host', async () => ({ ok: false, text: async () => '<p>Not found</p>' })],
])('a page whose payload %s stays as it is, to be read', async (_, answered) => {
  payload = answered;
  start('/api/?utm_source=mail');
  await pass(5000);
  expect(started()).toEqual([]);
  expect(globalThis.__next_f).toBeUndefined();
});

test('a page nobody sees starts without waiting for a frame', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  start('/api/?utm_source=mail');
  await pass(1);
  expect(started()).toEqual(['/a.js', '/b.js']);
  jest.restoreAllMocks();
});

describe('the first frame', () => {
  const first = () => document.documentElement.getAttribute('data-first-frame');

  test('leaves out what is below the screen, until it is seen', async () => {
    start('/api/a/b/');
    expect(first()).toBe('critical');
    await pass(60);
    expect(first()).toBe('critical');
    await pass(100);
    expect(first()).toBeNull();
  });

  test('leaves out closed menus where a document is named: what is drawn of it is small', async () => {
    start('/api/?swaggerUri=/x.json');
    expect(first()).toBe('whole');
    await pass(200);
    expect(first()).toBeNull();
  });

  test.each([
    ['the address leads to a place in the page', '/api/a/b/#body.id', 'navigate'],
    ['the page is loaded again', '/api/a/b/', 'reload'],
    ['the browser goes back to it', '/api/a/b/', 'back_forward'],
  ])('is whole where %s: nothing may be guessed there', (_, address, type) => {
    Object.assign(performance, { getEntriesByType: () => [{ entryType: 'navigation', type }] });
    start(address);
    expect(first()).toBe('whole');
  });
});

test('a named document is fetched once, without credentials, and its rows are drawn before the page starts', async () => {
  start('/api/?swaggerUri=/x.json&operation=get+/a');
  expect(isHidden()).toBe(true);
  expect(fetched.mock.calls).toEqual([
    [`${API}/x.json`, expect.objectContaining({ credentials: 'omit', cache: 'no-cache' })],
  ]);
  expect(started()).toEqual(['/draw.js']);
  expect(preloaded()).toEqual([]);
  answer('{}');
  await pass(0);
  expect(preloaded()).toEqual([]);
  const early = globalThis.portalPendingDocument;
  expect(early).toMatchObject({
    url: `${API}/x.json`,
    operation: 'get /a',
  });
  await expect(early?.text).resolves.toBe('{}');
  early?.show();
  expect(isHidden()).toBe(false);
  early?.startPage();
  await pass(0);
  expect(started()).toEqual(['/draw.js', '/a.js', '/b.js']);
  early?.startPage();
  await pass(5000);
  expect(started()).toHaveLength(3);
});

test('a slow host keeps the page neither from being shown nor from starting', async () => {
  start('/api/?swaggerUri=/x.json');
  await pass(149);
  expect(isHidden()).toBe(true);
  expect(preloaded()).toEqual([]);
  await pass(1);
  expect(isHidden()).toBe(false);
  expect(preloaded()).toEqual(['/a.js', '/b.js']);
  await pass(1349);
  expect(started()).toEqual(['/draw.js']);
  await pass(1);
  expect(started()).toEqual(['/draw.js', '/a.js', '/b.js']);
});

describe('a processor slower than the document', () => {
  let clock = 0;
  beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => clock));
  afterEach(() => jest.mocked(performance.now).mockRestore());

  /** Timers come after 150 ms; the clock says that twice as much has passed. */
  async function work(pieces: number) {
    for (let piece = 0; piece < pieces; piece += 1) {
      clock += 300;
      await pass(150);
    }
  }

  test('fetches no scripts before its rows, until it rests', async () => {
    start('/api/?swaggerUri=/x.json');
    await work(2);
    expect(isHidden()).toBe(false);
    expect(preloaded()).toEqual([]);
    clock += 150;
    await pass(150);
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
  });

  test('starts the page all the same when it never rests', async () => {
    start('/api/?swaggerUri=/x.json');
    await work(9);
    expect(started()).toEqual(['/draw.js']);
    await work(1);
    expect(started()).toEqual(['/draw.js', '/a.js', '/b.js']);
  });
});

test('a failure is kept for the page, which tells it', async () => {
  start('/api/?swaggerUri=/x.json');
  refuse();
  await pass(0);
  await expect(globalThis.portalPendingDocument?.text).rejects.toMatchObject({
    status: 0,
    message: 'Check internet connection',
  });
});

test('a document that is allowed by its whole address is fetched', () => {
  start(`/api/?swaggerUri=${encodeURIComponent(LISTED)}`);
  expect(documents().map(([url]) => url)).toEqual([LISTED]);
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
        const allowed = resolveDocumentLocation(swaggerUri, rules);
        const urls = documents().map(([url]) => url);
        expect(urls).toEqual(allowed.ok ? [allowed.url] : []);
        for (const url of urls) expect(url === LISTED || new URL(url).origin === API).toBe(true);
      }),
    );
  });
});
