import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { loadNames, loadSearch } from '@/lib/search/load-search';
import { closeSearch, field, search, startSearch, status, user } from './open-dialog';
import { buildSample, DIALOG_PAGES } from './sample-search';

jest.mock('@/lib/search/load-search', () => ({
  loadNames: jest.fn(),
  loadSearch: jest.fn(),
  loadSearchWith: jest.fn(),
}));

beforeAll(startSearch);
beforeEach(async () => {
  const sample = await buildSample(DIALOG_PAGES);
  jest.mocked(loadNames).mockResolvedValue(sample.names);
  jest.mocked(loadSearch).mockResolvedValue(sample);
});
afterEach(closeSearch);

const original = () => screen.queryByRole('button', { name: /^Search for “webhok” instead/ });

it('shows what the right word finds, and says so', async () => {
  await search('webhok');
  expect(await screen.findByRole('link', { name: /^Webhooks/ })).toBeVisible();
  await waitFor(() => expect(status()).toHaveTextContent('Results for “webhook”: 1 page'));
  expect(field()).toHaveValue('webhok');
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('Shift+Enter searches for the word as it is, once', async () => {
  await search('webhok');
  await waitFor(() => expect(original()).toBeVisible());
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(status()).toHaveTextContent('No page has “webhok”.'));
  expect(original()).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.keyboard('{Backspace}k');
  await waitFor(() => expect(status()).toHaveTextContent(/^No page has “webhok”\.$/));
});

it('the button does the same and gives the focus to the field', async () => {
  await search('webhok');
  await waitFor(() => expect(original()).toBeVisible());
  await user.click(original()!);
  expect(field()).toHaveFocus();
  await waitFor(() => expect(status()).toHaveTextContent(/^No page has “webhok”\.$/));
});

it('the arrow keys go to the pages, past the button', async () => {
  await search('webhok');
  await waitFor(() => expect(original()).toBeVisible());
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('link', { name: /^Webhooks/ })).toHaveFocus();
});

it('shows the place that is called so, though no page has the word', async () => {
  await search('cards');
  const link = await screen.findByRole('link', { name: /^Cards/ });
  expect(link).toHaveAttribute('href', '/api/testing/#cards');
  await waitFor(() => expect(status()).toHaveTextContent('1 page'));
});
