/** @jest-environment jsdom */
import { getRenderedDocument, takePending } from '@/lib/bootstrap/document/pending-document';
import { renderPendingDocument } from '@/lib/bootstrap/document/render-pending-document';

const TEXT = JSON.stringify({
  openapi: '3.1.0',
  paths: { '/a': { get: { summary: 'First' }, post: { summary: 'Second' } } },
});
const URL = 'http://localhost:4010/x.json';

const startPage = jest.fn();
const show = jest.fn();
function begin(text: Promise<string>) {
  const early = {
    name: { swaggerUri: '/x.json' },
    url: URL,
    operation: 'post /a',
    text,
    show,
    startPage,
  };
  globalThis.portalPendingDocument = early;
  return renderPendingDocument(early);
}
const rows = () => [...document.querySelectorAll('a')].map((row) => row.textContent);
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<div data-rows-host></div>';
});
afterEach(() => {
  globalThis.portalPendingDocument = undefined;
});

test('lists the document, marks the operation of the address, hands over what it read, starts the page', async () => {
  await begin(Promise.resolve(TEXT));
  expect(rows()).toEqual(['getFirst', 'postSecond']);
  expect(show).toHaveBeenCalledTimes(1);
  expect(startPage).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-current]')?.textContent).toBe('postSecond');
  const drawn = getRenderedDocument(TEXT);
  expect([...(drawn?.api.operations.keys() ?? [])]).toEqual(['get /a', 'post /a']);
  expect(drawn?.groups.map(({ name }) => name)).toEqual(['All operations']);
  expect(getRenderedDocument(`${TEXT} `)).toBeUndefined();
  await settle();
  expect(startPage).toHaveBeenCalledTimes(1);
});

describe('of a long list', () => {
  const paths = Array.from({ length: 1200 }, (_, at) => [
    `/a/${at}`,
    { get: { summary: `${at}` } },
  ]);
  const text = JSON.stringify({ openapi: '3.1.0', paths: Object.fromEntries(paths) });
  const whenShown = (then: () => void) => void show.mockImplementationOnce(then);
  // The page of one test must not start in the next.
  afterEach(settle);

  test('a screenful is shown first, and it is handed over when all of it is there', async () => {
    const first: unknown[] = [];
    whenShown(() => first.push(rows().length, getRenderedDocument(text)));
    await begin(Promise.resolve(text));
    expect(first).toEqual([50, undefined]);
    expect(rows()).toHaveLength(1200);
    expect(getRenderedDocument(text)?.groups[0]?.rows).toHaveLength(1200);
  });

  test('of a very long one the first thousands are drawn, then the operation of the address', async () => {
    const many = Array.from({ length: 12_000 }, (_, at) => [`/a/${at}`, { post: {} }]);
    const paths = { ...Object.fromEntries(many), '/a': { post: {} } };
    const long = JSON.stringify({ openapi: '3.1.0', paths });
    await begin(Promise.resolve(long));
    const shown = getRenderedDocument(long)?.rows.shown;
    expect(shown).toBeLessThan(10_050);
    expect(rows()).toHaveLength((shown ?? 0) + 1);
    expect(document.querySelector('a')).toHaveAttribute('aria-current', 'page');
  });

  test('no more is drawn once the page draws it', async () => {
    whenShown(() => void takePending(URL)?.text);
    await begin(Promise.resolve(text));
    expect(rows()).toHaveLength(50);
    expect(getRenderedDocument(text)).toBeUndefined();
  });
});

test.each([
  ['no JSON', 'openapi: 3.1.0\npaths: {}'],
  ['a list', '[]'],
  ['no paths', '{"openapi":"3.1.0","paths":{}}'],
  ['nothing', ''],
])('%s is left to the page', async (_, text) => {
  await begin(Promise.resolve(text));
  expect(rows()).toEqual([]);
  expect(show).toHaveBeenCalledTimes(1);
  expect(startPage).toHaveBeenCalledTimes(1);
  await expect(takePending(URL)?.text).resolves.toBe(text);
  expect(getRenderedDocument(text)).toBeUndefined();
});

test('a document that does not load is left to the page, which gets the reason', async () => {
  const reason = { status: 404, message: '404 Not Found' };
  await begin(Promise.reject(reason));
  expect(startPage).toHaveBeenCalledTimes(1);
  await expect(takePending(URL)?.text).rejects.toBe(reason);
});

test('what the page has taken over is not drawn a second time', async () => {
  const drawing = begin(Promise.resolve(TEXT));
  expect(takePending(URL)?.text).toBeDefined();
  await drawing;
  expect(rows()).toEqual([]);
  expect(startPage).toHaveBeenCalledTimes(1);
});

test('a text is taken once, and only under its own address', () => {
  void begin(new Promise(() => {}));
  expect(takePending(`${URL}?2`)).toBeUndefined();
  expect(takePending(URL)?.text).toBeDefined();
  expect(takePending(URL)?.text).toBeUndefined();
});

test('the list’s element may come later than the document', async () => {
  document.body.innerHTML = '';
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const drawing = begin(Promise.resolve(TEXT));
  await settle();
  expect(startPage).not.toHaveBeenCalled();
  document.body.innerHTML = '<div data-rows-host></div>';
  await drawing;
  expect(rows()).toEqual(['getFirst', 'postSecond']);
  state.mockRestore();
});

test('a page without the element starts all the same', async () => {
  document.body.innerHTML = '';
  await begin(Promise.resolve(TEXT));
  expect(startPage).toHaveBeenCalledTimes(1);
  expect(globalThis.portalPendingDocument?.rendered).toBeUndefined();
});
