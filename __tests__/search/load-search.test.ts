const NAMES = { texts: '/search/texts/1.json', pages: [{ url: '/', title: 'Home' }] };
const TEXTS = { pages: [['A first payment', [], []]], fields: [] };

/** A fresh copy of the module, as a newly opened page has it. */
async function importLoader() {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/developer' });
  return import('@/lib/search/load-search');
}

const serve = (respond: (path: string) => Promise<Response>) =>
  jest.spyOn(global, 'fetch').mockImplementation((address) => respond(String(address)));

const respond = async (path: string) => Response.json(path.includes('names') ? NAMES : TEXTS);

afterEach(() => jest.restoreAllMocks());

it('fetches names and texts once, under the base path', async () => {
  const fetched = serve(respond);
  const { loadNames, loadSearch } = await importLoader();
  expect((await loadNames()).pages).toHaveLength(1);
  const { index } = await loadSearch();
  expect(index.search('payments')).toHaveLength(1);
  await loadSearch();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/developer/search/names.json',
    '/developer/search/texts/1.json',
  ]);
});

it.each([
  ['is not there', async () => new Response('', { status: 404 })],
  ['is a page', async () => new Response('<!doctype html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('rejects when a file %s, and asks again the next time', async (_, fail) => {
  serve(fail);
  const { loadNames, loadSearch } = await importLoader();
  await expect(loadNames()).rejects.toThrow();
  await expect(loadSearch()).rejects.toThrow();
  serve(respond);
  expect((await loadSearch()).index.words).toContain('payment');
});

it('adds the operations of loaded documents, once for each list of them', async () => {
  serve(respond);
  const { loadSearchWith } = await importLoader();
  const page = { url: '/api/a/new/', title: 'New', text: 'Brand', sections: [], fields: [] };
  const list = jest.fn(async () => [{ pages: [page] }]);
  const { names } = await loadSearchWith(list);
  expect(names.pages.map(({ url }) => url)).toEqual(['/api/a/new/', '/']);
  await loadSearchWith(list);
  expect(list).toHaveBeenCalledTimes(1);
});
