import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBelow } from '@/components/search/search-below';
import { SearchButton, SearchIconButton } from '@/components/search/search-button';
import { SearchDialog } from '@/components/search/search-dialog';
import { listenForSearch } from '@/lib/bootstrap/search/listen-for-search';
import { SEARCH_RESULTS } from '@/lib/bootstrap/search/search-parts';

export const user = userEvent.setup();

/** Address of the script of the results, which these tests stand in for. */
export const SCRIPT = 'http://localhost/scripts/search.js';

/** Opens and closes the search as a page does. jsdom has no modal dialogs: these leave the focus where a browser does. */
export function startSearch(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.contains(activeElement)) activeElement.blur();
    this.dispatchEvent(new Event('close'));
  };
  listenForSearch(SCRIPT);
}

/** The page's search before the script of its results is there. */
export function renderDialog(examples: readonly string[] = ['amt_tran', 'webhook']): void {
  globalThis.portalSearch = undefined;
  render(
    <>
      <SearchButton />
      <SearchIconButton />
      <input aria-label="Your name" />
      <SearchDialog examples={examples} />
    </>,
  );
}

/** What the script of the results does. */
export function showResults(dialog: HTMLDialogElement): void {
  const below = dialog.querySelector(`[${SEARCH_RESULTS}]`);
  const input = dialog.querySelector('input');
  if (!below || !input || below.hasChildNodes()) return;
  const examples: readonly string[] = JSON.parse(below.getAttribute(SEARCH_RESULTS) ?? '');
  const container = document.createElement('div');
  below.append(container);
  render(<SearchBelow {...{ dialog, input, examples }} />, { container });
}

export function renderSearch(examples?: readonly string[]): void {
  renderDialog(examples);
  globalThis.portalSearch = showResults;
}

/** Opens the dialog as a reader does, and types. */
export async function search(text = ''): Promise<void> {
  renderSearch();
  await user.keyboard(`/${text}`);
}

export const closeSearch = () => act(() => document.querySelector('dialog')?.close());
export const dialog = () => screen.queryByRole('dialog', { name: 'Search docs and API' });
export const field = () => screen.getByRole('textbox', { name: 'Search docs and API' });
export const status = () => screen.getByRole('status');
