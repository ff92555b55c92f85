import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { START_LINKS } from '@/.generated/start-links';
import { loadNames, loadSearch } from '@/lib/search/load-search';
import {
  closeSearch,
  dialog,
  field,
  renderSearch,
  search,
  startSearch,
  status,
  user,
} from './open-dialog';
import { buildSample, DIALOG_PAGES } from './sample-search';

jest.mock('@/lib/search/load-search', () => ({
  loadNames: jest.fn(),
  loadSearch: jest.fn(),
  loadSearchWith: jest.fn(),
}));

const load = jest.mocked(loadSearch);
const places = START_LINKS.search.map(({ url }) => url);

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

async function findFaults() {
  // jsdom draws nothing: colours are checked in a browser.
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id }) => id);
}

beforeAll(startSearch);
beforeEach(async () => {
  const sample = await buildSample(DIALOG_PAGES);
  load.mockReset().mockResolvedValue(sample);
  jest.mocked(loadNames).mockReset().mockResolvedValue(sample.names);
});
afterEach(closeSearch);

it('idle: says what can be found, where to start, and tries an example', async () => {
  await search();
  await waitFor(() => expect(hrefs()).toEqual(places));
  expect(status()).toBeEmptyDOMElement();
  expect(await findFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'webhook' }));
  expect(field()).toHaveFocus();
  expect(await screen.findByRole('link', { name: /^Webhooks/ })).toBeVisible();
});

it('loading: nothing at first, and one quiet line when it takes long', async () => {
  load.mockReturnValue(new Promise(() => {}));
  await search();
  await waitFor(() => expect(hrefs()).toEqual(places));
  fireEvent.input(field(), { target: { value: 'sale' } });
  expect(status()).toBeEmptyDOMElement();
  await waitFor(() => expect(status()).toHaveTextContent('Searching…'));
});

it('found by its name before the texts are there: says that there may be more', async () => {
  load.mockReturnValue(new Promise(() => {}));
  await search('void');
  expect(await screen.findByRole('link', { name: /^Void/ })).toBeVisible();
  await waitFor(() => expect(status()).toHaveTextContent('1 page so far'));
});

it('found: no fault that axe can see', async () => {
  await search('sale');
  await screen.findByRole('link', { name: /^Webhooks/ });
  expect(await findFaults()).toEqual([]);
});

it('empty: names the words no page has, and suggests others', async () => {
  await search('zzz');
  await waitFor(() => expect(status()).toHaveTextContent('No page has “zzz”.'));
  expect(dialog()).toHaveTextContent('Try a field name such as amt_tran');
  expect(hrefs()).toEqual(places);
  expect(await findFaults()).toEqual([]);
});

it('without examples it says the same, and offers the sections', async () => {
  renderSearch([]);
  await user.keyboard('/');
  await waitFor(() => expect(hrefs()).toEqual(places));
  expect(dialog()).toHaveTextContent('a field or a result code.Guides');
  await user.keyboard('zzz');
  await waitFor(() => expect(status()).toHaveTextContent('No page has “zzz”.'));
  expect(dialog()).toHaveTextContent('Try a field name, the name of an operation, or fewer words.');
});

describe('failed', () => {
  it('says so before anything is typed, and offers the sections', async () => {
    load.mockRejectedValue(new Error('404'));
    await search();
    await waitFor(() => expect(status()).toHaveTextContent('The search is not available'));
    expect(hrefs()).toEqual(places);
    expect(dialog()).not.toHaveTextContent('npm run build');
    expect(await findFaults()).toEqual([]);
  });

  it('still shows what has that name', async () => {
    load.mockRejectedValue(new Error('404'));
    await search('void');
    expect(await screen.findByRole('link', { name: /^Void/ })).toBeVisible();
  });

  it('names the missing build step in development only', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    load.mockRejectedValue(new Error('404'));
    await search();
    await waitFor(() => expect(dialog()).toHaveTextContent('npm run build'));
    jest.restoreAllMocks();
  });

  it('a second try goes on with the same words', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await search('sale');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(field()).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^Void/ })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
