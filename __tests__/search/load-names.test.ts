/** @jest-environment node */
import { NO_NAMES } from '@/lib/search/parse-names';

/** A fresh copy of the module, as a newly opened page has it. */
async function importLoader() {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/developer' });
  return import('@/lib/search/load-names');
}

const serve = (answer: () => Promise<Response>) =>
  jest.spyOn(global, 'fetch').mockImplementation(answer);

afterEach(() => jest.restoreAllMocks());

it('fetches the names once, under the base path', async () => {
  const fetched = serve(async () => Response.json({ pages: [], words: 'sale void' }));
  const { loadNames } = await importLoader();
  expect((await loadNames()).words).toEqual(['sale', 'void']);
  await loadNames();
  expect(fetched.mock.calls).toEqual([['/developer/pagefind/names.json']]);
});

it.each([
  ['is not there', async () => new Response('', { status: 404 })],
  ['is a page', async () => new Response('<!doctype html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('goes on without names when the file %s, and asks again the next time', async (_, answer) => {
  serve(answer);
  const { loadNames } = await importLoader();
  expect(await loadNames()).toEqual(NO_NAMES);
  serve(async () => Response.json({ pages: [], words: 'sale' }));
  expect((await loadNames()).words).toEqual(['sale']);
});
