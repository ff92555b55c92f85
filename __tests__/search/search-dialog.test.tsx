import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type LoadedSearch, loadNames, loadSearch } from '@/lib/search/load-search';
import {
  closeSearch,
  dialog,
  field,
  renderDialog,
  renderSearch,
  SCRIPT,
  search,
  showResults,
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
const findScript = () => [...document.querySelectorAll(`script[src="${SCRIPT}"]`)].at(-1)!;

beforeAll(startSearch);
let sample: LoadedSearch;
beforeEach(async () => {
  jest.clearAllMocks();
  sample = await buildSample(DIALOG_PAGES);
  jest.mocked(loadNames).mockResolvedValue(sample.names);
  load.mockResolvedValue(sample);
});
afterEach(closeSearch);

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

  it.each([0, 1])('opens with a press of button %i', async (at) => {
    renderSearch();
    await user.click(screen.getAllByRole('button', { name: 'Search docs and API' })[at]!);
    expect(dialog()).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('keeps what is typed, and Enter, until the script of the results is there', async () => {
    renderDialog();
    await user.keyboard('/');
    const script = await waitFor(() => findScript());
    await user.keyboard('void{Enter}');
    expect(load).not.toHaveBeenCalled();
    expect(field()).toHaveValue('void');
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', followed, { once: true });
    globalThis.portalSearch = showResults;
    fireEvent.load(script);
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('says that the script does not come, and tries again the next time', async () => {
    renderDialog();
    await user.keyboard('/');
    const script = findScript();
    fireEvent.error(script);
    expect(screen.getByRole('alert')).toHaveTextContent('The search did not load.');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    await user.keyboard('/');
    const second = findScript();
    expect(second).not.toBe(script);
    globalThis.portalSearch = showResults;
    fireEvent.load(second);
    expect(screen.queryByText(/The search did not load/)).not.toBeVisible();
    expect(await screen.findByRole('button', { name: 'webhook' })).toBeVisible();
    await waitFor(() => expect(load).toHaveBeenCalled());
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
    await waitFor(() => expect(status()).toHaveTextContent('2 pages'));
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
    const spy = jest.fn(sample.index.search);
    load.mockResolvedValue({ ...sample, index: { ...sample.index, search: spy } });
    await search('webhooks');
    await screen.findByRole('link', { name: /^Webhooks/ });
    const queries = new Set(spy.mock.calls.map(([query]) => query));
    expect([...queries].at(-1)).toBe('webhooks');
    expect(queries.size).toBeLessThan('webhooks'.length);
  });

  it('searches a copied address by its path, and a copied answer by its values', async () => {
    const spy = jest.fn(sample.index.search);
    load.mockResolvedValue({ ...sample, index: { ...sample.index, search: spy } });
    await search('https://api.example.com/sale');
    await waitFor(() => expect(spy).toHaveBeenLastCalledWith('/sale'));
    await user.clear(field());
    await user.click(field());
    await user.paste('{"rcode":"051","rmsg":"Declined"}');
    await waitFor(() => expect(spy).toHaveBeenLastCalledWith('051 Declined'));
  });
});
