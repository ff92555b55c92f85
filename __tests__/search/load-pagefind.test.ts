/** @jest-environment node */
const page = { url: '/guides/webhooks/', meta: { title: 'Webhooks' }, excerpt: 'Told' };

/** A fresh copy of the module, as a newly opened page has it, built for this base path. */
async function importLoader(basePath = '') {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath });
  return import('@/lib/search/load-pagefind');
}

function serve(address: string, search: (query: string) => Promise<unknown>) {
  const options = jest.fn(() => Promise.resolve());
  jest.doMock(address, () => ({ options, search }), { virtual: true });
  return options;
}

const findOne = () => Promise.resolve({ results: [{ data: () => Promise.resolve(page) }] });

afterEach(() => jest.restoreAllMocks());

it.each(['', '/developer'])('finds pages under the base path "%s"', async (basePath) => {
  const options = serve(`${basePath}/pagefind/pagefind.js`, findOne);
  const { loadPagefind } = await importLoader(basePath);
  const search = await loadPagefind();
  const [read] = await search('webhooks');
  expect((await read?.())?.url).toBe('/guides/webhooks/');
  expect(options).toHaveBeenCalledWith(expect.objectContaining({ baseUrl: '/' }));
});

it('rejects without an index, and asks a new address the next time', async () => {
  const { loadPagefind } = await importLoader('/nowhere');
  await expect(loadPagefind()).rejects.toThrow('/nowhere/pagefind/pagefind.js');
  serve('/nowhere/pagefind/pagefind.js?again=1', findOne);
  const search = await loadPagefind();
  expect(await search('webhooks')).toHaveLength(1);
});

it('loads anew after a search that failed', async () => {
  serve('/broken/pagefind/pagefind.js', () => Promise.reject(new Error('no index')));
  serve('/broken/pagefind/pagefind.js?again=1', findOne);
  const { loadPagefind } = await importLoader('/broken');
  const broken = await loadPagefind();
  await expect(broken('webhooks')).rejects.toThrow('no index');
  const search = await loadPagefind();
  expect(await search('webhooks')).toHaveLength(1);
});
