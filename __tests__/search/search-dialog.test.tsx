import { act, render, screen, waitFor, within } from '@testing-library/react';
import { SearchButton } from '@/components/search/search-button';
import { SearchDialog } from '@/components/search/search-dialog';
import { SearchIconButton } from '@/components/search/search-icon-button';
import { closeSearch } from '@/components/search/search-store';
import { loadPagefind } from '@/lib/search/load-pagefind';
import type { FoundHits } from '@/lib/search/parse-pagefind';
import { fakeSearch } from './fake-pagefind';
import { dialog, field, renderSearch, search, standInForModals, status, user } from './open-dialog';

jest.mock('@/lib/search/load-pagefind', () => ({ loadPagefind: jest.fn() }));

const load = jest.mocked(loadPagefind);

beforeAll(standInForModals);
beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue(fakeSearch);
});
afterEach(() => act(closeSearch));

describe('opening', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens with %s', async (keys) => {
    renderSearch();
    expect(dialog()).not.toBeInTheDocument();
    await user.keyboard(keys);
    expect(dialog()).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('leaves the keys alone while the reader types in a field', async () => {
    renderSearch();
    await user.type(screen.getByLabelText('Your name'), '/{Control>}k{/Control}');
    expect(screen.getByLabelText('Your name')).toHaveValue('/');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('leaves the slash to what is typed on a result of the open search', async () => {
    renderSearch();
    await user.keyboard('/');
    const close = screen.getByRole('button', { name: 'Close search' });
    const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    expect(close.dispatchEvent(key)).toBe(true);
  });

  it('stays closed on a bare page, which does not draw it', async () => {
    document.documentElement.dataset.standalone = '';
    renderSearch();
    await user.keyboard('/');
    expect(dialog()).not.toBeInTheDocument();
    delete document.documentElement.dataset.standalone;
  });

  it.each([SearchButton, SearchIconButton])('opens with a press of %p', async (Button) => {
    render(
      <>
        <Button />
        <SearchDialog examples={['amt_tran', 'refund']} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Search docs and API' }));
    expect(dialog()).toBeVisible();
  });

  it('fetches nothing before it is opened', async () => {
    renderSearch();
    expect(load).not.toHaveBeenCalled();
    await user.keyboard('/');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('closes with its button and keeps the query for the next time', async () => {
    await search('webhooks');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(dialog()).not.toBeInTheDocument();
    await user.keyboard('/');
    expect(field()).toHaveValue('webhooks');
  });

  it('closes when Back leads to another page', async () => {
    await search();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes with a click beside it, but not when the press began inside', async () => {
    await search();
    const outside = screen.getByRole('dialog');
    await user.pointer([{ keys: '[MouseLeft>]', target: field() }, { target: outside }]);
    await user.pointer({ keys: '[/MouseLeft]', target: outside });
    expect(dialog()).toBeVisible();
    await user.click(outside);
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('results', () => {
  it('lists pages with their section, the matched words marked, and headings below', async () => {
    await search('sale');
    const [page, heading] = await screen.findAllByRole('link', { name: /Webhooks|Verify/ });
    expect(page).toHaveAttribute('href', '/guides/webhooks/');
    expect(page).toHaveTextContent('Guides');
    expect(within(page!).getByText('sale').tagName).toBe('MARK');
    expect(heading).toHaveAttribute('href', '/guides/webhooks/#verify');
    expect(status()).toHaveTextContent('2 pages');
  });

  it('shows eight pages, and eight more when asked, keeping the focus among them', async () => {
    await search('report');
    await waitFor(() => expect(status()).toHaveTextContent('18 pages'));
    expect(screen.getAllByRole('link')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show more pages' }));
    expect(screen.getByRole('link', { name: /Report 7/ })).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(16));
  });

  it('begins again at the top when the query changes', async () => {
    await search('report');
    const list = (await screen.findAllByRole('list'))[0];
    const scroller = dialog()!.querySelector('.below')!;
    expect(scroller).toContainElement(list!);
    scroller.scrollTop = 400;
    await user.keyboard('s');
    expect(scroller.scrollTop).toBe(0);
  });

  it('does not search for every letter of a word typed quickly', async () => {
    const spy = jest.fn(fakeSearch);
    load.mockResolvedValue(spy);
    await search('webhooks');
    await screen.findByRole('link', { name: /Verify/ });
    expect(spy.mock.calls.at(-1)).toEqual(['webhooks']);
    expect(spy.mock.calls.length).toBeLessThan('webhooks'.length);
  });

  it('searches a copied address by its path, and a copied answer by its values', async () => {
    const spy = jest.fn(fakeSearch);
    load.mockResolvedValue(spy);
    await search('https://api.example.com/sale');
    await waitFor(() => expect(spy).toHaveBeenLastCalledWith('/sale'));
    await user.clear(field());
    await user.click(field());
    await user.paste('{"rcode":"051","rmsg":"Declined"}');
    await waitFor(() => expect(spy).toHaveBeenLastCalledWith('051 Declined'));
  });

  it('ignores an answer that arrives after the query has changed', async () => {
    let answer = () => {};
    const late = new Promise<FoundHits>((resolve) => {
      answer = () => void fakeSearch('void').then(resolve);
    });
    const slowVoid = jest.fn<Promise<FoundHits>, [string]>((query) =>
      query === 'void' ? late : fakeSearch(query),
    );
    load.mockResolvedValue(slowVoid);
    await search('void');
    await waitFor(() => expect(slowVoid).toHaveBeenCalledWith('void'));
    await user.clear(field());
    await user.type(field(), 'webhooks');
    await screen.findByRole('link', { name: /Verify/ });
    await act(async () => answer());
    expect(screen.queryByRole('link', { name: /Void/ })).not.toBeInTheDocument();
  });
});
