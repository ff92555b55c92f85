import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FollowPages } from '@/components/ui/link/follow-pages';
import { type LoadedSearch, loadNames, loadSearch } from '@/lib/search/load-search';
import { closeSearch, dialog, field, search, startSearch, user } from './open-dialog';
import { buildSample, DIALOG_PAGES } from './sample-search';

jest.mock('@/lib/search/load-search', () => ({
  loadNames: jest.fn(),
  loadSearch: jest.fn(),
  loadSearchWith: jest.fn(),
}));
const followed: string[] = [];
const router = { push: (path: string) => void followed.push(path) };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeAll(startSearch);
let sample: LoadedSearch;
beforeEach(async () => {
  followed.length = 0;
  sample = await buildSample(DIALOG_PAGES);
  jest.mocked(loadNames).mockResolvedValue(sample.names);
  jest.mocked(loadSearch).mockResolvedValue(sample);
  render(<FollowPages />);
});
afterEach(closeSearch);

const link = (name: RegExp) => screen.findByRole('link', { name });

/** The texts load with the call of what is returned; until then only names are found. */
function holdTexts(): () => void {
  let release = () => {};
  const held = new Promise<LoadedSearch>((resolve) => {
    release = () => resolve(sample);
  });
  jest.mocked(loadSearch).mockReturnValue(held);
  return release;
}

it('the arrow keys go from the field through pages and headings, and round again', async () => {
  await search('sale');
  const stops = [await link(/^Webhooks/), await link(/^Verify/), await link(/^Void/), field()];
  for (const stop of stops) {
    await user.keyboard('{ArrowDown}');
    expect(stop).toHaveFocus();
  }
  await user.keyboard('{ArrowUp}');
  expect(await link(/^Void/)).toHaveFocus();
});

it('the arrow keys pass by what a former query found', async () => {
  const answer = holdTexts();
  await search('void');
  await link(/^Void/);
  await user.keyboard('{Backspace>4/}paid{ArrowDown}');
  expect(await link(/^Void/)).toBeVisible();
  expect(field()).toHaveFocus();
  answer();
  const first = await link(/^Report 0/);
  await waitFor(() => expect(first).toHaveFocus());
});

it('the field takes the focus from a page that goes', async () => {
  const answer = holdTexts();
  await search('void');
  await link(/^Void/);
  await user.keyboard('{Backspace>4/}paid{Tab}{Tab}');
  expect(await link(/^Void/)).toHaveFocus();
  answer();
  await link(/^Report 0/);
  expect(field()).toHaveFocus();
});

it('an arrow key or Enter no longer counts once the query is changed', async () => {
  const answer = holdTexts();
  await search('sale{Enter}s{Backspace}{ArrowDown}s{Backspace}');
  answer();
  await link(/^Void/);
  expect(field()).toHaveFocus();
  expect(followed).toEqual([]);
});

it('Enter on a result follows it and closes the dialog', async () => {
  await search('sale');
  await link(/^Verify/);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(followed).toEqual(['/guides/webhooks/#verify']);
  expect(dialog()).not.toBeInTheDocument();
});

it('Enter in the field opens the first page, even when pressed before it is found', async () => {
  await search('void{Enter}');
  expect(followed).toEqual([]);
  await waitFor(() => expect(followed).toEqual(['/api/payment-gateway/void/']));
  expect(dialog()).not.toBeInTheDocument();
});

it('the same query can be opened again without being followed at once', async () => {
  await search('void{Enter}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await user.keyboard('/');
  await link(/^Void/);
  expect(followed).toHaveLength(1);
});

it('typing on a result goes on with the query', async () => {
  await search('sal');
  await link(/^Void/);
  await user.keyboard('{ArrowDown}e');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('sale');
});

it('a result opened in a new tab leaves the dialog open', async () => {
  await search('void');
  fireEvent.click(await link(/^Void/), { ctrlKey: true });
  expect(dialog()).toBeVisible();
});
