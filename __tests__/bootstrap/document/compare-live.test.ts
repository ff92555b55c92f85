/** @jest-environment jsdom */
import { compareLive } from '@/lib/bootstrap/document/compare-live';
import { takePending } from '@/lib/bootstrap/document/pending-document';
import { START_PAGE } from '@/lib/bootstrap/start/page-start';
import { textHash } from '@/lib/text/text-hash';

const TEXT = '{"openapi":"3.1.0","paths":{"/sale":{},"/refund":{}}}';
const URLS = { local: 'http://localhost:4010/pay/doc', prod: '' };
const pay = { id: 'pay', urls: URLS, hashes: [textHash('{}'), textHash(TEXT)] };
const shop = {
  id: 'shop',
  urls: { prod: 'https://api.example.com/shop' },
  hashes: [textHash('shop')],
};
const hidden = { id: 'hidden', urls: { prod: '' }, hashes: [] };

const started = jest.fn();
let respond: () => Promise<unknown>;
const fetched = jest.fn((url: string) => respond().then((text) => toResponse(url, text)));
const toResponse = (url: string, text: unknown) => ({
  ...{ ok: true, status: 200, redirected: false, url, text: async () => text },
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  globalThis.portalPendingTexts = undefined;
  Object.assign(globalThis, { fetch: fetched });
  document.body.innerHTML =
    '<div data-shown-documents="pay"><h1 id="sale">Sale</h1>Pay API<span data-saved-note>, saved with this page</span></div>';
  history.replaceState(null, '', '/api/pay/sale/');
  respond = async () => TEXT;
  addEventListener(START_PAGE, started);
});
afterEach(() => {
  removeEventListener(START_PAGE, started);
  jest.useRealTimers();
});

async function compare(apis = [hidden, pay, shop], wait = 0) {
  compareLive(apis);
  await jest.advanceTimersByTimeAsync(wait);
}

test.each([
  ['the text that the page was made of', TEXT],
  ['the same document with spaces', JSON.stringify(JSON.parse(TEXT), null, 2)],
])('%s starts nothing, and the page says that it is live', async (_, text) => {
  respond = async () => text;
  await compare();
  expect(started).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent(/^SalePay API, live, loaded at \d+:\d\d [AP]M$/);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(started).not.toHaveBeenCalled();
});

test.each([
  ['a document that says something else', async () => TEXT.replace('refund', 'void')],
  ['members in another order', async () => '{"paths":{"/sale":{},"/refund":{}},"openapi":"3.1.0"}'],
  ['YAML', async () => 'openapi: 3.1.0\n'],
  ['a host that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s starts React, and the page does not say that it is live', async (_, given) => {
  respond = given;
  await compare();
  expect(started).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveTextContent('saved with this page');
});

test('a document that is late starts React, which says so', async () => {
  respond = () => new Promise(() => {});
  await compare(undefined, 7900);
  expect(started).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(started).toHaveBeenCalledTimes(1);
  expect(globalThis.portalPendingTexts?.[0]?.isLate).toBe(true);
});

test('React takes over the request that was made, once', async () => {
  await compare();
  await expect(takePending(URLS.local)?.text).resolves.toBe(TEXT);
  expect(takePending(URLS.local)).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a fragment that the page does not have starts React, which may find it in the live document', async () => {
  history.replaceState(null, '', '/api/pay/sale/#sale');
  await compare();
  expect(started).not.toHaveBeenCalled();
  history.replaceState(null, '', '/api/pay/sale/#body.token');
  await compare();
  expect(started).toHaveBeenCalledTimes(1);
});

test('a language whose code React generates starts it; one that stands in the page does not', async () => {
  document.body.innerHTML += '<input data-lang="curl"><input data-lang="python" data-generated>';
  document.documentElement.dataset.lang = 'curl';
  await compare();
  expect(started).not.toHaveBeenCalled();
  document.documentElement.dataset.lang = 'python';
  await compare();
  expect(started).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset.lang;
});

test('a page without a document loads the first one that is live, as its list has it', async () => {
  document.body.innerHTML = '<h1>Testing</h1>';
  await compare();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([URLS.local]);
});

test('a page that shows several documents needs React as soon as one of them is another', async () => {
  document.body.innerHTML = '<div data-shown-documents="pay desk"></div>';
  const desk = { id: 'desk', urls: { local: `${URLS.local}?desk`, prod: '' }, hashes: pay.hashes };
  await compare([pay, shop, desk]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([URLS.local, desk.urls.local]);
  expect(started).not.toHaveBeenCalled();
  await compare([pay, { ...desk, hashes: [textHash('{}')] }]);
  expect(started).toHaveBeenCalledTimes(1);
  await expect(takePending(desk.urls.local)?.text).resolves.toBe(TEXT);
});

test('a document that is live nowhere is not asked for', async () => {
  document.body.innerHTML = '<div data-shown-documents="hidden"></div>';
  await compare();
  expect(fetched).not.toHaveBeenCalled();
  expect(started).not.toHaveBeenCalled();
});
